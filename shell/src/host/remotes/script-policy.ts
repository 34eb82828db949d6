import { pinOf } from './pins';

interface ScriptUrlPolicy {
  createScriptURL(url: string): string;
}

/**
 * Path at which the gateway serves the service worker: at the root, because its scope is the whole site. It is the only
 * script that a page does not pin: the browser fetches it itself, and the gateway verifies it.
 */
export const SERVICE_WORKER_ADDRESS = '/service-worker.js';

// Some browsers, and TypeScript's library, lack Trusted Types.
const trustedTypes = (
  globalThis as { trustedTypes?: { createPolicy(name: string, rules: ScriptUrlPolicy): ScriptUrlPolicy } }
).trustedTypes;

const onlyPinned = (url: string): string => {
  if (url !== SERVICE_WORKER_ADDRESS) pinOf(url);
  return url;
};

/** Allows the URLs of scripts that this page may run; throws for any other. */
export const scriptPolicy: ScriptUrlPolicy = trustedTypes?.createPolicy('manna-shell', {
  createScriptURL: onlyPinned,
}) ?? { createScriptURL: onlyPinned };
