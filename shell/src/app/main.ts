import '@manna/shared/ui/styles.css';
import { BOOT_ELEMENT_ID, type Boot } from '@manna/shared/contracts';
import { bootstrap } from './bootstrap';

// The gateway checked this data against bootSchema when it rendered the page.
const boot = JSON.parse(document.getElementById(BOOT_ELEMENT_ID)?.textContent ?? '') as Boot;

void bootstrap(boot);
