import { screen } from '@testing-library/react';
import { renderWithApp } from '@manna/shared/testing';
import { ArticlesTab, ResourcesTab } from './category-tabs';

const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

test('the menu tab of articles lists their categories', () => {
  renderWithApp(<ArticlesTab />);
  expect(links()).toEqual([
    '/articles/did-you-know',
    '/articles/insights',
    '/articles/history',
    '/articles/science',
    '/articles/culture',
    '/articles/jokes-aside',
  ]);
});

test('the menu tab of resources lists their categories', () => {
  renderWithApp(<ResourcesTab />);
  expect(links()).toEqual([
    '/resources/media',
    '/resources/maps',
    '/resources/infographics',
    '/resources/art',
    '/resources/interactives',
    '/resources/downloads',
  ]);
});
