import { describeFirstPage } from '@manna/shared/testing';
import { route } from './encyclopedia-page';

describeFirstPage(route, {
  path: '/encyclopedia',
  heading: 'Encyclopedia',
  notYet: /still being written/,
  planned: {
    title: 'What will stand here',
    shelves: ['People', 'Places', 'Events', 'Plants', 'Tribes', 'Animals'],
  },
  leadsTo: '/bible',
});
