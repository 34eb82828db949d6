import { describeFirstPage } from '@manna/shared/testing';
import { route } from './resources-page';

describeFirstPage(route, {
  path: '/resources',
  heading: 'Resources',
  notYet: /still being made/,
  planned: {
    title: 'What will stand here',
    shelves: ['Media', 'Maps', 'Infographics', 'Art', 'Interactives', 'Downloads'],
  },
  leadsTo: '/bible',
});
