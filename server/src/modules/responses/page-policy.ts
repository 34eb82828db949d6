import { createHash } from 'node:crypto';

interface PagePolicy {
  /** The only styles of the page, exactly as they are in its style element. */
  css: string;
  /** Sources of its pictures. */
  images: string;
  /** The sites that may show it in a frame. */
  frames: string;
  /** Where its forms may be sent; nowhere by default. */
  forms?: string;
}

/** The content security policy of a page that runs nothing and has no other styles than its own. */
export const pagePolicy = ({ css, images, frames, forms = "'none'" }: PagePolicy): string =>
  [
    "default-src 'none'",
    `img-src ${images}`,
    `style-src 'sha256-${createHash('sha256').update(css).digest('base64')}'`,
    "base-uri 'none'",
    `form-action ${forms}`,
    `frame-ancestors ${frames}`,
  ].join('; ');
