import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { preferenceOf, preferencesState, sitePreferences } from '@manna/shared/runtime';
import { accessibilityFaults, renderWithApp } from '@manna/shared/testing';
import { es } from '../../texts/es';
import { ReadingOptions } from './reading-options';

const page = (
  <main>
    <ReadingOptions />
  </main>
);

describe('the reading options', () => {
  beforeEach(() => localStorage.clear());

  it('show the reader’s preferences, and change them', async () => {
    const { store } = renderWithApp(page);
    expect(screen.getByRole('radio', { name: 'In paragraphs' })).toBeChecked();
    for (const name of ['One per line', 'Long', 'One', 'Sepia'])
      await userEvent.click(screen.getByRole('radio', { name }));
    for (const name of ['Verse numbers', 'Words of Jesus in red'])
      await userEvent.click(screen.getByRole('switch', { name }));
    expect(store.getState().userState[preferencesState.key]).toMatchObject({
      verses: 'lines',
      measure: 'wide',
      columns: 'one',
      theme: 'sepia',
      verseNumbers: 'hidden',
      redLetters: 'hidden',
    });
    expect(screen.getByRole('radio', { name: 'One per line' })).toBeChecked();
  });

  it('make the text a step larger or smaller, within the limits', async () => {
    const { store } = renderWithApp(page);
    const larger = screen.getByRole('button', { name: 'Larger text' });
    for (const size of ['large', 'larger', 'largest']) {
      await userEvent.click(larger);
      expect(preferenceOf(store, sitePreferences.textSize)).toBe(size);
    }
    expect(larger).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: 'Smaller text' }));
    expect(preferenceOf(store, sitePreferences.textSize)).toBe('larger');
  });

  it('have no accessibility faults, in Spanish either', async () => {
    renderWithApp(page, { language: 'es', translations: es });
    expect(screen.getByRole('switch', { name: 'Palabras de Jesús en rojo' })).toBeChecked();
    expect(await accessibilityFaults()).toEqual([]);
  });
});
