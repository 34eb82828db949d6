import type { Journey, Lineage } from '@manna/shared/contracts';
import type { AuthoredContent } from '../authored/authored';
import { readReferences } from '../../base/bible/find-references';
import type { KnownEntries } from '../authored/known-entries';
import { treeOfLine, type Lines } from './kin/lineage-kin';
import type { namedKin } from './kin/named-kin';
import { yearNumber } from '../authored/year-number';

const bySlug = <T extends { slug: string }>(tables: T[]): T[] => tables.sort((a, b) => (a.slug < b.slug ? -1 : 1));

/** Converts the journeys, sorted by slug. */
export const releaseJourneys = ({ journeys }: AuthoredContent, known: KnownEntries): Journey[] =>
  bySlug(
    journeys.map(({ slug, data: { name, summary, travellers, stops } }) => ({
      slug,
      name,
      summary,
      travellers: travellers.flatMap((person) => known.get(person)?.id ?? []),
      stops: stops.flatMap(({ place, byShip, references, note }) => {
        const id = known.get(place)?.id;
        const [ship] = readReferences(byShip === undefined ? [] : [byShip]);
        const stop = {
          ...(ship && { byShip: ship }),
          references: readReferences(references),
          ...(note === undefined ? {} : { note }),
        };
        return id === undefined ? [] : [{ place: id, ...stop }];
      }),
    })),
  );

/** Converts the lineages, sorted by slug. */
export const releaseLineages = (
  { lineages }: AuthoredContent,
  lines: Lines,
  named: ReturnType<typeof namedKin>,
): Lineage[] =>
  bySlug(
    lineages.map(({ slug, data: { name, summary, kind, members } }) => {
      const tree = treeOfLine(slug, lines, named);
      return {
        slug,
        name,
        summary,
        kind,
        members: members.map(({ name: memberName, references, note, start, end }, index) => {
          const id = lines.lines.get(slug)?.[index]?.self.person?.id;
          return {
            name: memberName,
            ...(id === undefined ? {} : { person: id }),
            ...tree[index],
            references: readReferences(references),
            ...(note === undefined ? {} : { note }),
            ...(start === undefined ? {} : { start: yearNumber(start) }),
            ...(end === undefined ? {} : { end: yearNumber(end) }),
          };
        }),
      };
    }),
  );
