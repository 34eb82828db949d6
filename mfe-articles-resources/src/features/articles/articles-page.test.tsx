import { describeFirstPage } from '@manna/shared/testing';
import { route } from './articles-page';

describeFirstPage(route, {
  path: '/articles',
  heading: 'Articles',
  notYet: /still being written/,
  planned: {
    title: 'What will stand here',
    shelves: ['Did You Know', 'Insights', 'History', 'Science', 'Culture', 'Jokes Aside'],
  },
  leadsTo: '/bible',
});
