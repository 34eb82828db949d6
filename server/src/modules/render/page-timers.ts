/**
 * Timers of pillars end with the page that they were started for. A later one would run during the page of another
 * pillar, which would be blamed if it never ended.
 */

const names = ['setTimeout', 'setInterval', 'setImmediate'] as const;

/** Makes the timers of this process stoppable, for all code that is evaluated after this. Returns a function that stops all. */
export function trackTimers(): () => void {
  const running = new Set<NodeJS.Timeout | NodeJS.Immediate>();
  for (const name of names) {
    const tracked = new Proxy<(...args: never[]) => NodeJS.Timeout | NodeJS.Immediate>(globalThis[name], {
      apply(start, self, args) {
        const timer = Reflect.apply(start, self, args) as NodeJS.Timeout | NodeJS.Immediate;
        running.add(timer);
        return timer;
      },
    });
    Object.defineProperty(globalThis, name, { value: tracked });
  }
  const { clearTimeout, clearImmediate } = globalThis;
  return () => {
    for (const timer of running)
      if ('refresh' in timer) clearTimeout(timer);
      else clearImmediate(timer);
    running.clear();
  };
}
