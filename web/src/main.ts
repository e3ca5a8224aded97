import '@fontsource-variable/onest/index.css';
import '@fontsource/spectral/400.css';
import '@fontsource/spectral/600.css';
import './tokens.css';
import './app.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { games } from './lib/shared/api';
import { keepShell, renewWhenOutdated } from './lib/shared/offline.svelte';
import { speak } from './lib/shared/texts.svelte';
import { applyTheme } from './lib/shared/theme.svelte';

applyTheme();
renewWhenOutdated();
if (location.pathname === '/') games().catch(() => undefined);
await speak();
mount(App, { target: document.getElementById('app')! });
keepShell();
