import { describeFirstPage } from '@manna/shared/testing';
import { route } from './search-page';

describeFirstPage(route, {
  path: '/search',
  heading: 'Search',
  notYet: /does not answer yet/,
  planned: {
    title: 'What it will look through',
    shelves: ['Bible', 'Encyclopedia', 'Articles', 'Resources', 'Dictionary'],
  },
  leadsTo: '/bible',
});
