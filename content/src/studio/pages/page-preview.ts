import { element, escape, group, palette } from '@manna/shared/print';
import type { DrawnPicture } from '../maker';
import { A4 } from './page';
import type { Page } from './page';
import { pageMarkup } from './page-svg';

const WIDTH = 1200;
const HEIGHT = 900;
/** Height of the first page in the picture. */
const FRONT = 820;

/** What a preview says of its document. */
export interface PreviewWords {
  readonly title: string;
  readonly alt: string;
  readonly caption: string;
  readonly credit: string;
}

function placed(page: Page, x: number, y: number, height: number, turn: number): string {
  const scale = height / A4.height;
  const middle = `${Math.round((A4.width * scale) / 2)} ${Math.round(height / 2)}`;
  return group(
    { transform: `translate(${x} ${y}) rotate(${turn} ${middle}) scale(${scale.toFixed(5)})` },
    pageMarkup(page),
  );
}

/** A picture of a document's first page, in front of its second page if there is one. */
export function pagePreview(pages: readonly Page[], { title, alt, caption, credit }: PreviewWords): DrawnPicture {
  const [first, second] = pages;
  const wide = (A4.width * FRONT) / A4.height;
  const y = (HEIGHT - FRONT) / 2;
  const sheets = [
    second && placed(second, WIDTH / 2 - 20, y + 34, FRONT - 60, 3),
    first &&
      placed(first, second ? WIDTH / 2 - wide + 60 : Math.round((WIDTH - wide) / 2), y, FRONT, second ? -1.2 : 0),
  ];
  const svg = element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${WIDTH} ${HEIGHT}`,
      width: WIDTH,
      height: HEIGHT,
      role: 'img',
    },
    element('title', {}, escape(title)),
    element('desc', {}, escape(alt)),
    element('rect', { width: WIDTH, height: HEIGHT, fill: palette.sunk }),
    ...sheets.filter((sheet) => sheet !== undefined),
  );
  return { svg, width: WIDTH, height: HEIGHT, alt, caption, credit };
}
