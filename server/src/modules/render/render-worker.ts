import process from 'node:process';
import { parentPort, type MessagePort } from 'node:worker_threads';
import type { RenderQuery, RenderQueryAnswer, RenderResult, ShellServer } from '@manna/shared/contracts';
import { messageOf } from '../../start-error';
import { restoreBuiltins, snapshotBuiltins } from './builtins';
import { BundleCache, lendBuiltins, lendHostModules } from './bundle-evaluator';
import { hideProcess } from './hidden-process';
import { BEGIN, type LateFailure, type RenderTask, type WorkerMessage } from './render-messages';

const bundles = new BundleCache();
let builtins: ReturnType<typeof snapshotBuiltins> | undefined;

// What a pillar throws after its page is nobody's page: it must not end the thread, which has another page by then.
for (const event of ['unhandledRejection', 'uncaughtException'])
  process.on(event, (error: unknown) => {
    const stack = error instanceof Error ? error.stack : undefined;
    parentPort?.postMessage({ late: messageOf(error), ...(stack && { stack }) } satisfies LateFailure);
  });

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
  // After the shell, which may add what old engines lack.
  builtins ??= snapshotBuiltins();
  hideProcess();
  return exports;
}

/** Throws if the code of a pillar has changed built-ins, which are whole again then. */
function refuseChangedBuiltins(pillars: readonly string[]): void {
  const changed = builtins ? restoreBuiltins(builtins) : [];
  if (changed.length > 0)
    throw new Error(
      `the server bundle of ${pillars.join(' or ')} changes ${changed.join(', ')}, which all pages share`,
    );
}

interface Gateway {
  /** Says that the page begins. Returns the names of the pillars that must not run here. */
  begin: () => Promise<readonly string[]>;
  query: (query: Omit<RenderQuery, 'id'>) => Promise<unknown>;
}

/** Talks with the gateway over the port; responses are matched by id. */
function connect(port: MessagePort): Gateway {
  const waiting = new Map<number, (response: RenderQueryAnswer) => void>();
  port.on('message', (response: RenderQueryAnswer) => {
    waiting.get(response.id)?.(response);
    waiting.delete(response.id);
  });
  let last = BEGIN;
  const ask = (id: number, message: WorkerMessage) =>
    new Promise<unknown>((resolve, reject) => {
      waiting.set(id, (response) => ('error' in response ? reject(new Error(response.error)) : resolve(response.data)));
      port.postMessage(message);
    });
  return {
    begin: async () => (await ask(BEGIN, { started: true })) as readonly string[],
    query(query) {
      last += 1;
      return ask(last, { id: last, ...query });
    },
  };
}

/** Loads the shell before the first request. */
export async function warm(shell: RenderTask['shell']): Promise<void> {
  await loadShell(shell);
}

/** Renders one page. Rejects if the shell throws. */
export default async function render({ request, shell, port }: RenderTask): Promise<RenderResult> {
  const gateway = connect(port);
  const entered: string[] = [];
  try {
    const { render: renderPage, hostModules } = await loadShell(shell);
    const withheld = await gateway.begin();
    const pins = Object.values(request.pillars).map(({ serverIntegrity }) => serverIntegrity);
    bundles.retainOnly(new Set([shell.serverIntegrity, ...pins]));
    const page = await renderPage(request, {
      async loadPillar(name) {
        if (withheld.includes(name)) throw new Error(`${name} is left to the browser`);
        const pillar = Object.hasOwn(request.pillars, name) ? request.pillars[name] : undefined;
        if (!pillar) throw new Error(`${name} has no server bundle here`);
        port.postMessage({ entering: name } satisfies WorkerMessage);
        const pinned = { file: pillar.serverFile, integrity: pillar.serverIntegrity };
        entered.push(name);
        const exports = await bundles.get(pinned, lendHostModules(name, hostModules));
        refuseChangedBuiltins([name]);
        return defaultOf(exports);
      },
      query: (hash, variables) => gateway.query({ hash, variables }),
    });
    refuseChangedBuiltins(entered);
    return page;
  } finally {
    port.close();
  }
}
