import { describeFirstPage } from '@manna/shared/testing';
import { route } from './dictionary-page';

describeFirstPage(route, {
  path: '/dictionary',
  heading: 'Dictionary',
  notYet: /No word has its entry yet/,
  planned: {
    title: 'What an entry will have',
    shelves: ['Meaning', 'Behind it', 'Where it is used'],
  },
  leadsTo: '/bible',
});
