import { useRef } from 'react';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { bookBySlug } from '@manna/shared/domain';
import { accessibilityFaults, renderWithApp, runIdle } from '@manna/shared/testing';
import { StudyMenu } from './study-menu';

function chapterOf(slug: string, chapter: number) {
  const book = bookBySlug(slug);
  if (!book) throw new Error(`There is no book ${slug}`);
  return { book, chapter };
}

/** Renders the menu of a chapter. It is complete after the browser has been idle. */
async function open(slug: string, chapter: number, hasCommentary = false) {
  function Head() {
    const head = useRef<HTMLElement>(null);
    return (
      <header ref={head}>
        <StudyMenu
          head={head}
          chapter={chapterOf(slug, chapter)}
          translation="web"
          verseCount={0}
          hasCommentary={hasCommentary}
          language="en"
          address={`/bible/web/${slug}/${chapter}`}
          onListen={() => undefined}
        />
      </header>
    );
  }
  renderWithApp(
    <main>
      <Head />
      <button>Elsewhere</button>
    </main>,
  );
  await runIdle();
}
const menu = () => screen.getByText('Study');
const isOpen = () => menu().closest('details')?.open;
const link = (name: string) => screen.queryByRole('link', { name, hidden: true })?.getAttribute('href');

describe('the study menu of a chapter', () => {
  it('has links in the current translation', async () => {
    await open('ruth', 2);
    await userEvent.click(menu());
    expect(link('Compare translations')).toBe('/bible/compare/ruth/2?translations=web');
    expect(link('Show cross-references')).toBe('/bible/cross-references/ruth/2?translation=web');
    expect(link('Hebrew, word by word')).toBe('/bible/interlinear/ruth/2');
    expect(link('Verse by verse')).toBe('/encyclopedia/ruth/2');
    expect(link('Search in Ruth')).toBe('/search?pillar=bible&filters=category:Ruth');
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('has no interlinear link for a Greek book', async () => {
    await open('john', 3);
    expect(link('Hebrew, word by word')).toBeUndefined();
  });

  it('has a link to the commentaries if there are any of the chapter', async () => {
    await open('john', 3, true);
    expect(link('Commentary')).toBe('/bible/commentary/john/3');
  });

  it('has no link to commentaries if there are none of the chapter', async () => {
    await open('john', 3);
    expect(link('Commentary')).toBeUndefined();
  });

  it('has the chapter as a PDF, in the translation shown and with the options that the reader chooses', async () => {
    await open('john', 3);
    await userEvent.click(menu());
    await userEvent.click(screen.getByText('PDF'));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Columns' }), 'Two');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Leave out verse numbers' }));
    const form = screen.getByRole('button', { name: 'Open the PDF' }).closest('form');
    expect(form).toHaveAttribute('action', '/handouts/bible/web/john/3.pdf');
    expect(form).toHaveAttribute('method', 'get');
    expect([...new FormData(form ?? undefined)]).toEqual([
      ['paper', 'letter'],
      ['columns', '2'],
      ['margins', 'normal'],
      ['numbers', 'off'],
    ]);
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('prints the page, and closes', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    await open('john', 3);
    await userEvent.click(menu());
    await userEvent.click(screen.getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledTimes(1);
    expect(isOpen()).toBe(false);
  });

  it('closes on Escape, which returns the focus, on a click elsewhere, and when the focus leaves', async () => {
    await open('john', 3);
    await userEvent.click(menu());
    await userEvent.keyboard('{Tab}{Escape}');
    expect(isOpen()).toBe(false);
    expect(menu()).toHaveFocus();
    await userEvent.click(menu());
    await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }));
    expect(isOpen()).toBe(false);
    await userEvent.click(menu());
    screen.getByRole('button', { name: 'Elsewhere' }).focus();
    expect(isOpen()).toBe(false);
  });

  it('moves the focus by the arrow keys, from the last choice to the first', async () => {
    await open('john', 3);
    const choice = (role: string, name: string) => screen.getByRole(role, { name });
    await userEvent.click(menu());
    await userEvent.keyboard('{ArrowDown}');
    expect(choice('link', 'Compare translations')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    expect(choice('link', 'Show cross-references')).toHaveFocus();
    await userEvent.keyboard('{End}');
    expect(choice('button', 'Print')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    expect(choice('link', 'Compare translations')).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    expect(choice('button', 'Print')).toHaveFocus();
    await userEvent.keyboard('{Home}');
    expect(choice('link', 'Compare translations')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(menu()).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    expect(isOpen()).toBe(false);
    expect(menu()).toHaveFocus();
  });

  it('does not offer reading aloud if the browser has no voice', async () => {
    await open('john', 3);
    expect(screen.queryByRole('button', { name: 'Listen', hidden: true })).toBeNull();
  });
});
