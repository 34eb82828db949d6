import '@manna/shared/ui/styles.css';
import { BOOT_ELEMENT_ID, type Boot } from '@manna/shared/contracts';
import { bootstrap } from './bootstrap';

// The gateway checked this data against bootSchema when it rendered the page.
const boot = JSON.parse(document.getElementById(BOOT_ELEMENT_ID)?.textContent ?? '') as Boot;

// Not within the script itself: when a stack is captured, V8 parses every function in it again, here the whole script.
queueMicrotask(() => void bootstrap(boot));
