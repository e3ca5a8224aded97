/** Plays the sounds, each fetched when it is first wanted. */
import type { Sound } from './sounds';

const ADDRESSES: Record<Sound, string> = {
  turn: new URL('./turn.wav', import.meta.url).href,
  caught: new URL('./caught.wav', import.meta.url).href,
  rescued: new URL('./rescued.wav', import.meta.url).href,
  goal: new URL('./goal.wav', import.meta.url).href,
  omen: new URL('./omen.wav', import.meta.url).href,
  end: new URL('./end.wav', import.meta.url).href,
};

let audio: AudioContext | undefined;
const fetched = new Map<Sound, Promise<AudioBuffer>>();

function bufferOf(sound: Sound, context: AudioContext): Promise<AudioBuffer> {
  const known = fetched.get(sound);
  if (known) return known;
  const coming = fetch(ADDRESSES[sound])
    .then((answer) => answer.arrayBuffer())
    .then((bytes) => context.decodeAudioData(bytes));
  fetched.set(sound, coming);
  coming.catch(() => fetched.delete(sound));
  return coming;
}

/** What cannot be fetched or played is not heard. */
export async function play(sound: Sound): Promise<void> {
  try {
    audio ??= new AudioContext();
    if (audio.state === 'suspended') void audio.resume();
    const source = audio.createBufferSource();
    source.buffer = await bufferOf(sound, audio);
    source.connect(audio.destination);
    source.start();
  } catch {
    // The table is played all the same.
  }
}
