import { escapeHtml } from '@manna/shared/domain';

/** Length of a nonce, the same as the gateway's. Bytes. */
const NONCE_BYTES = 18;

export const linkHtml = (path: string, label: string): string =>
  `<a href="${escapeHtml(path)}">${escapeHtml(label)}</a>`;

// The colours of the site's tokens, which are not available here.
const css = `
:root{color-scheme:light dark}
body{max-width:35rem;margin:0 auto;padding:1.5rem 1rem;background:light-dark(#faf6ee,#201d19);color:light-dark(#2b241c,#ece4d6);
font:1.0625rem/1.6 Charter,Georgia,'Noto Serif',serif}
h1,h2,nav,aside,.plain{font-family:system-ui,Roboto,Arial,sans-serif}
h1{line-height:1.2}
a{display:inline-block;min-block-size:1.5rem;padding-block:.25rem;color:light-dark(#9c2a22,#f0938a)}
a:focus-visible{outline:3px solid;outline-offset:2px}
li{margin-block:.25rem}
/* The list marker is next to the first line of a link that has several. */
li>a{display:block;inline-size:fit-content}
aside{padding:.5rem 1rem;border:1px solid light-dark(#1f5a96,#93bdea);border-radius:.375rem;font-size:.875rem}
nav{display:flex;flex-wrap:wrap;gap:.5rem 1.5rem}
sup{font:600 .7em system-ui,sans-serif;margin-inline-end:.25em}
.line{margin:0;padding-inline-start:2rem;text-indent:-1rem}
.soft{font-size:.875rem}
`;

/** A page that runs no script and needs no other file. `body` is HTML. */
export function plainPage(page: { status: number; language: string; title: string; body: string }): Response {
  const nonce = btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(NONCE_BYTES))));
  const html = [
    `<!doctype html><html lang="${escapeHtml(page.language)}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(page.title)}</title><style nonce="${nonce}">${css}</style></head>`,
    `<body><main>${page.body}</main></body></html>`,
  ].join('');
  return new Response(html, {
    status: page.status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
    },
  });
}
