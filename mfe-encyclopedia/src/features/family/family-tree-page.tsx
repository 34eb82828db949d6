import { useMemo } from 'react';
import { defineRoute, type LoaderArgs } from '@manna/shared/contracts';
import { encyclopediaPaths } from '@manna/shared/domain';
import { Link, useLanguage, useText } from '@manna/shared/runtime';
import { LanguageNote, Page, PageSection } from '@manna/shared/ui';
import { CategoryIcon } from '@manna/shared/ui/controls';
import { FamilyTreeDocument } from '../../generated/graphql';
import { lookOf } from '../../names/categories';
import { categoryPageMeta } from '../../names/page-meta';
import { familyPath } from './family-address';
import { familyTreeText } from './family-text';
import { kinOf, otherOf, type Family, type Kin, type BesideKind, kindBeside } from './kin';
import { KinLine } from './kin-line';
import { linesOfDescent, type EveryLine } from './lines-of-descent';
import type { NestedPerson } from './nested-kin';
import styles from './kin-list.module.css';

const PATH = encyclopediaPaths.familyTree;
/** A line that is drawn from here shows so many generations. */
const DRAWN = { up: 0, down: 3 };

function FamilyTreePage({ data }: { data: Family }) {
  const text = useText(familyTreeText);
  const language = useLanguage();
  const kin = useMemo(() => kinOf(data), [data]);
  const { lines, others } = useMemo(() => linesOfDescent(kin), [kin]);
  const { accent, icon } = lookOf('people');
  return (
    <Page accent={accent} icon={<CategoryIcon name={icon} />} title={text.title} lead={text.lead}>
      {language !== 'en' && <LanguageNote>{text.englishOnly}</LanguageNote>}
      <p>
        <Link to={encyclopediaPaths.genealogies}>{text.genealogies}</Link>
      </p>
      <PageSection id="lines" title={text.lines}>
        <p>{text.numbers}</p>
        {lines.map((line) => (
          <Line key={line.slug} kin={kin} line={line} language={language} />
        ))}
      </PageSection>
      {others.length > 0 && (
        <PageSection id="others" title={text.others}>
          <ul className={styles.list}>
            {others.map((slug) => (
              <li key={slug}>
                <Entry kin={kin} slug={slug} kinds={['spouse', 'sibling', 'kin', 'ancestor']} />
              </li>
            ))}
          </ul>
        </PageSection>
      )}
    </Page>
  );
}

interface LineProps {
  kin: Kin;
  line: EveryLine['lines'][number];
  language: string;
}

function Line({ kin, line: { slug, inner, count }, language }: LineProps) {
  const text = useText(familyTreeText);
  const name = kin.people.get(slug)?.name ?? slug;
  return (
    <details className={styles.line}>
      <summary>{text.from(name, (count + 1).toLocaleString(language))}</summary>
      <p>
        <Link to={familyPath(slug, DRAWN)}>{text.draw(name)}</Link>
      </p>
      <ul className={styles.list}>
        <li data-generation={1}>
          <Entry kin={kin} slug={slug} kinds={['spouse']} />
          <Descendants kin={kin} people={inner} generation={2} />
        </li>
      </ul>
    </details>
  );
}

interface DescendantsProps {
  kin: Kin;
  people: readonly NestedPerson[];
  /** Counted from the first of the line. */
  generation: number;
}

function Descendants({ kin, people, generation }: DescendantsProps) {
  const text = useText(familyTreeText);
  return (
    <ul className={styles.list}>
      {people.map(({ slug, tie, inner, isAgain }) => (
        <li key={slug} data-generation={generation}>
          <Entry kin={kin} slug={slug} kind="child" osis={tie?.osis} kinds={isAgain ? [] : ['spouse']} />
          {isAgain && <span className={styles.kind}> {text.above}</span>}
          {inner.length > 0 && <Descendants kin={kin} people={inner} generation={generation + 1} />}
        </li>
      ))}
    </ul>
  );
}

interface EntryProps {
  kin: Kin;
  slug: string;
  /** What the person is to the one above. */
  kind?: 'child';
  osis?: string | null | undefined;
  /** Who is named with the person. */
  kinds: readonly BesideKind[];
}

/** A person, and in the same line those beside them. */
function Entry({ kin, slug, kind, osis, kinds }: EntryProps) {
  const person = kin.people.get(slug);
  if (!person) return null;
  return (
    <>
      <KinLine person={person} kind={kind} osis={osis} />
      {kinds.flatMap((beside) =>
        kin.besideOf(slug, beside).map((tie) => {
          const other = kin.people.get(otherOf(tie, slug));
          return (
            other && (
              <span key={`${beside} ${other.slug}`}>
                {' · '}
                <KinLine person={other} kind={kindBeside(tie, slug)} osis={tie.osis} />
              </span>
            )
          );
        }),
      )}
    </>
  );
}

export const route = defineRoute<Family>({
  loader: async ({ data }: LoaderArgs) => (await data.query(FamilyTreeDocument, {})).everyFamily,
  meta: (args) => categoryPageMeta(args, { category: 'people', path: PATH, ...args.text(familyTreeText) }),
  Component: FamilyTreePage,
});
