/** Installs empty caches in place of the browser's, and returns the URLs that one of them holds. */
export function installCaches(): (name: string) => Promise<string[]> {
  const stores = new Map<string, Map<string, Response>>();
  const urlOf = (key: RequestInfo | URL) => new URL(key instanceof Request ? key.url : key, location.origin).href;
  const open = (name: string) => {
    const store = stores.get(name) ?? new Map<string, Response>();
    stores.set(name, store);
    return Promise.resolve({
      keys: () => Promise.resolve([...store.keys()].map((url) => new Request(url))),
      match: (key: RequestInfo | URL) => Promise.resolve(store.get(urlOf(key))?.clone()),
      put: async (key: RequestInfo | URL, response: Response) => void store.set(urlOf(key), response),
      delete: async (key: RequestInfo | URL) => store.delete(urlOf(key)),
    });
  };
  const caches = { open, keys: async () => [...stores.keys()], delete: async (name: string) => stores.delete(name) };
  Object.defineProperty(globalThis, 'caches', { configurable: true, value: caches });
  return async (name) => [...(stores.get(name)?.keys() ?? [])];
}
