import { fireEvent, screen } from '@testing-library/react';
import { renderWithApp } from '@manna/shared/testing';
import { withTextDirective } from './text-directive';
import { useMarkOpened } from './use-mark-opened';

const opened: string[] = [];

/** A link of a result. The test does not follow it: it looks at what the browser would open. */
function Result() {
  const markOpened = useMarkOpened();
  return (
    <a
      href="/bible/psalms/23?v=1#v1"
      onClick={(event) => {
        markOpened(event, { path: '/bible/psalms/23?v=1#v1', found: ['LORD is my shepherd'] });
        opened.push(event.currentTarget.getAttribute('href') ?? '');
        event.preventDefault();
      }}
    >
      Psalm 23:1
    </a>
  );
}

beforeEach(() => {
  opened.length = 0;
});

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }])(
  'a result that opens in another tab or window (%o) asks the browser to mark what was found',
  async (keys) => {
    renderWithApp(<Result />);
    const link = screen.getByRole('link');
    fireEvent.click(link, keys);
    expect(opened).toEqual(['/bible/psalms/23?v=1#v1:~:text=LORD%20is%20my%20shepherd']);
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(link).toHaveAttribute('href', '/bible/psalms/23?v=1#v1');
  },
);

test('a result that opens in the same tab keeps its path', async () => {
  renderWithApp(<Result />);
  fireEvent.click(screen.getByRole('link'));
  expect(opened).toEqual(['/bible/psalms/23?v=1#v1']);
});

test('the words of a text directive may have signs that it uses itself', () => {
  expect(withTextDirective('/people/x', ['Beth-el', 'bread, & wine'])).toBe(
    '/people/x#:~:text=Beth%2Del&text=bread%2C%20%26%20wine',
  );
  expect(withTextDirective('/people/x', [])).toBe('/people/x');
});
