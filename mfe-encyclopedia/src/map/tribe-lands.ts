import { encyclopediaPaths } from '@manna/shared/domain';

/** Where the atlas shows the land of each tribe that received one: latitude, longitude and zoom, as its URL has them. */
const views: Readonly<Record<string, string>> = {
  asher: '33.06,35.15,7.3',
  benjamin: '31.85,35.32,8.8',
  dan: '32.55,35.21,6.6',
  ephraim: '32.02,35.22,8.4',
  gad: '32.26,35.77,7.5',
  issachar: '32.55,35.38,9.0',
  judah: '31.23,34.70,6.9',
  manasseh: '32.58,35.64,6.9',
  naphtali: '33.03,35.46,7.9',
  reuben: '31.63,35.78,8.5',
  simeon: '31.19,34.77,8.2',
  zebulun: '32.72,35.26,9.0',
};

const PAGES = /\/tribes\/tribe-of-([a-z]+)$/;

/** The atlas with the land of the tribe that a page is about; undefined if it is about none, or one without land. */
export function landOnAtlas(pagePath: string): string | undefined {
  const tribe = PAGES.exec(pagePath)?.[1] ?? '';
  return Object.hasOwn(views, tribe) ? `${encyclopediaPaths.atlas}?layers=tribes&at=${views[tribe]}` : undefined;
}
