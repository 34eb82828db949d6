import type { Language, SiteConfig, Translated } from '@manna/shared/contracts';
import { escapeHtml } from '@manna/shared/domain';
import { bareErrorEs } from './bare-error-es';
import { bareErrorText } from './bare-error-text';

const texts: Readonly<Record<Language, Translated<typeof bareErrorText>>> = { en: bareErrorText, es: bareErrorEs };

/** An error page that needs neither the shell nor a script. */
export function bareErrorPage(
  { productName }: SiteConfig,
  language: Language,
  kind: 'failed' | 'tooMany' | 'busy',
): string {
  const { home, [kind]: title, [`${kind}Text` as const]: text } = texts[language];
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title} - ${escapeHtml(productName)}</title>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${text}</p>
<p><a href="/">${home}</a></p>
</main>
</body>
</html>
`;
}
