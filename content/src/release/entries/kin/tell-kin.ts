import type { Entry } from '@manna/shared/contracts';
import { verseRef } from '../../../base/bible/reference-verses';
import { referenceText } from '../../names/prose/verse-words';
import type { PlacedName } from '../merge-names';
import { bearersApart, introduceBearers, listBearers, withBearers } from '../bearers/name-page';
import type { NameReading } from '../bearers/tell-apart';
import { describeKin } from './kin-prose';
import type { BearerKin } from './name-kin';

type Evidence = NonNullable<Entry['evidence']>[number];

const evidenceOf = (all: readonly BearerKin[]): Evidence[] =>
  all.flatMap(({ kin }) =>
    kin.flatMap(({ kind, other, verses: [first] }) =>
      first === undefined
        ? []
        : [{ rule: 'A verse names the kin', found: `${kind}: ${other.name}, ${referenceText(first)}` }],
    ),
  );

/** What is known of the kin of the bearers of names. */
export interface ToldKin {
  /** The kin that the text states for each name. */
  readonly ofName: (placed: PlacedName) => readonly BearerKin[];
  /** All kin of a person, by the id of the person's entry. */
  readonly families: ReadonlyMap<string, BearerKin>;
  readonly entryOf: (id: string) => Entry | undefined;
  readonly reading: NameReading;
}

function ofName(entry: Entry, placed: PlacedName, { ofName: kinOf, families, entryOf, reading }: ToldKin): Entry {
  const { name, rest, owned, fate } = placed;
  const known = [...owned].flatMap(([id, verses]) => {
    const bearer = entryOf(id);
    return bearer ? [{ entry: bearer, verses: [...verses] }] : [];
  });
  const byKin = kinOf(placed).filter(({ self }) => self.person === undefined);
  const family = families.get(entry.id);
  const evidence = [...(entry.evidence ?? []), ...evidenceOf(family ? [family] : byKin)];
  const ofPerson = family ? describeKin(family, name) : [];
  if (fate === 'own') {
    const body = [...entry.body, ...ofPerson];
    if (byKin.length === 0 && !name.namesakes) return { ...entry, evidence, body };
    const bearers = { name, rest, known, byKin: family ? [family, ...byKin] : byKin };
    return { ...entry, evidence, body: withBearers(listBearers(bearers, bearersApart(bearers, reading)), body) };
  }
  const bearers = { name, rest, known, byKin };
  const apart = bearersApart(bearers, reading);
  const references = rest.slice(0, 1).map(verseRef);
  return { ...entry, references, evidence, ...introduceBearers(bearers, apart), body: listBearers(bearers, apart) };
}

/** Adds the family of an authored person, if verses state any of it. */
function ofPerson(entry: Entry, family: BearerKin | undefined): Entry {
  if (entry.typename !== 'Person' || !family?.kin.some(({ verses }) => verses.length > 0)) return entry;
  const heading = { kind: 'heading', level: 2, id: 'family-in-scripture', text: 'Family in Scripture' } as const;
  return { ...entry, body: [...entry.body, heading, ...describeKin(family, entry)] };
}

/** Returns an entry with what is known of the kin of its person, or of the bearers of its name. */
export const withKin = (entry: Entry, placed: PlacedName | undefined, told: ToldKin): Entry =>
  placed ? ofName(entry, placed, told) : ofPerson(entry, told.families.get(entry.id));
