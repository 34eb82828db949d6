import { escapeHtml } from '../escape-html';

/** The path of what other sites can show of a page in a frame: '/embed/bible/john/3?v=16'. */
export const embedPath = (page: string): string => `/embed${page}`;

interface EmbedFrame {
  /** URL of what is in the frame. */
  url: string;
  title: string;
  /** Its size in CSS pixels; a frame is never wider than what it is in. */
  width: number;
  height: number;
}

/** The HTML by which another site shows an embedded page. */
export const embedFrame = ({ url, title, width, height }: EmbedFrame): string =>
  `<iframe src="${escapeHtml(url)}" width="${width}" height="${height}" title="${escapeHtml(title)}" loading="lazy" style="border:0;max-width:100%"></iframe>`;
