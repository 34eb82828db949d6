import { defineRoute, type LoaderArgs } from '@manna/shared/contracts';
import { bookNames, encyclopediaPaths, refsOsis } from '@manna/shared/domain';
import { Link, notFound, useLanguage, useText } from '@manna/shared/runtime';
import { LanguageNote, Page, ReferenceLink } from '@manna/shared/ui';
import { CategoryIcon } from '@manna/shared/ui/controls';
import { GenealogiesDocument, type GenealogiesQuery } from '../../generated/graphql';
import { lookOf } from '../../names/categories';
import { categoryPageMeta } from '../../names/page-meta';
import { personPath } from './family-address';
import { genealogiesText } from './family-text';
import { sideBySide } from './side-by-side';
import styles from './genealogies.module.css';

type Member = NonNullable<GenealogiesQuery['luke']>['members'][number];

interface GenealogiesData {
  matthew: Member[];
  luke: Member[];
}

const PATH = encyclopediaPaths.genealogies;

/** Whether two names stand for the same person: by the person's page, and without one by the name. */
const isSame = (one: Member, other: Member) =>
  (one.person?.slug ?? one.name.toLowerCase()) === (other.person?.slug ?? other.name.toLowerCase());

function GenealogiesPage({ data: { matthew, luke } }: { data: GenealogiesData }) {
  const text = useText(genealogiesText);
  const language = useLanguage();
  const { accent, icon } = lookOf('people');
  return (
    <Page accent={accent} icon={<CategoryIcon name={icon} />} title={text.title} lead={text.lead}>
      {language !== 'en' && <LanguageNote>{text.englishOnly}</LanguageNote>}
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{text.matthew}</th>
            <th scope="col">{text.luke}</th>
          </tr>
        </thead>
        <tbody>
          {sideBySide(matthew, luke, isSame).map(({ left, right }, index) => (
            // The rows of a release never change their order.
            <tr key={index} data-both={left && right ? '' : undefined}>
              <td>{left && <Name member={left} />}</td>
              <td>{right && <Name member={right} />}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Page>
  );
}

function Name({ member: { name, note, person, path, references } }: { member: Member }) {
  const books = useText(bookNames);
  const to = person ? personPath(person.slug) : path;
  const [first] = references;
  return (
    <>
      {to ? (
        <Link to={to} className={styles.name} lang="en">
          {name}
        </Link>
      ) : (
        <span className={styles.name} lang="en">
          {name}
        </span>
      )}{' '}
      {first && <ReferenceLink as={Link} osis={refsOsis([first])} names={books} className={styles.verse} />}
      {note && (
        <span className={styles.note} lang="en">
          {note}
        </span>
      )}
    </>
  );
}

async function loadGenealogies({ data }: LoaderArgs): Promise<GenealogiesData> {
  const { matthew, luke } = await data.query(GenealogiesDocument, {});
  if (!matthew || !luke) throw notFound();
  return { matthew: matthew.members, luke: luke.members };
}

export const route = defineRoute<GenealogiesData>({
  loader: loadGenealogies,
  meta: (args) => categoryPageMeta(args, { category: 'people', path: PATH, ...args.text(genealogiesText) }),
  Component: GenealogiesPage,
});
