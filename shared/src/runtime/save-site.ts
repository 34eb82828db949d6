/** The message with which a page asks the service worker to save the site itself, with a port for its response. */
export const SAVE_SITE = 'save-site';

/** A slow line takes long for the files of the site. Milliseconds. */
const SAVE_TIMEOUT_MS = 60_000;
/** How long to wait before the service worker is asked again: what it has saved of the site stays. */
const ASK_AGAIN_MS = 3_000;

const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

async function ask(worker: ServiceWorker | null): Promise<boolean> {
  const { port1, port2 } = new MessageChannel();
  const answer = new Promise<boolean>((resolve) => {
    port1.onmessage = ({ data }) => resolve(data === true);
  });
  worker?.postMessage({ kind: SAVE_SITE }, [port2]);
  return answer.finally(() => port1.close());
}

/**
 * Saves the site itself on this device, so that it can show offline what a pillar has downloaded. Tries again while that fails,
 * as when the gateway is busy or a file is lost on the way. Resolves to whether it is saved; false if there is no service
 * worker, or after a minute. Never rejects: the service worker tries again on the next page.
 */
export async function saveSite(): Promise<boolean> {
  let isLate = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => {
      isLate = true;
      resolve(false);
    }, SAVE_TIMEOUT_MS);
  });
  const saved = async () => {
    const { active } = await navigator.serviceWorker.ready;
    while (!isLate) {
      if (await ask(active)) return true;
      await wait(ASK_AGAIN_MS);
    }
    return false;
  };
  return Promise.race([saved(), late])
    .catch(() => false)
    .finally(() => clearTimeout(timer));
}
