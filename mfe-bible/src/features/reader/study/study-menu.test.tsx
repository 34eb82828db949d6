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

/** Renders the menu of a chapter. It is whole once the browser was idle. */
async function open(slug: string, chapter: number) {
  renderWithApp(
    <main>
      <header>
        <StudyMenu
          chapter={chapterOf(slug, chapter)}
          translation="web"
          verseCount={0}
          language="en"
          address={`/bible/web/${slug}/${chapter}`}
          onListen={() => undefined}
        />
      </header>
      <button>Elsewhere</button>
    </main>,
  );
  await runIdle();
}
const menu = () => screen.getByText('Study');
const isOpen = () => menu().closest('details')?.open;
const link = (name: string) => screen.queryByRole('link', { name, hidden: true })?.getAttribute('href');

describe('what else can be done with a chapter', () => {
  it('leads on in the translation that is read', async () => {
    await open('ruth', 2);
    await userEvent.click(menu());
    expect(link('Compare translations')).toBe('/bible/compare/ruth/2?translations=web');
    expect(link('Cross-references beside it')).toBe('/bible/cross-references/ruth/2?translation=web');
    expect(link('Hebrew, word by word')).toBe('/bible/interlinear/ruth/2');
    expect(link('Verse by verse')).toBe('/encyclopedia/ruth/2');
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('has no Hebrew for a Greek book', async () => {
    await open('john', 3);
    expect(link('Hebrew, word by word')).toBeUndefined();
  });

  it('prints, and closes', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    await open('john', 3);
    await userEvent.click(menu());
    await userEvent.click(screen.getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledTimes(1);
    expect(isOpen()).toBe(false);
  });

  it('closes on Escape, which gives the focus back, on a click elsewhere, and where the focus goes', async () => {
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

  it('has its choices walked by arrows, round from the last to the first', async () => {
    await open('john', 3);
    const choice = (role: string, name: string) => screen.getByRole(role, { name });
    await userEvent.click(menu());
    await userEvent.keyboard('{ArrowDown}');
    expect(choice('link', 'Compare translations')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    expect(choice('link', 'Cross-references beside it')).toHaveFocus();
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

  it('offers no reading aloud where the browser has no voice', async () => {
    await open('john', 3);
    expect(screen.queryByRole('button', { name: 'Listen', hidden: true })).toBeNull();
  });
});
