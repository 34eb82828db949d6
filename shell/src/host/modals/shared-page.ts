import type { PageSubject } from '@manna/shared/contracts';

/** What a shared link says about a page, and what modals need to know about it. */
export interface SharedPage {
  title: string;
  /** A sentence or two for the message. */
  text: string;
  /** Language of title and text, BCP 47; by default that of the interface. */
  language?: string | undefined;
  /** Its canonical path on the site, with the query that belongs to the content. */
  path: string;
  /** The path of what other sites may embed of it. */
  embed?: string | undefined;
  /** Ids of the modals that the page fills itself; none by default. */
  modals?: readonly string[] | undefined;
  /** The subject of the page. */
  subject?: PageSubject | undefined;
}
