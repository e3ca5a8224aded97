import '@fontsource-variable/onest/index.css';
import '@fontsource/spectral/400.css';
import '@fontsource/spectral/600.css';
import './app.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { dropForeignCover } from './lib/shared/cover';
import { keepShell, renewWhenOutdated } from './lib/shared/offline.svelte';
import { lettersReady, stylesReady } from './lib/shared/letters';
import { readyToCount, speak } from './lib/shared/texts.svelte';
import { applyTheme } from './lib/shared/settings.svelte';

/** What takes a while is done in tasks of their own, so that the browser can answer in between. */
const anotherTask = () => new Promise((then) => setTimeout(then));

applyTheme();
dropForeignCover();
renewWhenOutdated();
await speak();
await stylesReady();
await lettersReady();
for (const prepare of readyToCount()) {
  await anotherTask();
  prepare();
}
await anotherTask();
mount(App, { target: document.getElementById('app')! });
keepShell();
