import type { Translated } from '@manna/shared/contracts';
import { nameTranslated, type BookNames } from '@manna/shared/domain';
import type { problemText } from './problem-text';

/** One of the parser's English sentences on what is wrong with a reference, in the language of the page. */
export function sayProblem(message: string, names: BookNames, text: Translated<typeof problemText>): string {
  const named = (english = '') => nameTranslated(english, names);
  const [, of, count, what] = /^(.+) has only (\d+) (chapters|verses)$/.exec(message) ?? [];
  if (what === 'chapters') return text.onlyChapters(named(of), Number(count));
  if (what === 'verses') return text.onlyVerses(named(of), Number(count));
  const [, first, last] = /\((.+) comes before (.+)\)$/.exec(message) ?? [];
  if (last !== undefined) return text.backwardsBooks(named(first), named(last));
  const [, sign] = /ends with “(.+)”$/.exec(message) ?? [];
  if (sign !== undefined) return text.openEnd(sign);
  return message.startsWith('Chapter') ? text.backwardsChapters : text.backwardsVerses;
}
