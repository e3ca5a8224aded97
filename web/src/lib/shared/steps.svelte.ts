/** A large page drawn a part at a time, so that no task keeps the browser from answering for long. */
import { getContext, setContext } from 'svelte';
import { covered, uncover } from './cover';

const HERE = Symbol('steps');
/** Milliseconds after which the next step is taken though no frame was painted: the page may lie in the background. */
const PATIENCE = 120;

/** In a task of its own, after what was drawn so far has been laid out and painted; gives what calls it off. */
export function afterFrame(then: () => void): () => void {
  let timer = setTimeout(go, PATIENCE);
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer);
    timer = setTimeout(go);
  });
  function go() {
    cancelAnimationFrame(frame);
    then();
  }
  return () => {
    clearTimeout(timer);
    cancelAnimationFrame(frame);
  };
}

/** In a task of its own, whether or not a frame comes in between. */
function afterTask(then: () => void): () => void {
  const timer = setTimeout(then);
  return () => clearTimeout(timer);
}

interface Steps {
  readonly now: number;
}

/**
 * The parts of this component, each in a `Step`, are drawn one after another as soon as it may begin; then, after a
 * frame, the page is uncovered. Without a cover everything is there at once, so that nothing is seen half drawn.
 */
export function drawnInSteps(last: number, begun: () => boolean): void {
  let now = $state(covered() ? 0 : last);
  setContext<Steps>(HERE, {
    get now() {
      return now;
    },
  });
  $effect(() => {
    if (!begun()) return;
    if (now < last) return afterTask(() => (now += 1));
    if (covered()) return afterFrame(uncover);
  });
}

/** The steps of the page this component is a part of, where it is drawn so. */
export const stepsHere = (): Steps | undefined => getContext<Steps | undefined>(HERE);
