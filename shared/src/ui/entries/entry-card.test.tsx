import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from '../../runtime';
import { accessibilityFaults, renderWithApp } from '../../testing';
import { EntryCard } from './entry-card';

const picture = {
  alt: 'A map',
  caption: 'The way of Abraham',
  credit: 'Drawn for this site',
  revision: 'abababab',
  prettyPath: 'resources/maps/way-of-abraham',
  width: 800,
  height: 600,
  widths: [320, 640],
};

const show = () =>
  renderWithApp(
    <main>
      <h1>Encyclopedia</h1>
      <EntryCard
        as={Link}
        to="/encyclopedia/people/abraham"
        name="Abraham"
        title="Father of many"
        summary="He was called."
        picture={picture}
        accent="red"
        icon="person"
        level={2}
      />
    </main>,
  );

describe('the card of an entry', () => {
  it('links to its page by its name, and shows who or what it is', async () => {
    const { where } = show();
    const card = screen.getByRole('article');
    expect(card).toHaveTextContent('Father of many');
    expect(card).toHaveTextContent('He was called.');
    expect(screen.getByRole('heading', { level: 2, name: 'Abraham' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('link', { name: 'Abraham' }));
    expect(where()).toBe('/encyclopedia/people/abraham');
  });

  it('has a decorative picture, and says nothing twice', () => {
    show();
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    expect(screen.getByRole('presentation', { hidden: true })).toHaveAttribute('width', '800');
  });

  it('has no accessibility faults', async () => {
    show();
    expect(await accessibilityFaults()).toEqual([]);
  });
});
