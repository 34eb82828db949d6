import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accessibilityFaults, openRoute, runIdle } from '@manna/shared/testing';
import { chapterData } from '../../../testing/chapter-data';
import { route } from '../chapter-page';

const data = chapterData([{ slug: 'kjv', name: 'King James Version', shortName: 'KJV' }], {
  'kjv Gen.1': `
    ¶ {1} In the *a beginning. {2} And darkness was *b upon the deep.
    a: or, start
    b: Heb. over
  `,
});

describe('a note', () => {
  it('opens beside its letter, and closes when the focus moves on', async () => {
    await openRoute(route, { path: '/bible/:book/:chapterNum', at: '/bible/genesis/1', data });
    await runIdle();
    const letter = screen.getByRole('doc-noteref', { name: 'Note b' });
    await userEvent.click(letter);
    const note = await screen.findByRole('dialog', { name: 'Note b' });
    expect(note).toHaveFocus();
    expect(note).toHaveTextContent('Heb. over');
    expect(within(note).getByRole('link', { name: 'All notes of the chapter' })).toHaveAttribute(
      'href',
      letter.getAttribute('href'),
    );
    expect(await accessibilityFaults()).toEqual([]);
    screen.getByRole('link', { name: 'Verse 1' }).focus();
    expect(screen.queryByRole('dialog', { name: 'Note b' })).toBeNull();
  });
});
