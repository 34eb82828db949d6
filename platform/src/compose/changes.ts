import type { Backend, Composition, Pin, PillarEntry, ShellPin } from '@manna/shared/contracts';
import type { Content } from './environment';
import { Problem } from '../command-line/problem';

/** A pillar of a composition. Throws a Problem if it has none of that name. */
export function pillarOf({ pillars, environment }: Composition, name: string): PillarEntry {
  const pillar = pillars[name];
  if (!pillar) {
    const known = Object.keys(pillars).join(', ') || 'none';
    throw new Problem(`There is no pillar ${name} in ${environment}: it has ${known}.`);
  }
  return pillar;
}

/** A release of an origin that is not allowed yet is allowed with it, because the operator names its URL here. */
export const allowing = (allowedOrigins: readonly string[], { base }: Pin): string[] => {
  const origin = base.startsWith('/') ? undefined : new URL(base).origin;
  return origin === undefined || allowedOrigins.includes(origin) ? [...allowedOrigins] : [...allowedOrigins, origin];
};

/** A pillar with another stable release, which is not a canary or a fallback any more. */
export const withStable = (pillar: PillarEntry, stable: Pin): PillarEntry => {
  const { canary, fallback, ...others } = pillar;
  return {
    ...others,
    stable,
    ...(canary && canary.version !== stable.version && { canary }),
    ...(fallback && fallback.version !== stable.version && { fallback }),
  };
};

/** Composes a new pillar. */
export const added =
  (name: string, stable: Pin, timeoutMs: number) =>
  (now: Composition): Content => {
    if (name in now.pillars) throw new Problem(`${name} is composed already: change its release with compose pin.`);
    return {
      ...now,
      allowedOrigins: allowing(now.allowedOrigins, stable),
      pillars: { ...now.pillars, [name]: { enabled: true, timeoutMs, stable } },
    };
  };

/** Gives a pillar another release. */
export const pinned =
  (name: string, stable: Pin) =>
  (now: Composition): Content => ({
    ...now,
    allowedOrigins: allowing(now.allowedOrigins, stable),
    pillars: { ...now.pillars, [name]: withStable(pillarOf(now, name), stable) },
  });

/** Lets developers run pillars from these origins; from none if the list is empty. */
export const overridesAllowed =
  (origins: readonly string[]) =>
  ({ shell, allowedOrigins, slots, pillars }: Composition): Content => ({
    ...(shell && { shell }),
    allowedOrigins,
    slots,
    pillars,
    ...(origins.length > 0 && { overrides: { origins: [...origins] } }),
  });

/** Names the shell; undefined for the one that each gateway was built with. */
export const shellNamed =
  (shell: ShellPin | undefined) =>
  ({ allowedOrigins, overrides, slots, pillars }: Composition): Content => ({
    ...(shell && { shell }),
    allowedOrigins,
    ...(overrides && { overrides }),
    slots,
    pillars,
  });

/** Says where the back end of a pillar is; undefined for none. */
export const backendSet =
  (name: string, backend: Backend | undefined) =>
  (now: Composition): Content => {
    const { backend: before, ...pillar } = pillarOf(now, name);
    if (!backend && !before) throw new Problem(`${name} has no back end in ${now.environment}.`);
    return { ...now, pillars: { ...now.pillars, [name]: { ...pillar, ...(backend && { backend }) } } };
  };

/** Enables or disables a pillar. */
export const switched =
  (name: string, enabled: boolean) =>
  (now: Composition): Content => ({
    ...now,
    pillars: { ...now.pillars, [name]: { ...pillarOf(now, name), enabled } },
  });

/**
 * Takes over the stable releases of pillars from another environment, to the byte: what ran there runs here. Pillars that are new
 * here are composed. By default all that the other environment enables.
 */
export const promoted =
  (from: Composition, names: readonly string[]) =>
  (now: Composition): Content => {
    const chosen = names.length > 0 ? names : Object.keys(from.pillars).filter((name) => from.pillars[name]?.enabled);
    const pillars = { ...now.pillars };
    let allowedOrigins = [...now.allowedOrigins];
    for (const name of chosen) {
      const other = pillarOf(from, name);
      const { enabled, timeoutMs, stable } = other;
      const pillar = pillars[name];
      pillars[name] = pillar ? withStable(pillar, stable) : { enabled, timeoutMs, stable };
      allowedOrigins = allowing(allowedOrigins, stable);
    }
    // What ran there ran in its shell. Who names pillars wants them alone.
    const shell = names.length === 0 ? (from.shell ?? now.shell) : now.shell;
    return { ...now, ...(shell && { shell }), allowedOrigins, pillars };
  };

/** Returns pillars to all the releases that they had in an earlier revision. */
const returned =
  (earlier: Composition, names: readonly string[]) =>
  (now: Composition): Content => {
    const pillars = { ...now.pillars };
    let allowedOrigins = [...now.allowedOrigins];
    for (const name of names) {
      const { stable, canary, fallback } = pillarOf(earlier, name);
      const { enabled, timeoutMs, backend } = pillars[name] ?? pillarOf(earlier, name);
      pillars[name] = {
        enabled,
        timeoutMs,
        stable,
        ...(canary && { canary }),
        ...(fallback && { fallback }),
        ...(backend && { backend }),
      };
      for (const pin of [stable, canary, fallback]) if (pin) allowedOrigins = allowing(allowedOrigins, pin);
    }
    return { ...now, allowedOrigins, pillars };
  };

/**
 * Returns to an earlier revision: to all of it, or to its releases of some pillars. Pillars that it did not have are disabled,
 * because a gateway takes a composition that leaves one out for a mistake.
 */
export const rolledBack =
  (earlier: Composition, names: readonly string[]) =>
  (now: Composition): Content => {
    if (names.length > 0) return returned(earlier, names)(now);
    const later = Object.entries(now.pillars).filter(([name]) => !(name in earlier.pillars));
    return {
      ...(earlier.shell && { shell: earlier.shell }),
      allowedOrigins: [...new Set([...earlier.allowedOrigins, ...now.allowedOrigins])],
      // A rollback is about what readers see, and opens nothing that was closed since.
      ...(now.overrides && { overrides: now.overrides }),
      slots: earlier.slots,
      pillars: {
        ...earlier.pillars,
        ...Object.fromEntries(later.map(([name, pillar]) => [name, { ...pillar, enabled: false }])),
      },
    };
  };
