import type { SiteConfig } from '@manna/shared/contracts';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (character) => escapes[character] ?? '');

/** The page of last resort, which needs neither the shell nor a script. */
export const errorPage = ({ productName }: SiteConfig): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Internal Error - ${escapeHtml(productName)}</title>
</head>
<body>
<main>
<h1>Internal Error</h1>
<p>Something went wrong displaying this content. Please try again later.</p>
<p><a href="/">Home</a></p>
</main>
</body>
</html>
`;
