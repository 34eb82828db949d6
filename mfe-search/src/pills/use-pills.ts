import { useEffect, useEffectEvent } from 'react';
import { bookNames } from '@manna/shared/domain';
import { useData, useText } from '@manna/shared/runtime';
import { useAnswer } from '@manna/shared/runtime/use-answer';
import type { SearchScope } from '../engine/scope';
import { formatPill, type FilterPill } from './filter-pill';
import type { ResolvedPills } from './resolve-pills';

export interface UsedPills {
  /** Those that exist, with their looks as soon as these are known. */
  readonly pills: readonly FilterPill[];
  /** What they limit a search to. Undefined without pills. */
  readonly scope: SearchScope | undefined;
  /** Whether it is not known yet what they mean. */
  readonly isLoading: boolean;
}

const noPills: readonly FilterPill[] = [];
/** Never settles, so that a search without pills is not rendered again. */
const nothing = new Promise<never>(() => undefined);
const unused: UsedPills = { pills: noPills, scope: undefined, isLoading: false };

/**
 * Resolves pills. `onUnknown` is called with those whose entity or passage does not exist, to be removed. `known` are pills that
 * the server has resolved, whose looks are shown until the browser has resolved them, too.
 */
export function usePills(
  pills: readonly FilterPill[] = noPills,
  onUnknown: (unknown: readonly FilterPill[]) => void,
  known?: readonly FilterPill[],
): UsedPills {
  const data = useData();
  const names = useText(bookNames);
  const key = pills.map(formatPill).join(',');
  const answer = useAnswer<ResolvedPills>(async () => {
    if (pills.length === 0) return nothing;
    const { resolvePills } = await import(/* webpackChunkName: "resolve-pills" */ './resolve-pills');
    return resolvePills(pills, data, names);
  }, [key, data, names]);
  const result = answer.status === 'answered' ? answer.result : undefined;

  const removeUnknown = useEffectEvent((unknown: readonly FilterPill[]) => onUnknown(unknown));
  useEffect(() => {
    if (result && result.unknown.length > 0) removeUnknown(result.unknown);
  }, [result]);

  if (pills.length === 0) return unused;
  return {
    pills: result?.pills ?? pills.map((pill) => known?.find((one) => one.id === pill.id) ?? pill),
    scope: result?.scope,
    isLoading: answer.status === 'loading',
  };
}
