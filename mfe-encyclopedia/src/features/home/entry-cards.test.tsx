import { screen } from '@testing-library/react';
import { accessibilityFaults, dataFrom, openHomeCard } from '@manna/shared/testing';
import { entryOfTheDay, eventOfTheDay } from './entry-cards';

const aaron = { id: 'people-1', name: 'Aaron', title: 'First high priest', summary: 'He spoke for Moses.' };
const data = dataFrom({
  EntryOfTheDay: () => ({
    home: { entry: { ...aaron, pagePath: '/encyclopedia/people/aaron', category: { slug: 'people' } } },
  }),
  EventOfTheDay: () => ({ home: { event: null } }),
});

describe('the entry of the day', () => {
  it('has its description and a link to its page', async () => {
    await openHomeCard(entryOfTheDay, { data });
    expect(screen.getByRole('heading', { level: 3 })).toHaveTextContent('An entry to discover');
    const link = screen.getByRole('link', { name: 'Aaron' });
    expect(link).toHaveAttribute('href', '/encyclopedia/people/aaron');
    expect(link.closest('[data-accent]')).toHaveAttribute('data-accent', 'red');
    expect(screen.getByText('He spoke for Moses.').closest('[lang]')).toHaveAttribute('lang', 'en');
    expect(await accessibilityFaults()).toEqual([]);
  });
});

test('the event card is left out on a day without an event', async () => {
  expect(await openHomeCard(eventOfTheDay, { data })).toBeNull();
});
