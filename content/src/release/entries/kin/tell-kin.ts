import type { Entry } from '@manna/shared/contracts';
import { verseRef } from '../../../base/bible/reference-verses';
import { referenceText } from '../../names/prose/verse-words';
import type { PlacedName } from '../merge-names';
import { introduceBearers, listBearers } from '../name-page';
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

/** Returns the entry of a name with what the text says of its bearers and their kin. */
export function withKin(
  entry: Entry,
  { name, rest, owned, fate }: PlacedName,
  kin: readonly BearerKin[],
  entryOf: (id: string) => Entry | undefined,
): Entry {
  const known = [...owned].flatMap(([id, verses]) => {
    const bearer = entryOf(id);
    return bearer ? [{ entry: bearer, verses: [...verses] }] : [];
  });
  const own = kin.filter(({ self }) => self.person === undefined || self.person.id === entry.id);
  const evidence = [...(entry.evidence ?? []), ...evidenceOf(own)];
  const isAboutOne = fate === 'own' && own.every(({ self }) => self.person !== undefined);
  if (isAboutOne) {
    return { ...entry, evidence, body: [...entry.body, ...own.flatMap((bearer) => describeKin(bearer, name))] };
  }
  const bearers = { name, rest, known, byKin: own };
  const references = fate === 'shared' ? { references: rest.slice(0, 1).map(verseRef) } : {};
  return fate === 'shared'
    ? { ...entry, ...references, evidence, ...introduceBearers(bearers), body: listBearers(bearers) }
    : { ...entry, evidence, body: [...entry.body, ...listBearers(bearers)] };
}
