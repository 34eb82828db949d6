/** What is different in each new pillar. */
export interface NewPillar {
  /** 'garden': its folder and the first segment of its releases. */
  name: string;
  /** For readers. */
  title: string;
  /** The path of its first page. */
  route: string;
  /** Who is asked when it fails. */
  owner: string;
}
