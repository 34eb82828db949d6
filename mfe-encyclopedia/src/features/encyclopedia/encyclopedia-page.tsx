import { defineRoute, type Crumb } from '@manna/shared/contracts';
import { Link } from '@manna/shared/runtime';
import { FirstPage } from '@manna/shared/ui';

const crumbs: readonly Crumb[] = [
  { path: '/', fragment: 'Home' },
  { path: '/encyclopedia', fragment: 'Encyclopedia' },
];

function EncyclopediaPage() {
  return (
    <FirstPage
      as={Link}
      accent="orange"
      icon="school"
      title="Encyclopedia"
      lead="Who they were, where it happened, and what they saw growing by the road: the world of the Bible, entry by entry."
      crumbs={crumbs}
      today={{
        text: 'The first entries are still being written, so the shelves below are empty. The text that they will explain is all here.',
        action: { to: '/bible', label: 'Read the Bible', icon: 'book' },
      }}
      planned={{
        title: 'What will stand here',
        shelves: [
          { name: 'People', text: 'Those the Bible names, with their families and their days.' },
          { name: 'Places', text: 'Towns, lands and waters, and where they lie on a map.' },
          { name: 'Events', text: 'What happened, in order, on one line of time.' },
          { name: 'Plants', text: 'What was sown, eaten, burned and built with.' },
          { name: 'Tribes', text: 'The tribes of Israel and the peoples around them.' },
          { name: 'Animals', text: 'Creatures of the field, the sky and the sea.' },
        ],
      }}
    />
  );
}

export const route = defineRoute({
  meta: () => ({
    metaTitle: 'Encyclopedia',
    description:
      'The people, places, events, plants, animals and tribes of the Bible, each with the passages that speak of it.',
    canonicalPath: '/encyclopedia',
    breadcrumbs: crumbs,
  }),
  Component: EncyclopediaPage,
});
