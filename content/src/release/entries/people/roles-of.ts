import type { Entry, PersonRole } from '@manna/shared/contracts';
import { verseOsisId } from '@manna/shared/domain';
import type { AuthoredWorld } from '../../authored/authored';

type Person = Extract<Entry, { typename: 'Person' }>;
type Role = PersonRole['role'];

/** The words for each role: those of titles, and those that the King James Version joins to a name. */
const words: Readonly<Record<Role, { title: string; text?: string }>> = {
  king: { title: 'king', text: 'king' },
  queen: { title: 'queen', text: 'queen' },
  governor: { title: 'governor|tetrarch|proconsul|emperor', text: 'governor|deputy|tetrarch' },
  prophet: { title: 'prophet|prophetess|seer', text: 'prophet|prophetess|seer' },
  priest: { title: 'priest', text: '(?:high |chief )?priest' },
  judge: { title: 'judge' },
  apostle: { title: 'apostle', text: 'apostle' },
  commander: { title: 'commander|captain|general|centurion' },
  official: { title: 'official|officer|steward|treasurer|recorder|cupbearer|eunuch|nobleman' },
  scribe: { title: 'scribe', text: 'scribe' },
};
const roles = Object.keys(words) as Role[];

/** What follows the words for a person in a title, and does not say what the person is. */
const MORE = / (?:of|in|at|to|from|with|on|under|over|for|by|before|after|who|whom|whose|when|where|which) /;
/** 'Of' and a name. */
const OF_SOMEBODY = / of [A-Z]/;

/** Whether a derived person is a name that several people have. */
export const isSharedName = ({ origin, title = '' }: Entry): boolean =>
  origin === 'derived' && title.startsWith('Name of ');

/**
 * The words of a title that say what the person is: 'Shepherd', 'psalmist' and 'king' in 'Shepherd, psalmist and king of
 * Israel'. 'The first judge' in 'Father of Othniel, the first judge' is Othniel.
 */
function headsOf(title: string): string[] {
  const parts = title.split(/, | and /);
  return parts
    .filter((part, index) => !(part.startsWith('the ') && OF_SOMEBODY.test(parts[index - 1] ?? '')))
    .map((part) => ` ${part} `.split(MORE)[0] ?? '');
}

/**
 * Whether a title says that the person has the role: 'King of Judah', 'Fisherman, first named of the apostles'. 'Prophet
 * or teacher' leaves it open.
 */
function saysTitle(title: string, word: string): boolean {
  const isOneOfMany = new RegExp(`\\b(?:first|second|last|one)(?: named)? of the (?:[\\w-]+ )?(?:${word})s\\b`, 'i');
  const hasWord = new RegExp(`(?<![\\w-])(?:${word})(?![\\w'’-]| or )`, 'i');
  return isOneOfMany.test(title) || headsOf(title).some((head) => hasWord.test(head));
}

/** Matches 'Nathan the prophet', 'Hiram king of Tyre' and 'king David', but not a son of theirs. */
function naming(name: string, word: string): RegExp {
  const who = name.replaceAll(/[^\p{L}\s]/gu, String.raw`\$&`);
  const isNoKin = String.raw`(?<!\b(?:sons?|daughters?|brother|wife|mother|father) (?:of|to) )`;
  return new RegExp(
    `${isNoKin}\\b${who},? (?:(?:the|an?) (?:${word})\\b(?!['’])|(?:${word}) of\\b)|\\b(?<!['’]s )(?:${word}) ${who}\\b`,
  );
}

/**
 * The roles of a person: those that the title says, and those by which the King James Version calls the person in a
 * verse. Each has the first such verse, if there is one.
 */
export function rolesOf(person: Person, { verseText }: Pick<AuthoredWorld, 'verseText'>): PersonRole[] {
  if (isSharedName(person)) return [];
  return roles.flatMap((role): PersonRole[] => {
    const { title, text } = words[role];
    const called = text === undefined ? undefined : naming(person.name, text);
    const verse = called && person.verses.find((one) => called.test(verseText(one) ?? ''));
    if (verse !== undefined) return [{ role, osis: verseOsisId(verse) }];
    return person.title !== undefined && saysTitle(person.title, title) ? [{ role }] : [];
  });
}
