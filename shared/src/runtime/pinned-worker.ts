/**
 * Starts web workers from files of a release. Browsers check no integrity of a worker, and start none from another origin,
 * so its file is fetched with its pin first.
 */

const TIMEOUT_MS = 15_000;

interface ScriptUrlPolicy {
  createScriptURL(url: string): object;
}

// TypeScript's library lacks both: the shell sets mannaPin, and not every browser has trustedTypes.
const globals = globalThis as {
  mannaPin?: (address: string) => string;
  trustedTypes?: { createPolicy(name: string, rules: { createScriptURL(url: string): string }): ScriptUrlPolicy };
};

/** Fetches a script that a release pins, and returns the URL of a blob of it. Rejects if it is not the file that was pinned. */
export async function fetchPinnedScript(address: string): Promise<string> {
  const integrity = globals.mannaPin?.(address);
  const response = await fetch(address, {
    ...(integrity !== undefined && { integrity }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return URL.createObjectURL(new Blob([await response.arrayBuffer()], { type: 'text/javascript' }));
}

/**
 * The URL as what the policy of the page lets a worker start from; undefined where the browser has no Trusted Types.
 * `policy` is 'manna-<pillar>'.
 */
export function trustedScriptUrl(address: string, policy: string): object | undefined {
  return globals.trustedTypes
    ?.createPolicy(policy, {
      createScriptURL(url) {
        if (url !== address) throw new Error(`${url} is not the script of this worker`);
        return url;
      },
    })
    .createScriptURL(address);
}
