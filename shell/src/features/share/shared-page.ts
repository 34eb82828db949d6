import type { PageModalName } from '@manna/shared/contracts';

/** What is said of a page to those it is shared with, and what the shell needs to know of it for its modals. */
export interface SharedPage {
  title: string;
  /** A sentence or two to send along. */
  text: string;
  /** Its one address on the site: path, and the query that belongs to the content. */
  path: string;
  /** The modals that the page fills itself; none where left out. */
  modals?: readonly PageModalName[] | undefined;
}
