import { useEffect, useState } from 'react';
import type { DataClient } from '@manna/shared/contracts';
import { reportFailure, useData } from '@manna/shared/runtime';

/** What came of a question to the site's data. */
export type Answer<Result> = { status: 'loading' } | { status: 'failed' } | { status: 'answered'; result: Result };

/** Asks the site's data when the component is first shown. `ask` must be the same function at each rendering. */
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
