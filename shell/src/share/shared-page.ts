/** What is said of a page to those it is shared with. */
export interface SharedPage {
  title: string;
  /** A sentence or two to send along. */
  text: string;
  /** Its one address on the site: path, and the query that belongs to the content. */
  path: string;
}
