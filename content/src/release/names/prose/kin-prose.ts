import type { Prose } from '@manna/shared/contracts';
import { counted } from './describe-bearers';
import type { ProseFacts, NamedKin } from './prose-facts';
import { inlinesOf, type Piece } from './verse-words';

const MOST_KIN = 10;
const words = {
  male: { subject: 'He', possessive: 'his' },
  female: { subject: 'She', possessive: 'her' },
} as const;

const paragraph = (pieces: readonly Piece[]): Prose[number] => ({ kind: 'paragraph', inlines: inlinesOf(pieces) });

/** 'Isaac (Genesis 25:19), Zimran (1 Chronicles 1:32) and Shuah (1 Chronicles 1:32)'. */
const enumerate = (kin: readonly NamedKin[]): Piece[] =>
  kin.flatMap(({ name, verse }, index): Piece[] => [
    index === 0 ? '' : index === kin.length - 1 ? ' and ' : ', ',
    `${name} (`,
    verse,
    ')',
  ]);

/** Describes the kin of a single bearer: parents first, then children. */
function ofOne(
  { merged }: ProseFacts,
  parents: readonly NamedKin[],
  children: readonly NamedKin[],
  more: number,
): Prose {
  const { name, main } = merged;
  const { subject, possessive } = main.sex ? words[main.sex] : { subject: name, possessive: 'the' };
  const pieces: Piece[] = [];
  for (const { as, name: parent, verse } of parents) {
    const called = main.sex === undefined ? as : main.sex === 'female' ? 'daughter' : 'son';
    pieces.push(`${pieces.length === 0 ? '' : ' '}${subject} is called a ${called} of ${parent} (`, verse, ').');
  }
  const [only] = children;
  const space = pieces.length === 0 ? '' : ' ';
  if (only && children.length === 1)
    pieces.push(`${space}The text names ${only.name} as ${possessive} ${only.as} (`, only.verse, ').');
  else if (only)
    pieces.push(
      `${space}Among those called ${possessive} children are `,
      ...enumerate(children),
      more > 0 ? `, and ${counted(more, 'other')}.` : '.',
    );
  return [paragraph(pieces)];
}

/** Lists each pair of names separately, because it is unknown which pairs belong to the same bearer. */
function ofSeveral({ merged }: ProseFacts, relatives: readonly NamedKin[], more: number): Prose {
  const { name } = merged;
  const items = relatives.map(({ kind, as, name: other, verse }): Piece[] => {
    // 'Son of' can mean a grandson, so do not call the bearer the father.
    return kind === 'child'
      ? [`${name}, of whom ${other} is called a ${as} (`, verse, ')']
      : [`${name}, ${as} of ${other} (`, verse, ')'];
  });
  const [only] = items;
  if (only && items.length === 1) return [paragraph(['The text tells of ', ...only, '.'])];
  return [
    paragraph(['Among those who bear the name are:']),
    { kind: 'list', ordered: false, items: items.map(inlinesOf) },
    ...(more > 0 ? [paragraph([`The text tells of ${counted(more, 'other')} in the same way.`])] : []),
  ];
}

/** Describes a person's parents and children as the text states them. Returns no prose if it states none. */
export function writeKin(facts: ProseFacts, shared: boolean): Prose {
  const { merged, kin } = facts;
  if (kin.length === 0 || merged.main.typename !== 'Person') return [];
  const inOrder = [...kin].sort((a, b) => a.verse - b.verse);
  const relatives = inOrder.slice(0, MOST_KIN);
  const parents = relatives.filter(({ kind }) => kind !== 'child');
  const more = kin.length - relatives.length;
  // Several parents may belong to several people, or be a father and an ancestor. Only a list leaves that open.
  if (shared || parents.length > 2) return ofSeveral(facts, relatives, more);
  return ofOne(
    facts,
    parents,
    relatives.filter(({ kind }) => kind === 'child'),
    more,
  );
}
