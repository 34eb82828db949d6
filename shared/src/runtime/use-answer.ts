import { useEffect, useEffectEvent, useState } from 'react';

/** The state of a request. */
export type Answer<Result> = { status: 'loading' } | { status: 'failed' } | { status: 'answered'; result: Result };

type Dependencies = readonly unknown[];

const isSame = (one: Dependencies, other: Dependencies): boolean =>
  one.every((value, index) => Object.is(value, other[index]));

/**
 * Loads something when the component is mounted, and again when one of the dependencies changes. The result of an
 * earlier load is ignored: until the current one has settled, the status is 'loading'.
 *
 * @param deps As those of an effect.
 * @param onFailed Called with the reason if a load fails, also if its result is no longer wanted.
 */
export function useAnswer<Result>(
  load: () => Promise<Result>,
  deps: Dependencies,
  onFailed?: (error: unknown) => void,
): Answer<Result> {
  const [settled, setSettled] = useState<{ deps: Dependencies; answer: Answer<Result> }>();
  const begin = useEffectEvent((settle: (answer: Answer<Result>) => void) => {
    load().then(
      (result) => settle({ status: 'answered', result }),
      (error: unknown) => {
        settle({ status: 'failed' });
        onFailed?.(error);
      },
    );
  });
  useEffect(() => {
    let isCurrent = true;
    begin((answer) => isCurrent && setSettled({ deps, answer }));
    return () => {
      isCurrent = false;
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the caller is responsible for its dependencies
  }, deps);
  return settled && isSame(settled.deps, deps) ? settled.answer : { status: 'loading' };
}
