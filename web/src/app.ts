import { mount } from 'svelte';

import App from './App.svelte';
import { gate } from './lib/gate.svelte';
import './look/tokens.css';
import './look/base.css';

gate.read(document.documentElement.dataset.entry);
mount(App, { target: document.getElementById('app') ?? document.body });
