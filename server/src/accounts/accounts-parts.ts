import type { IncomingMessage } from 'node:http';
import type { Provider } from 'oidc-provider';
import type { AccountSettings } from './account-settings';
import type { Mailer } from './mail/mailer';
import type { HashPool } from './passwords/hash-pool';
import type { Throttles } from './passwords/throttle';
import type { AccountRepository } from './store/account-repository';
import type { OneTimeTokens } from './store/one-time-tokens';
import type { ProviderKeys } from './store/provider-keys';
import type { SessionRepository } from './store/session-repository';

/** What lives as long as the accounts server. */
export interface LastingParts {
  settings: AccountSettings;
  origin: string;
  isSecure: boolean;
  accounts: AccountRepository;
  tokens: OneTimeTokens;
  sessions: SessionRepository;
  hashes: HashPool;
  mailer: Mailer;
  throttles: Throttles;
  networkOf(request: IncomingMessage): string;
}

/** The parts that handlers use. They are made again when the keys are read again. */
export interface AccountsParts extends LastingParts {
  sites: readonly string[];
  keys: ProviderKeys;
  provider: Provider;
  cookie: { httpOnly: true; sameSite: 'lax'; secure: boolean; overwrite: true };
}
