import type { Language } from '@manna/shared/contracts';
import type { Logger } from 'pino';
import type { SharedLimits } from '../modules/responses/limit-exchange';
import type { Database } from '../modules/storage/storage';

/** The `client_id` of the site, which is the only client of the provider. */
export const CLIENT_ID = 'site';

/** What the accounts server needs to know of the gateway and its site. */
export interface AccountSettings {
  db: Database;
  /** Whether the database responds now. */
  isReachable(): Promise<boolean>;
  /** What other gateways count of the same clients. */
  limits: SharedLimits;
  productName: string;
  /** Languages of the pages; the first is the site's own. */
  languages: readonly Language[];
  /** Origins at which readers reach the site, the preferred one first. Read at the first request. */
  siteOrigins(): readonly string[];
  /** IP addresses and CIDR ranges of proxies whose X-Forwarded-For is trusted. */
  trustedProxies: readonly string[];
  mail: {
    /** URL of an SMTP server. If undefined, messages are files in `folder`. */
    smtpUrl: string | undefined;
    /** Sender of all messages. By default 'accounts' at the host of the accounts server. */
    from: string | undefined;
    folder: string;
  };
  files: {
    /** Program of the thread that hashes passwords. */
    hasher: string;
    /** Style sheet of the pages. */
    styles: string;
    /** Its web fonts. */
    fonts: readonly string[];
    /** Script of the pages that use passkeys or passwords. */
    script: string;
  };
  log: Logger;
}
