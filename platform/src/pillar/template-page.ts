import type { NewPillar } from './new-pillar';

/** A text in the quotes of TypeScript. */
const quoted = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

const PAGE = `import { defineRoute } from '@manna/pillar-kit/contracts';
import { Link, useText } from '@manna/pillar-kit/runtime';
import { Page } from '@manna/pillar-kit/ui';
import { FirstPageDocument, type FirstPageQuery } from '../../generated/graphql';
import { firstText } from './first-text';
import styles from './first-page.module.css';

function FirstPage({ data }: { data: FirstPageQuery }) {
  const text = useText(firstText);
  return (
    <Page title={text.title} lead={text.lead(data.books.length)}>
      <ul className={styles.books}>
        {data.books.map(({ name, slug }) => (
          <li key={slug}>
            <Link to={\`/bible/\${slug}\`}>{name}</Link>
          </li>
        ))}
      </ul>
    </Page>
  );
}

export const route = defineRoute<FirstPageQuery>({
  loader: ({ data }) => data.query(FirstPageDocument, {}),
  meta: ({ url, text }) => ({
    metaTitle: text(firstText).title,
    description: text(firstText).description,
    breadcrumbs: [{ path: url.pathname, fragment: text(firstText).title }],
  }),
  Component: FirstPage,
});
`;

const QUERY = `query FirstPage {
  books {
    name
    slug
  }
}
`;

const STYLES = `.books {
  columns: 16rem;
  margin: 0;
  padding: 0;
  list-style: none;
}
`;

const textFile = ({ title }: NewPillar): string => `/** Texts of the first page. */
export const firstText = {
  title: ${quoted(title)},
  description: ${quoted(`${title}, a part of this site`)},
  lead: (books: number) => \`The Bible has \${books} books.\`,
};
`;

const spanishFile = ({
  title,
}: NewPillar): string => `import { translate, type TranslationPair } from '@manna/pillar-kit/contracts';
import { firstText } from '../features/first/first-text';

/** Every text in Spanish. What is missing does not compile. */
export const es: readonly TranslationPair[] = [
  translate(firstText, {
    title: ${quoted(title)},
    description: ${quoted(`${title}, una parte de este sitio`)},
    lead: (books) => \`La Biblia tiene \${books} libros.\`,
  }),
];
`;

const testFile = ({
  title,
  route,
}: NewPillar): string => `import { accessibilityFaults, dataFrom, openRoute } from '@manna/pillar-kit/testing';
import { screen } from '@testing-library/react';
import { route } from './first-page';

const data = dataFrom({ FirstPage: () => ({ books: [{ __typename: 'Book', name: 'Genesis', slug: 'genesis' }] }) });

test('the first page lists the books of the Bible, each with a link', async () => {
  await openRoute(route, { path: ${quoted(route)}, at: ${quoted(route)}, data });
  expect(screen.getByRole('heading', { level: 1, name: ${quoted(title)} })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Genesis' })).toHaveAttribute('href', '/bible/genesis');
  expect(await accessibilityFaults()).toEqual([]);
});
`;

/** The first page of a new pillar: what it loads, shows and says, and its test. */
export const pageFiles = (pillar: NewPillar): Record<string, string> => ({
  'src/features/first/first-page.tsx': PAGE,
  'src/features/first/first-page.graphql': QUERY,
  'src/features/first/first-page.module.css': STYLES,
  'src/features/first/first-text.ts': textFile(pillar),
  'src/features/first/first-page.test.tsx': testFile(pillar),
  'src/texts/es.ts': spanishFile(pillar),
});
