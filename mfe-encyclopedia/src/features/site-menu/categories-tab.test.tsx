import { screen } from '@testing-library/react';
import { renderWithApp } from '@manna/shared/testing';
import { es } from '../../texts/es';
import { CategoriesTab } from './categories-tab';

const links = () => screen.getAllByRole('link').map((link) => [link.getAttribute('href'), link.textContent]);

test('the menu tab lists the six categories', () => {
  renderWithApp(<CategoriesTab />);
  expect(links()).toEqual([
    ['/encyclopedia/people', 'People'],
    ['/encyclopedia/places', 'Places'],
    ['/encyclopedia/events', 'Events'],
    ['/encyclopedia/plants', 'Plants'],
    ['/encyclopedia/tribes', 'Tribes'],
    ['/encyclopedia/animals', 'Animals'],
  ]);
});

test('the menu tab is in Spanish on a Spanish page', () => {
  renderWithApp(<CategoriesTab />, { language: 'es', translations: es });
  expect(links()[0]).toEqual(['/encyclopedia/people', 'Personas']);
});
