import type { MessagePort } from 'node:worker_threads';
import type { RenderQuery, RenderQueryAnswer, RenderResult, ShellServer } from '@manna/shared/contracts';
import { BundleCache, lendBuiltins, lendHostModules } from './bundle-evaluator';
import type { RenderTask, WorkerMessage } from './render-messages';

const bundles = new BundleCache();

const isShellServer = (value: unknown): value is ShellServer =>
  typeof value === 'object' &&
  value !== null &&
  'render' in value &&
  typeof value.render === 'function' &&
  'hostModules' in value &&
  typeof value.hostModules === 'object';

const defaultOf = (exports: unknown): unknown =>
  typeof exports === 'object' && exports !== null && 'default' in exports ? exports.default : undefined;

async function loadShell({ serverFile, serverIntegrity }: RenderTask['shell']): Promise<ShellServer> {
  const exports = await bundles.get({ file: serverFile, integrity: serverIntegrity }, lendBuiltins);
  if (!isShellServer(exports)) throw new Error("the shell's server bundle exports no render and hostModules");
  return exports;
}

/** Sends queries to the gateway over the port; responses are matched by id. */
function connect(port: MessagePort): (query: Omit<RenderQuery, 'id'>) => Promise<unknown> {
  const waiting = new Map<number, (response: RenderQueryAnswer) => void>();
  port.on('message', (response: RenderQueryAnswer) => {
    waiting.get(response.id)?.(response);
    waiting.delete(response.id);
  });
  let last = 0;
  return (query) =>
    new Promise((resolve, reject) => {
      const id = ++last;
      waiting.set(id, (response) => ('error' in response ? reject(new Error(response.error)) : resolve(response.data)));
      port.postMessage({ id, ...query } satisfies WorkerMessage);
    });
}

/** Loads the shell before the first request. */
export async function warm(shell: RenderTask['shell']): Promise<void> {
  await loadShell(shell);
}

/** Renders one page. Rejects if the shell throws. */
export default async function render({ request, shell, withheld, port }: RenderTask): Promise<RenderResult> {
  const ask = connect(port);
  try {
    const { render: renderPage, hostModules } = await loadShell(shell);
    port.postMessage({ started: true } satisfies WorkerMessage);
    const pins = Object.values(request.pillars).map(({ serverIntegrity }) => serverIntegrity);
    bundles.retainOnly(new Set([shell.serverIntegrity, ...pins]));
    return await renderPage(request, {
      async loadPillar(name) {
        if (withheld.includes(name)) throw new Error(`${name} is left to the browser`);
        const pillar = Object.hasOwn(request.pillars, name) ? request.pillars[name] : undefined;
        if (!pillar) throw new Error(`${name} has no server bundle here`);
        port.postMessage({ entering: name } satisfies WorkerMessage);
        const pinned = { file: pillar.serverFile, integrity: pillar.serverIntegrity };
        return defaultOf(await bundles.get(pinned, lendHostModules(name, hostModules)));
      },
      query: (hash, variables) => ask({ hash, variables }),
    });
  } finally {
    port.close();
  }
}
