import { pinOf } from './pins';
import { scriptPolicy } from './script-policy';
import { sharedModules, type SharedModule } from './shared-modules';

/** The name of the shell in share scopes. */
export const SHELL_CONTAINER = 'manna_shell';

/** Share scope of module federation: by import request and version, who provides a module and how to get it. */
export type ShareScope = Record<string, Record<string, { from: string; get: SharedModule['get'] }>>;

/** What a federation entry assigns to the global variable of its name. */
interface Container {
  init(scope: ShareScope): unknown;
  get(module: string): Promise<() => unknown>;
}

const isContainer = (value: unknown): value is Container =>
  typeof value === 'object' && value !== null && 'init' in value && 'get' in value;

let scope: ShareScope | undefined;

const shareScope = (): ShareScope =>
  (scope ??= Object.fromEntries(
    sharedModules().map(({ request, version, get }) => [request, { [version]: { from: SHELL_CONTAINER, get } }]),
  ));

/** Runs a pinned script. Rejects with an Error whose `request` is the script's address if it does not load. */
function runScript(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.integrity = pinOf(address);
    script.crossOrigin = 'anonymous';
    script.src = scriptPolicy.createScriptURL(address);
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () =>
      reject(Object.assign(new Error(`${address} did not load`), { request: address })),
    );
    document.head.append(script);
  });
}

/** Whether the page came with the script, and it has run. */
const hasRun = (name: string, address: string): boolean =>
  isContainer(Reflect.get(globalThis, name)) && [...document.scripts].some(({ src }) => src === address);

async function startContainer(name: string, address: string): Promise<Container> {
  if (!hasRun(name, address)) await runScript(address);
  const container: unknown = Reflect.get(globalThis, name);
  if (!isContainer(container)) throw new Error(`${address} does not define the container ${name}`);
  await container.init(shareScope());
  return container;
}

const containers = new Map<string, Promise<Container>>();

/**
 * Loads an exposed module of a federation container that needs no federation runtime. The entry runs once for each
 * address, unless that failed.
 */
export async function loadFromContainer(name: string, address: string, module: string): Promise<unknown> {
  let container = containers.get(address);
  if (!container) {
    container = startContainer(name, address);
    containers.set(address, container);
    container.catch(() => containers.delete(address));
  }
  const factory = await (await container).get(module);
  return factory();
}
