import { escapeHtml } from '@manna/shared/domain';
import { pageColors } from '../responses/page-colors';
import { pagePolicy } from '../responses/page-policy';
import { picturePath, type EmbedTarget } from './embed-target';

/** Styles of a page that another site shows in a frame. It has no script and loads no font. */
const css = `${pageColors}
*{box-sizing:border-box}
body{margin:0;padding:1rem;border:1px solid var(--rule);border-radius:.75rem;background:var(--paper);color:var(--ink);font:1rem/1.5 system-ui,sans-serif}
figure,blockquote,p{margin:0}
h1{margin:0 0 .5rem;font-size:1.125rem}
blockquote{border-inline-start:3px solid var(--accent);padding-inline-start:1rem;font:1.125rem/1.6 Georgia,serif}
img{display:block;max-inline-size:100%;inline-size:auto;block-size:auto;max-block-size:max(12rem,100vh - 11rem);margin-inline:auto;border-radius:.375rem;background:#fffdf9}
figcaption,.source{margin-block-start:.5rem;color:var(--soft);font-size:.875rem}
a{display:inline-block;min-block-size:1.5rem;color:var(--accent)}`;

/** The page may show pictures of this site in any frame; it runs nothing, and has no other styles than its own. */
export const embedHeaders: Readonly<Record<string, string>> = {
  'content-security-policy': pagePolicy({ css, images: "'self'", frames: '*' }),
  'cross-origin-resource-policy': 'cross-origin',
};

interface EmbedPageOptions {
  origin: string;
  productName: string;
}

function content(target: EmbedTarget): string {
  if (target.kind === 'passage') {
    const { text, translation } = target;
    return `<blockquote lang="${escapeHtml(translation.language)}" dir="${escapeHtml(translation.direction)}">${escapeHtml(text)}</blockquote>
<p class="source">${escapeHtml(translation.name)}</p>`;
  }
  const { image } = target;
  const sources = image.widths.map((width) => `${picturePath(image, width).path} ${width}w`).join(', ');
  return `<figure>
<img src="${escapeHtml(picturePath(image).path)}" srcset="${escapeHtml(sources)}" sizes="100vw" width="${image.width}" height="${image.height}" alt="${escapeHtml(image.alt)}">
<figcaption>${escapeHtml(image.caption)} ${escapeHtml(image.credit)}</figcaption>
</figure>`;
}

/** The page that another site shows in a frame: a picture or a passage, and a link to where it is from. */
export function embedPage(target: EmbedTarget, { origin, productName }: EmbedPageOptions): string {
  const title = escapeHtml(target.title);
  const site = escapeHtml(productName);
  const address = escapeHtml(origin + target.path);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="canonical" href="${address}">
<title>${title} | ${site}</title>
<style>${css}</style>
</head>
<body>
<main>
<h1>${title}</h1>
${content(target)}
<p class="source"><a href="${address}" target="_blank" rel="noopener">${title}, ${site}</a></p>
</main>
</body>
</html>
`;
}
