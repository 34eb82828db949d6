import process from 'node:process';
import type { RenderQuery, RenderQueryAnswer, RenderResult, ShellServer } from '@manna/shared/contracts';
import { collectAtRest } from '../../collect-at-rest';
import { messageOf } from '../../start-error';
import { restoreBuiltins, snapshotBuiltins } from './builtins';
import {
  BundleCache,
  defaultOf,
  freezeDeep,
  freezeHostModules,
  lendBuiltins,
  lendHostModules,
  type PinnedFile,
} from './bundle-evaluator';
import { hideProcess } from './hidden-process';
import { trackTimers } from './page-timers';
import type { FromWorker, OwnParts, SharedParts, ToWorker } from './render-messages';

/** The program of a render worker: a process of its own that renders one page after the other for the gateway. */

// Before timers are tracked, because those end with their page, and before pillars run, whose code must not find V8's function.
collectAtRest();

const bundles = new BundleCache();
const stopTimers = trackTimers();
let builtins: ReturnType<typeof snapshotBuiltins> | undefined;

// Taken before pillars run, which get no `process`.
const sendToGateway = process.send?.bind(process);
const send = (message: FromWorker): void => void sendToGateway?.(message);

// What a pillar throws after its page is nobody's page: it must not end the process, which has another page by then.
for (const event of ['unhandledRejection', 'uncaughtException'])
  process.on(event, (error: unknown) => {
    const stack = error instanceof Error ? error.stack : undefined;
    send({ kind: 'late', reason: messageOf(error), ...(stack && { stack }) });
  });
// A signal to the whole group, as of Ctrl-C, is the gateway's to answer. Without a gateway there is nothing to do.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => undefined);
process.on('disconnect', () => process.exit());

const isShellServer = (value: unknown): value is ShellServer =>
  typeof value === 'object' &&
  value !== null &&
  'render' in value &&
  typeof value.render === 'function' &&
  'hostModules' in value &&
  typeof value.hostModules === 'object';

async function loadShell(shell: PinnedFile): Promise<ShellServer> {
  const exports = await bundles.get(shell, lendBuiltins);
  if (!isShellServer(exports)) throw new Error("the shell's server bundle exports no render and hostModules");
  // After the shell, which may add what old engines lack.
  if (!builtins) {
    builtins = snapshotBuiltins(globalThis, exports.hostModules);
    freezeHostModules(exports.hostModules);
  }
  hideProcess();
  return exports;
}

/** Makes built-ins whole again. Returns which of them were changed. */
const restoreChanged = (): string[] => (builtins ? restoreBuiltins(builtins) : []);

const changesSentence = (pillars: readonly string[], changed: readonly string[]): string =>
  `the server bundle of ${pillars.join(' or ')} changes ${changed.join(', ')}, which all pages share`;

/** A page that has not run any code yet has not changed built-ins: what an earlier page left behind has. */
function restoreBetweenPages(): void {
  const changed = restoreChanged();
  if (changed.length > 0)
    send({ kind: 'late', reason: `code of an earlier page changed ${changed.join(', ')}, which all pages share` });
}

/** Evaluates the bundle of a pillar for a page. Throws if its code changes built-ins. */
const refuseChanges = (page: Page, pillar: string) => (evaluate: () => void) => {
  // Not by this bundle, but what the page has rendered until now may be wrong.
  page.changed.push(...restoreChanged());
  evaluate();
  const changed = restoreChanged();
  if (changed.length > 0) throw new Error(changesSentence([pillar], changed));
};

/** The queries of the current page that wait for the gateway, by id. */
const waiting = new Map<number, (answer: RenderQueryAnswer) => void>();
let lastQuery = 0;

const ask = (page: number, query: Omit<RenderQuery, 'id'>) =>
  new Promise<unknown>((resolve, reject) => {
    lastQuery += 1;
    waiting.set(lastQuery, (answer) => ('error' in answer ? reject(new Error(answer.error)) : resolve(answer.data)));
    send({ kind: 'query', page, query: { id: lastQuery, ...query } });
  });

interface Page {
  number: number;
  parts: OwnParts;
  withheld: readonly string[];
  /** The pillars whose code has run for it. */
  entered: Set<string>;
  /** The built-ins that were found changed while it was rendered. */
  changed: string[];
}

const pinsOf = ({ pillars }: SharedParts): string[] =>
  Object.values(pillars).map(({ serverIntegrity }) => serverIntegrity);

/** The bundles of the pages before: while there is a canary, its pages alternate with others. */
let formerPins: readonly string[] = [];

async function render(shell: PinnedFile, shared: SharedParts, page: Page): Promise<RenderResult> {
  const entering = (pillar: string) => {
    page.entered.add(pillar);
    send({ kind: 'entering', page: page.number, pillar });
  };
  const { pillars } = shared;
  const { render: renderPage, hostModules } = await loadShell(shell);
  bundles.retainOnly(new Set([shell.integrity, ...pinsOf(shared), ...formerPins]));
  return renderPage(
    { ...page.parts, ...shared },
    {
      async loadPillar(name) {
        if (page.withheld.includes(name)) throw new Error(`${name} is left to the browser`);
        const pillar = Object.hasOwn(pillars, name) ? pillars[name] : undefined;
        if (!pillar) throw new Error(`${name} has no server bundle here`);
        entering(name);
        const pinned = { file: pillar.serverFile, integrity: pillar.serverIntegrity };
        return defaultOf(await bundles.get(pinned, lendHostModules(name, hostModules), refuseChanges(page, name)));
      },
      entering,
      query: (hash, variables) => ask(page.number, { hash, variables }),
    },
  );
}

/** Renders a page and sends it, or the reason why it failed. */
async function answer(shell: PinnedFile, shared: SharedParts, page: Page): Promise<void> {
  send({ kind: 'started', page: page.number });
  restoreBetweenPages();
  let message: FromWorker;
  try {
    message = { kind: 'rendered', page: page.number, result: await render(shell, shared, page) };
  } catch (error) {
    message = { kind: 'failed', page: page.number, reason: messageOf(error), isUncertain: false };
  }
  const changed = [...page.changed, ...restoreChanged()];
  // Perhaps it was code that an earlier page of another pillar left behind.
  if (changed.length > 0) {
    const reason = changesSentence([...page.entered], changed);
    message = { kind: 'failed', page: page.number, reason, isUncertain: true };
  }
  stopTimers();
  waiting.clear();
  send(message);
}

let shell: PinnedFile | undefined;
let shared: SharedParts | undefined;

process.on('message', (message: ToWorker) => {
  if (message.kind === 'shell') {
    shell = message.shell;
    loadShell(shell).then(
      () => send({ kind: 'ready' }),
      (error: unknown) => send({ kind: 'ready', failure: messageOf(error) }),
    );
  } else if (message.kind === 'shared') {
    formerPins = shared ? pinsOf(shared) : [];
    shared = freezeDeep(message.parts);
  } else if (message.kind === 'answer') {
    const { id } = message.answer;
    waiting.get(id)?.(message.answer);
    waiting.delete(id);
  } else if (shell && shared)
    void answer(shell, shared, {
      number: message.page,
      parts: message.parts,
      withheld: message.withheld,
      entered: new Set(),
      changed: [],
    });
});
