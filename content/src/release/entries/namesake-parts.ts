import type { Entry, Prose, ProseInline } from '@manna/shared/contracts';
import type { DerivedName } from '../names/derived-name';

const LONGEST_SUMMARY = 300;

const inWords = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`;

/** Returns 'Joseph (Son of Jacob and Rachel)', with a link on the name. */
const linkTo = ({ id, pagePath, name, title }: Entry): ProseInline[] => [
  { kind: 'entry', text: name, id, path: pagePath },
  { kind: 'text', text: title === undefined ? '' : ` (${title})` },
];

/**
 * Returns the title, summary and body of a name's entry if some of its bearers have entries of their own. It links to
 * those entries, because their verses are not in its list; the derived text follows.
 */
export function namesakeParts(
  name: DerivedName,
  bearers: readonly Entry[],
): { title: string; summary: string; body: Prose } {
  const namesakes = inWords(bearers.map((bearer) => `${bearer.name} (${bearer.title ?? bearer.category})`));
  const summary = `Where the Bible names ${name.name}, apart from the verses of ${namesakes}.`;
  const inlines = bearers.flatMap((bearer, index): ProseInline[] => [
    { kind: 'text', text: index === 0 ? 'Bearers of the name with a page of their own: ' : '; ' },
    ...linkTo(bearer),
  ]);
  const body: Prose = [
    { kind: 'paragraph', inlines: [...inlines.filter(({ text }) => text !== ''), { kind: 'text', text: '.' }] },
    ...name.body,
  ];
  return {
    title: 'Others of the name, and verses that do not say which',
    summary: summary.length <= LONGEST_SUMMARY ? summary : name.summary,
    body,
  };
}
