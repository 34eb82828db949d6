import { useText } from '@manna/shared/runtime';
import { PageSection } from '@manna/shared/ui';
import { familyText } from './family-text';
import { kindBeside, otherOf, type BesideKind, type Kin, type KinTie } from './kin';
import { KinLine } from './kin-line';
import { nestedKin, type NestedPerson } from './nested-kin';
import styles from './kin-list.module.css';

/** The family of a person as nested lists: for screen readers, without JavaScript, and on paper. */
export function KinList({ kin, self }: { kin: Kin; self: string }) {
  const text = useText(familyText);
  // With the verse that names their father, or otherwise their mother.
  const siblings = new Map(
    kin
      .parentsOf(self)
      .flatMap(({ relative }) => kin.childrenOf(relative))
      .filter(({ person }) => person !== self)
      .toSorted((one, other) => Number(one.kind === 'father') - Number(other.kind === 'father'))
      .map(({ person, osis }) => [person, osis]),
  );
  const besides = (kind: BesideKind) =>
    kin.besideOf(self, kind).map((tie) => ({
      slug: otherOf(tie, self),
      kind: kindBeside(tie, self),
      osis: tie.osis,
    }));
  const forebears = nestedKin(kin, self, 'up');
  const beside = [
    ...Array.from(siblings, ([slug, osis]) => ({ slug, kind: 'sibling' as const, osis })),
    ...besides('sibling'),
  ];
  const spouses = besides('spouse');
  const further = [...besides('kin'), ...besides('ancestor')];
  const descendants = nestedKin(kin, self, 'down');
  return (
    <>
      {forebears.length > 0 && (
        <PageSection id="forebears" title={text.forebears}>
          <Nested kin={kin} people={forebears} way="up" />
        </PageSection>
      )}
      {beside.length > 0 && (
        <PageSection id="siblings" title={text.siblings}>
          <Beside kin={kin} people={beside} />
        </PageSection>
      )}
      {spouses.length > 0 && (
        <PageSection id="spouses" title={text.spouses}>
          <Beside kin={kin} people={spouses} />
        </PageSection>
      )}
      {further.length > 0 && (
        <PageSection id="further" title={text.further}>
          <Beside kin={kin} people={further} />
        </PageSection>
      )}
      {descendants.length > 0 && (
        <PageSection id="descendants" title={text.descendants}>
          <Nested kin={kin} people={descendants} way="down" />
        </PageSection>
      )}
    </>
  );
}

interface NestedProps {
  kin: Kin;
  people: readonly NestedPerson[];
  way: 'up' | 'down';
}

/** Forebears or descendants, generation within generation. */
function Nested({ kin, people, way }: NestedProps) {
  return (
    <ul className={styles.list}>
      {people.map(({ slug, tie, inner }) => {
        const person = kin.people.get(slug);
        if (!person) return null;
        return (
          <li key={slug}>
            <KinLine person={person} kind={way === 'up' ? tie?.kind : 'child'} osis={tie?.osis} />
            {inner.length > 0 && <Nested kin={kin} people={inner} way={way} />}
          </li>
        );
      })}
    </ul>
  );
}

interface BesideProps {
  kin: Kin;
  people: readonly { slug: string; kind: KinTie['kind']; osis?: string | null }[];
}

const Beside = ({ kin, people }: BesideProps) => (
  <ul className={styles.list}>
    {people.map(({ slug, kind, osis }) => {
      const person = kin.people.get(slug);
      return (
        person && (
          <li key={slug}>
            <KinLine person={person} kind={kind} osis={osis} />
          </li>
        )
      );
    })}
  </ul>
);
