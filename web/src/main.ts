import '@fontsource-variable/onest/index.css';
import '@fontsource/spectral/400.css';
import '@fontsource/spectral/600.css';
import './tokens.css';
import './app.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { keepShell, renewWhenOutdated } from './lib/shared/offline.svelte';
import { lettersReady } from './lib/shared/letters';
import { speak } from './lib/shared/texts.svelte';
import { applyTheme } from './lib/shared/theme.svelte';

applyTheme();
renewWhenOutdated();
await speak();
await lettersReady();
mount(App, { target: document.getElementById('app')! });
keepShell();
