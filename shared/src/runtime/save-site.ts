/** The message with which a page asks the service worker to save the site itself, with a port for its response. */
export const SAVE_SITE = 'save-site';

/** A slow line takes long for the files of the site. Milliseconds. */
const SAVE_TIMEOUT_MS = 60_000;

/**
 * Saves the site itself on this device, so that it can show offline what a pillar has downloaded. Resolves to whether it
 * is saved; false if there is no service worker, or if it takes longer than a minute. Never rejects: the service worker
 * tries again on the next page.
 */
export async function saveSite(): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), SAVE_TIMEOUT_MS);
  });
  const saved = async () => {
    const { active } = await navigator.serviceWorker.ready;
    const { port1, port2 } = new MessageChannel();
    const answer = new Promise<boolean>((resolve) => {
      port1.onmessage = ({ data }) => resolve(data === true);
    });
    active?.postMessage({ kind: SAVE_SITE }, [port2]);
    return answer.finally(() => port1.close());
  };
  return Promise.race([saved(), late])
    .catch(() => false)
    .finally(() => clearTimeout(timer));
}
