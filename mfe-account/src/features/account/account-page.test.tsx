import { describeFirstPage } from '@manna/shared/testing';
import { route } from './account-page';

describeFirstPage(route, {
  path: '/account',
  heading: 'Account',
  notYet: /not open yet/,
  planned: {
    title: 'What an account will save for you',
    shelves: ['History', 'Bookmarks', 'Preferences'],
  },
  leadsTo: '/bible',
});
