import type { Entry, Prose, ProseInline } from '@manna/shared/contracts';
import type { DerivedName } from '../names/derived-name';

const LONGEST_SUMMARY = 300;

const inWords = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`;

/** 'Joseph (Son of Jacob and Rachel)', the name being a link. */
const linkTo = ({ id, pagePath, name, title }: Entry): ProseInline[] => [
  { kind: 'entry', text: name, id, path: pagePath },
  { kind: 'text', text: title === undefined ? '' : ` (${title})` },
];

/**
 * What the entry of a name says of itself where other entries tell of some of its bearers: whose verses are not in its list,
 * and then what was derived.
 */
export function namesakeParts(
  name: DerivedName,
  bearers: readonly Entry[],
): { title: string; summary: string; body: Prose } {
  const told = inWords(bearers.map((bearer) => `${bearer.name} (${bearer.title ?? bearer.category})`));
  const summary = `Where the Bible names ${name.name}, apart from the verses of ${told}.`;
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
