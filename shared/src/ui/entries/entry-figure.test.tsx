import { screen } from '@testing-library/react';
import { renderWithApp } from '../../testing';
import { EntryFigure, type EntryPicture } from './entry-figure';

const picture: EntryPicture = {
  alt: 'A map with a line from Ur to Hebron',
  caption: 'The way of Abraham',
  credit: 'Drawn for this site',
  revision: 'abababab',
  prettyPath: 'resources/maps/way-of-abraham',
  width: 800,
  height: 600,
  widths: [320, 640],
};

describe('a picture of an entry', () => {
  it('has a caption and credit, and an alternative text', () => {
    renderWithApp(<EntryFigure picture={picture} />);
    const figure = screen.getByRole('figure');
    expect(figure).toHaveTextContent('The way of Abraham Drawn for this site');
    expect(figure).toHaveAttribute('lang', 'en');
    expect(screen.getByRole('img', { name: 'A map with a line from Ur to Hebron' })).toBeInTheDocument();
  });

  it('reserves its space, and lets the browser choose the width', () => {
    renderWithApp(<EntryFigure picture={picture} />);
    const img = screen.getByRole('img');
    expect(img).toHaveAttribute('width', '800');
    expect(img).toHaveAttribute('height', '600');
    expect(img).toHaveAttribute('loading', 'lazy');
    expect(img).toHaveAttribute('src', '/data/files/abababab/resources/maps/way-of-abraham-320');
    expect(img.getAttribute('srcset')).toBe(
      '/data/files/abababab/resources/maps/way-of-abraham-320 320w, ' +
        '/data/files/abababab/resources/maps/way-of-abraham-640 640w',
    );
  });

  it('is loaded at once if it is visible when the page opens', () => {
    renderWithApp(<EntryFigure picture={picture} first />);
    expect(screen.getByRole('img')).toHaveAttribute('loading', 'eager');
  });
});
