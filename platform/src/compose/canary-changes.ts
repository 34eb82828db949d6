import { DEFAULT_STOP_AT, type Canary, type Composition, type Pin, type PillarEntry } from '@manna/shared/contracts';
import { allowing, pillarOf, withStable } from './changes';
import type { Content } from './environment';
import { Problem } from '../command-line/problem';

/** What an operator says of a canary. What is undefined stays as it is. */
export interface CanarySettings {
  readonly percent?: number | undefined;
  /** None if it is empty. */
  readonly cohorts?: readonly string[] | undefined;
  readonly failedPercentAboveStable?: number | undefined;
  readonly slowPercentAboveStable?: number | undefined;
  readonly minPages?: number | undefined;
}

const withSettings = (canary: Canary, settings: CanarySettings): Canary => {
  const { version, base, release, percent, stopAt } = canary;
  const cohorts = settings.cohorts ?? canary.cohorts ?? [];
  return {
    version,
    base,
    release,
    percent: settings.percent ?? percent,
    ...(cohorts.length > 0 && { cohorts: [...cohorts] }),
    stopAt: {
      failedPercentAboveStable: settings.failedPercentAboveStable ?? stopAt.failedPercentAboveStable,
      slowPercentAboveStable: settings.slowPercentAboveStable ?? stopAt.slowPercentAboveStable,
      minPages: settings.minPages ?? stopAt.minPages,
    },
  };
};

const replacing = (now: Composition, name: string, pillar: PillarEntry, pin?: Pin): Content => ({
  ...now,
  allowedOrigins: pin ? allowing(now.allowedOrigins, pin) : now.allowedOrigins,
  pillars: { ...now.pillars, [name]: pillar },
});

function canaryOf(now: Composition, name: string): Canary {
  const { canary } = pillarOf(now, name);
  if (!canary) throw new Problem(`${name} has no canary in ${now.environment}: begin one with --base and --percent.`);
  return canary;
}

/** Gives a release to some of the visitors, in place of any other canary of the pillar. */
export const canaryBegun =
  (name: string, pin: Pin, settings: CanarySettings) =>
  (now: Composition): Content => {
    const canary = withSettings({ ...pin, percent: 0, stopAt: DEFAULT_STOP_AT }, settings);
    return replacing(now, name, { ...pillarOf(now, name), canary }, pin);
  };

/** Gives the canary to more visitors, to fewer or to others. */
export const canaryChanged =
  (name: string, settings: CanarySettings) =>
  (now: Composition): Content =>
    replacing(now, name, { ...pillarOf(now, name), canary: withSettings(canaryOf(now, name), settings) });

/** Gives all visitors the stable release. */
export const canaryEnded =
  (name: string) =>
  (now: Composition): Content => {
    canaryOf(now, name);
    const { enabled, timeoutMs, stable, fallback, backend } = pillarOf(now, name);
    return replacing(now, name, {
      enabled,
      timeoutMs,
      stable,
      ...(fallback && { fallback }),
      ...(backend && { backend }),
    });
  };

/** Makes the canary the stable release, to the byte. */
export const canaryPromoted =
  (name: string) =>
  (now: Composition): Content => {
    const { version, base, release } = canaryOf(now, name);
    return replacing(now, name, withStable(pillarOf(now, name), { version, base, release }));
  };

/** Sets the release that replaces a stable one which cannot be loaded; none if it is undefined. */
export const fallbackSet =
  (name: string, fallback: Pin | undefined) =>
  (now: Composition): Content => {
    const { fallback: before, ...pillar } = pillarOf(now, name);
    if (!fallback && !before) throw new Problem(`${name} has no fallback in ${now.environment}.`);
    return replacing(now, name, { ...pillar, ...(fallback && { fallback }) }, fallback);
  };
