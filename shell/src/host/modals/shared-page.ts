import type { PageSubject } from '@manna/shared/contracts';

/** What is said of a page to those it is shared with, and what the shell needs to know of it for its modals. */
export interface SharedPage {
  title: string;
  /** A sentence or two to send along. */
  text: string;
  /** Its one path on the site, with the query that belongs to the content. */
  path: string;
  /** Ids of the modals that the page fills itself; none by default. */
  modals?: readonly string[] | undefined;
  /** What it is about. */
  subject?: PageSubject | undefined;
}
