import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LinkTargetContext } from '@manna/shared/runtime';
import { accessibilityFaults, renderWithApp } from '@manna/shared/testing';
import { SearchModal } from './search-modal';

describe('the search modal', () => {
  it('is a plain form to the search page, which works without JavaScript', async () => {
    renderWithApp(
      <main>
        <SearchModal />
      </main>,
    );
    expect(screen.getByRole('search')).toHaveAttribute('action', '/search');
    expect(screen.getByRole('searchbox')).toHaveAttribute('name', 'query');
    expect(screen.getByRole('searchbox')).toHaveFocus();
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('goes to the search page without a reload, and keeps the side panels', async () => {
    const { where } = renderWithApp(
      <LinkTargetContext value={(to) => (typeof to === 'string' ? `${to}&layout=side-right` : to)}>
        <SearchModal />
      </LinkTargetContext>,
    );
    await userEvent.type(screen.getByRole('searchbox'), 'seed & sower{Enter}');
    expect(where()).toBe('/search?query=seed+%26+sower&layout=side-right');
  });
});
