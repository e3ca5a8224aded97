import '@fontsource-variable/onest/index.css';
import '@fontsource/spectral/400.css';
import '@fontsource/spectral/600.css';
import './app.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { dropForeignCover } from './lib/shared/cover';
import { keepShell, renewWhenOutdated } from './lib/shared/offline.svelte';
import { lettersReady, stylesReady } from './lib/shared/letters';
import { speak } from './lib/shared/texts.svelte';
import { applyTheme } from './lib/shared/theme.svelte';

applyTheme();
dropForeignCover();
renewWhenOutdated();
await speak();
await stylesReady();
await lettersReady();
// What was parsed and run so far was one task; the page is drawn in another.
await new Promise((then) => setTimeout(then));
mount(App, { target: document.getElementById('app')! });
keepShell();
