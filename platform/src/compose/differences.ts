import type { Composition, Pin } from '@manna/shared/contracts';

/** One thing that is different, as the names of settings and their values; null if one of the two has none. */
export interface Difference {
  readonly what: string;
  readonly before: string | null;
  readonly after: string | null;
}

/** Everything a composition sets, by name, but its revision and who made it. */
function settingsOf({
  environment,
  shell,
  allowedOrigins,
  overrides,
  slots,
  pillars,
}: Composition): Map<string, string> {
  const settings = new Map([['environment', environment]]);
  if (shell) settings.set('shell version', shell.version).set('shell release', shell.release);
  for (const origin of allowedOrigins) settings.set(`allowed origin ${origin}`, 'allowed');
  for (const origin of overrides?.origins ?? []) settings.set(`overrides from ${origin}`, 'allowed');
  for (const [slot, { order, hidden }] of Object.entries(slots)) {
    if (order) settings.set(`order in ${slot}`, order.join(', '));
    if (hidden) settings.set(`hidden in ${slot}`, hidden.join(', '));
  }
  const addPin = (what: string, { version, base, release }: Pin) => {
    settings.set(`${what} version`, version);
    settings.set(`${what} base`, base);
    settings.set(`${what} release`, release);
  };
  for (const [name, { enabled, timeoutMs, stable, canary, fallback, backend }] of Object.entries(pillars)) {
    addPin(name, stable);
    if (canary) {
      const { percent, cohorts, stopAt } = canary;
      addPin(`${name} canary`, canary);
      settings.set(`${name} canary percent`, `${percent} %`);
      if (cohorts) settings.set(`${name} canary cohorts`, cohorts.join(', '));
      const { failedPercentAboveStable, slowPercentAboveStable, minPages } = stopAt;
      settings.set(`${name} canary stops at`, `${failedPercentAboveStable} points above, from ${minPages} pages on`);
      settings.set(`${name} canary stops slower by`, `${slowPercentAboveStable} points`);
    }
    if (fallback) addPin(`${name} fallback`, fallback);
    if (backend) settings.set(`${name} back end`, `${backend.origin}, ${backend.timeoutMs} ms`);
    settings.set(`${name} enabled`, enabled ? 'yes' : 'no');
    settings.set(`${name} timeout`, `${timeoutMs} ms`);
  }
  return settings;
}

/** What is different in the second of two compositions. */
export function differencesOf(before: Composition, after: Composition): Difference[] {
  const [old, next] = [settingsOf(before), settingsOf(after)];
  const names = [...new Set([...old.keys(), ...next.keys()])];
  return names
    .map((what) => ({ what, before: old.get(what) ?? null, after: next.get(what) ?? null }))
    .filter((each) => each.before !== each.after);
}
