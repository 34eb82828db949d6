import fc from 'fast-check';
import { accountRequests } from './account-requests';
import { endlessRequests, framingRequests } from './framing-requests';
import { cookieRequests, headerRequests } from './header-requests';
import { pageRequests } from './page-requests';
import { queryRequests } from './query-requests';
import type { FuzzRequest } from './request';
import type { SiteModel } from './site-model';
import { writeRequests } from './write-requests';

export interface AttackOptions {
  seed: number;
  count: number;
}

/** The requests of a seed: always the same for the same site. */
export function attackRequests(model: SiteModel, { seed, count }: AttackOptions): FuzzRequest[] {
  const request = fc.oneof(
    { weight: 30, arbitrary: pageRequests(model) },
    { weight: 25, arbitrary: queryRequests(model) },
    { weight: 15, arbitrary: headerRequests(model) },
    { weight: 10, arbitrary: cookieRequests(model) },
    { weight: 10, arbitrary: writeRequests(model) },
    { weight: 10, arbitrary: accountRequests() },
    { weight: 5, arbitrary: framingRequests() },
    { weight: 2, arbitrary: endlessRequests() },
  );
  return fc.sample(request, { seed, numRuns: count });
}
