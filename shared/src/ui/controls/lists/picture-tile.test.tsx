import { screen } from '@testing-library/react';
import { Link } from '../../../runtime';
import { accessibilityFaults, renderWithApp } from '../../../testing';
import { PictureTile } from './picture-tile';
import { VirtualGrid } from './virtual-grid';

const picture = { revision: 'abababab', prettyPath: 'drawings/rod', width: 640, height: 480, widths: [320, 640] };

const show = (count: number, hasPictures: boolean) =>
  renderWithApp(
    <main>
      <h1>People</h1>
      <VirtualGrid
        label="People"
        items={Array.from({ length: count }, (_, number) => number)}
        keyOf={(number) => number}
        isVirtual={false}
      >
        {(number, index) => (
          <PictureTile
            as={Link}
            to={`/encyclopedia/people/no-${number}`}
            name={`Hanan ${number}`}
            title="Of Israel"
            fact="Ezra 2:46"
            picture={hasPictures ? picture : null}
            icon={<svg data-testid="icon" aria-hidden="true" />}
            index={index}
          />
        )}
      </VirtualGrid>
    </main>,
  );

describe('a tile with a picture', () => {
  it('is a link with the name, the title and the fact, whose picture has no name of its own', async () => {
    show(1, true);
    const tile = screen.getByRole('link', { name: 'Hanan 0 Of Israel Ezra 2:46' });
    expect(tile).toHaveAttribute('href', '/encyclopedia/people/no-0');
    expect(screen.getByText('Of Israel').closest('[lang]')).toHaveAttribute('lang', 'en');
    expect(screen.getByText('Ezra 2:46').closest('[lang]')).toBe(document.querySelector('html[lang]'));
    expect(screen.queryByTestId('icon')).not.toBeInTheDocument();
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('reserves the space of its picture, which is loaded later if it is not one of the first', () => {
    const { container } = show(6, true);
    const pictures = [...container.querySelectorAll('img')];
    expect(pictures.map((image) => image.getAttribute('loading'))).toEqual([
      'eager',
      'eager',
      'eager',
      'eager',
      'lazy',
      'lazy',
    ]);
    expect(pictures[0]).toHaveAttribute('width', '640');
    expect(pictures[0]).toHaveAttribute('height', '480');
    expect(pictures[0]).toHaveAttribute('srcset', expect.stringContaining('rod-640 640w'));
  });
});

test('a tile without a picture has the icon of its category', () => {
  show(1, false);
  expect(screen.getByTestId('icon')).toBeInTheDocument();
  expect(screen.queryByRole('presentation')).not.toBeInTheDocument();
});
