import { useEffect, useState } from 'react';
import type { DataClient } from '@manna/shared/contracts';
import { reportFailure, useData } from '@manna/shared/runtime';

/** State of a query for the site's data. */
export type Answer<Result> = { status: 'loading' } | { status: 'failed' } | { status: 'answered'; result: Result };

/** Loads data when the component is first rendered. `ask` must be the same function on each render. */
export function useAnswer<Result>(ask: (data: DataClient) => Promise<Result>): Answer<Result> {
  const data = useData();
  const [answer, setAnswer] = useState<Answer<Result>>({ status: 'loading' });
  useEffect(() => {
    let wanted = true;
    ask(data).then(
      (result) => wanted && setAnswer({ status: 'answered', result }),
      (error: unknown) => {
        reportFailure(error, 'modal');
        if (wanted) setAnswer({ status: 'failed' });
      },
    );
    return () => {
      wanted = false;
    };
  }, [ask, data]);
  return answer;
}
