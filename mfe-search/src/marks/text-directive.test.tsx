import { fireEvent, screen } from '@testing-library/react';
import { renderWithApp } from '@manna/shared/testing';
import { ResultRow } from '../results/result-row';
import type { ResultView } from '../results/result-view';
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
        markOpened(event, { _resultPath: '/bible/psalms/23?v=1#v1', found: ['LORD is my shepherd'] });
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

test('a result that opens by the middle button asks the browser to mark, and stays in its list', () => {
  const onOpen = jest.fn();
  const result: ResultView = {
    id: 'psalms',
    _resultPath: '/dictionary/psalms',
    _resultPrimary: { text: 'Psalms', marks: [], isStart: true, isEnd: true },
    _resultSecondary: undefined,
    reasons: [],
    category: 'dictionary',
    look: { accent: 'green', icon: 'spellcheck' },
    found: ['songs of praise'],
  };
  renderWithApp(<ResultRow result={result} category={undefined} showsReasons={false} onOpen={onOpen} />);
  const link = screen.getByRole('link', { name: 'Psalms' });
  fireEvent(link, new MouseEvent('auxclick', { button: 1, bubbles: true }));
  expect(link).toHaveAttribute('href', '/dictionary/psalms#:~:text=songs%20of%20praise');
  expect(onOpen).not.toHaveBeenCalled();
});

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
