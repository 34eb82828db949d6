import { act, fireEvent, renderHook, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { Texts, TextsContext, useAnnouncement } from '@manna/shared/runtime';
import { accessibilityFaults, dataFrom, openRoute, runIdle, siteWith } from '@manna/shared/testing';
import { drawChapter } from '@manna/shared/testing/draw-chapter';
import { layOutChapter } from '@manna/shared/domain/chapter-text';
import { layOutWords } from '../../../testing/words-at';
import { es } from '../../../texts/es';
import { route } from '../chapter-page';
import { ChapterText } from '../chapter-text';

const translation = { slug: 'kjv', name: 'King James Version', shortName: 'KJV' };

const drawing = `
  ^ A title.
  ¶ {1} In the *a beginning. {2} And darkness [was] upon the deep.
  ¶ {3} And God spoke. {4} And it was good. {5} And there was evening.
  = The end.
  a: or, start
`;

const data = dataFrom({
  Chapter: ({ osisIds }) => ({
    translations: [translation],
    chapters: (osisIds as string[]).map((osisId) => ({
      translations: [
        {
          ...drawChapter(osisId, drawing),
          translation: { ...translation, language: 'en', direction: 'ltr', licence: 'Free.' },
        },
      ],
    })),
  }),
});

const path = '/bible/:book/:chapterNum';
const { at, placeOf } = layOutWords();
const page = document.documentElement;
const number = (verse: number) => screen.getByRole('link', { name: `Verse ${verse}` });
const bar = () => screen.queryByRole('toolbar', { name: 'Selected verses' });
const button = (name: string) => within(screen.getByRole('toolbar')).getByRole('button', { name });
const selected = () => [...document.querySelectorAll('sup [aria-current=true]')].map(({ textContent }) => textContent);
const marked = () => [...document.querySelectorAll('mark')].map(({ textContent }) => textContent).join('');

/** Opens a chapter with verses of a link, and touches the first of them, which shows the bar. */
async function openBar(address: string, app: Parameters<typeof open>[1] = {}) {
  const page = await open(address, app);
  const link = document.querySelector<HTMLElement>('sup [aria-current=true]');
  if (link) await page.user.click(link);
  return page;
}

/** Opens a chapter and waits until its verses can be selected. */
async function open(address: string, app: Partial<Parameters<typeof openRoute>[1]> = {}) {
  const user = userEvent.setup();
  const page = await openRoute(route, { path, at: address, data, ...app });
  await runIdle();
  const click = (words: string, x?: number) => user.pointer({ ...at(words, x), keys: '[MouseLeft]' });
  return { ...page, user, click };
}

beforeEach(() => {
  page.scrollTop = 0;
});

describe('a URL with verses', () => {
  it('highlights them in the server’s HTML', () => {
    const html = renderToString(
      <TextsContext value={new Texts()}>
        <ChapterText {...layOutChapter(drawChapter('Gen.1', drawing))} path="/bible/genesis/1" selected={[2]} />
      </TextsContext>,
    );
    expect(html.match(/aria-current/g)).toHaveLength(1);
    expect([...html.matchAll(/<mark.*?<\/mark>/g)].join('').replace(/<[^>]*>/g, '')).toMatch(
      /^And darkness ,?was,? upon the deep/,
    );
  });

  it('highlights them without the bar of actions, and scrolls to the first', async () => {
    await open('/bible/genesis/1?v=2_4-5');
    expect(selected()).toEqual(['2', '4', '5']);
    expect(marked()).toBe('And darkness was upon the deep.And it was good. And there was evening.');
    expect(bar()).not.toBeInTheDocument();
    await waitFor(() => expect(page.scrollTop).toBe(placeOf(number(2))));
  });

  it('shows the bar with all of them when one of them is touched', async () => {
    const { click, where } = await open('/bible/genesis/1?v=2_4-5');
    await click('it was good');
    expect(bar()).toHaveTextContent('Genesis 1:2, 4–5');
    expect(where()).toBe('/bible/genesis/1?v=2_4-5');
    await click('it was good');
    expect(bar()).toHaveTextContent('Genesis 1:2, 5');
  });

  it('adds another verse that is touched to them', async () => {
    const { click, where } = await open('/bible/genesis/1?v=2');
    await click('it was good');
    expect(bar()).toHaveTextContent('Genesis 1:2, 4');
    expect(where()).toBe('/bible/genesis/1?v=2_4');
  });

  it('clears them with Escape before they are touched', async () => {
    const { user, where } = await open('/bible/genesis/1?v=2');
    await user.keyboard('{Escape}');
    expect(where()).toBe('/bible/genesis/1');
    expect(selected()).toEqual([]);
  });

  it('leads to the plain chapter if they are all of it', async () => {
    const { where } = await open('/bible/genesis/1?layout=side-left&v=1-5');
    expect(where()).toBe('/bible/genesis/1?layout=side-left');
    expect(selected()).toEqual([]);
  });

  it('does not scroll to them if it has a hash', async () => {
    await open('/bible/genesis/1?v=2#v4');
    expect(page.scrollTop).toBe(0);
  });

  it('does not scroll to them if the scroll position was restored', async () => {
    page.scrollTop = 400;
    await open('/bible/genesis/1?v=2');
    expect(page.scrollTop).toBe(400);
  });

  it('scrolls again if a link selects other verses of the same page', async () => {
    const { router } = await open('/bible/genesis/1?v=2');
    await act(() => router.navigate('/bible/genesis/1?v=5'));
    await waitFor(() => expect(page.scrollTop).toBe(placeOf(number(5))));
    expect(selected()).toEqual(['5']);
  });

  it('scrolls the panel of the page, and nothing around it', async () => {
    const { router } = await open('/bible/genesis/1');
    const panel = screen.getByRole('main');
    panel.style.overflowY = 'auto';
    await act(() => router.navigate('/bible/genesis/1?v=5'));
    await waitFor(() => expect(panel.scrollTop).toBe(placeOf(number(5)) - placeOf(panel)));
    expect(page.scrollTop).toBe(0);
  });

  it('ignores numbers that are not verses of the chapter', async () => {
    const { meta } = await open('/bible/genesis/1?v=6_0_x');
    expect(selected()).toEqual([]);
    expect(bar()).not.toBeInTheDocument();
    expect(meta()?.metaTitle).toBe('Genesis 1 (KJV)');
    expect(meta()?.shareText).toBeUndefined();
  });

  it('names them in its title and shares their words, and the chapter stays canonical', async () => {
    const { meta } = await open('/bible/genesis/1?v=1_3-4');
    expect(meta()).toMatchObject({
      metaTitle: 'Genesis 1:1, 3–4 (KJV)',
      canonicalPath: '/bible/genesis/1',
      shareText: 'In the beginning. And God spoke. And it was good. (Genesis 1:1, 3–4, KJV)',
    });
    expect(meta()?.breadcrumbs.at(-1)?.fragment).toBe('Genesis 1');
  });
});

describe('a click', () => {
  it('on a verse selects or deselects it, without scrolling', async () => {
    const { click, where } = await open('/bible/genesis/1?layout=side-left');
    await click('darkness');
    expect(selected()).toEqual(['2']);
    expect(where()).toBe('/bible/genesis/1?layout=side-left&v=2');
    await click('it was good');
    await click('upon the deep');
    expect(selected()).toEqual(['4']);
    expect(where()).toBe('/bible/genesis/1?layout=side-left&v=4');
    await click('it was good');
    expect(where()).toBe('/bible/genesis/1?layout=side-left');
    expect(bar()).not.toBeInTheDocument();
    expect(page.scrollTop).toBe(0);
  });

  it('is shown at once, even if the URL of the previous one is still to be updated', async () => {
    let line: Promise<undefined> = Promise.resolve(undefined);
    let goOn: (value: undefined) => void = () => undefined;
    const slow: typeof data = {
      query: async (document, variables) => {
        await line;
        return data.query(document, variables);
      },
    };
    const { click, where } = await open('/bible/genesis/1', { data: slow });
    line = new Promise<undefined>((resolve) => (goOn = resolve));
    await click('darkness');
    await click('it was good');
    expect(selected()).toEqual(['2', '4']);
    expect(where()).toBe('/bible/genesis/1');
    goOn(undefined);
    await waitFor(() => expect(where()).toBe('/bible/genesis/1?v=2_4'));
    expect(selected()).toEqual(['2', '4']);
    expect(page.scrollTop).toBe(0);
  });

  it('does not add a history entry', async () => {
    const { click, router } = await open('/bible/genesis/1');
    await click('darkness');
    expect(router.state.historyAction).toBe('REPLACE');
  });

  it('on a number selects its verse', async () => {
    const { user, where } = await open('/bible/genesis/1');
    await user.click(number(3));
    expect(where()).toBe('/bible/genesis/1?v=3');
  });

  it('with Shift extends the selection to the verse', async () => {
    const { user, click, where } = await open('/bible/genesis/1');
    await click('darkness');
    await user.keyboard('{Shift>}');
    await click('it was good');
    await user.keyboard('{/Shift}');
    expect(where()).toBe('/bible/genesis/1?v=2-4');
  });

  it('beside the words, on a title or on a subscription selects nothing', async () => {
    const { click } = await open('/bible/genesis/1');
    await click('darkness', 300);
    await click('A title.');
    await click('The end.');
    expect(selected()).toEqual([]);
  });

  it('that selects text, or clears a text selection, selects no verse', async () => {
    const { user, click } = await open('/bible/genesis/1');
    const from = at('darkness');
    await user.pointer([
      { ...from, keys: '[MouseLeft>]', offset: 0 },
      { ...from, coords: { ...from.coords, clientX: 80 }, offset: 6 },
      { keys: '[/MouseLeft]' },
    ]);
    expect(document.getSelection()?.isCollapsed).toBe(false);
    expect(selected()).toEqual([]);
    await click('darkness');
    expect(selected()).toEqual([]);
    await click('darkness');
    expect(selected()).toEqual(['2']);
  });

  it('that is part of a double click leaves no verse selected', async () => {
    const { user } = await open('/bible/genesis/1');
    await user.pointer({ ...at('darkness'), keys: '[MouseLeft][MouseLeft]' });
    expect(selected()).toEqual([]);
  });
});

describe('the keyboard', () => {
  it('selects by Enter and Space on a number, extends with Shift, and clears with Escape', async () => {
    const { user, where } = await open('/bible/genesis/1');
    act(() => number(2).focus());
    await user.keyboard('{Enter}');
    expect(where()).toBe('/bible/genesis/1?v=2');
    expect(number(2)).toHaveFocus();
    act(() => number(4).focus());
    await user.keyboard('{Shift>}{Enter}{/Shift}');
    expect(where()).toBe('/bible/genesis/1?v=2-4');
    act(() => number(3).focus());
    await user.keyboard(' ');
    expect(where()).toBe('/bible/genesis/1?v=2_4');
    await user.keyboard('{Escape}');
    expect(where()).toBe('/bible/genesis/1');
    expect(bar()).not.toBeInTheDocument();
  });
});

describe('the Tab key', () => {
  it('moves from the number of the verse to the first tool of the bar, and back', async () => {
    const { user } = await open('/bible/genesis/1');
    act(() => number(2).focus());
    await user.keyboard('{Enter}');
    await user.tab();
    expect(button('Copy')).toHaveFocus();
    await user.tab();
    expect(button('Note')).toHaveFocus();
    await user.tab({ shift: true });
    await user.tab({ shift: true });
    expect(number(2)).toHaveFocus();
  });

  it('with Shift enters the bar at its last tool', async () => {
    const { user } = await openBar('/bible/genesis/1?v=2');
    act(() => number(2).focus());
    await user.tab();
    act(() => screen.getByRole('link', { name: /^Back to note/ }).focus());
    act(() => number(3).focus());
    await user.tab({ shift: true });
    expect(button('Clear')).toHaveFocus();
  });

  it('enters the bar after the verse that was touched or selected last', async () => {
    const { user } = await openBar('/bible/genesis/1?v=2-4');
    act(() => number(3).focus());
    await user.tab();
    expect(button('Copy')).not.toHaveFocus();
    act(() => number(2).focus());
    await user.tab();
    expect(button('Copy')).toHaveFocus();
    act(() => number(1).focus());
    await user.keyboard('{Enter}{Tab}');
    expect(button('Copy')).toHaveFocus();
  });

  it('is not needed within the bar: the arrow keys move between tools, and go to no other chapter', async () => {
    const { user, where } = await openBar('/bible/genesis/1?v=2');
    act(() => button('Copy').focus());
    await user.keyboard('{ArrowRight}');
    expect(button('Note')).toHaveFocus();
    await user.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(button('Clear')).toHaveFocus();
    await user.keyboard('{Home}');
    expect(button('Copy')).toHaveFocus();
    await user.keyboard('{End}{ArrowRight}');
    expect(button('Copy')).toHaveFocus();
    expect(where()).toBe('/bible/genesis/1?v=2');
  });

  it('is announced to a reader who selects by keyboard, and to no other', async () => {
    const { user, click } = await open('/bible/genesis/1');
    const said = renderHook(() => useAnnouncement());
    act(() => number(2).focus());
    await user.keyboard('{Enter}');
    expect(said.result.current).toBe('Selected: Genesis 1:2. Press Tab to see what you can do with it.');
    await click('it was good');
    expect(said.result.current).toBe('Selected: Genesis 1:2, 4');
  });

  it('leaves the verses if none is selected, and returns to the verse that was left', async () => {
    const { user } = await open('/bible/genesis/1');
    act(() => number(2).focus());
    await user.tab();
    expect(screen.getByRole('link', { name: /^Back to note/ })).toHaveFocus();
    await user.tab({ shift: true });
    expect(number(2)).toHaveFocus();
  });
});

describe('the bar of selected verses', () => {
  it('copies them in three formats with their citation, copies a link, and confirms it', async () => {
    const { user } = await openBar('/bible/genesis/1?v=1', {
      site: siteWith({ advertiseAddress: 'https://manna.example/' }),
    });
    const copied = () => navigator.clipboard.readText();
    await user.click(button('Copy'));
    expect(await copied()).toBe('In the beginning. (Genesis 1:1, KJV)');
    await waitFor(() => expect(bar()).toHaveTextContent('Copied'));
    const more = async (name: string) => {
      await user.click(button('More'));
      await user.click(screen.getByRole('menuitem', { name }));
      expect(button('More')).toHaveFocus();
    };
    await more('Copy with verse numbers');
    expect(await copied()).toBe('[1] In the beginning. (Genesis 1:1, KJV)');
    await more('Copy as Markdown');
    expect(await copied()).toBe('> In the beginning.\n>\n> — Genesis 1:1 (KJV)');
    await more('Copy link');
    expect(await copied()).toBe('https://manna.example/bible/genesis/1?v=1');
  });

  it('says so if the browser does not allow copying', async () => {
    const { user } = await openBar('/bible/genesis/1?v=1');
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('NotAllowedError'));
    await user.click(button('Copy'));
    await waitFor(() => expect(bar()).toHaveTextContent('Your browser did not allow copying.'));
  });

  it('removes its message when other verses are selected', async () => {
    const { user, click } = await openBar('/bible/genesis/1?v=1');
    await user.click(button('Copy'));
    await waitFor(() => expect(bar()).toHaveTextContent('Copied'));
    await click('darkness');
    expect(bar()).not.toHaveTextContent('Copied');
  });

  it('links to the page of a single verse, and shares the URL of the page', async () => {
    const { click, user, where } = await openBar('/bible/genesis/1?v=3');
    expect(screen.getByRole('link', { name: 'Verse page' })).toHaveAttribute('href', '/encyclopedia/genesis/1/3');
    await user.click(screen.getByRole('link', { name: 'Share' }));
    expect(where()).toBe('/bible/genesis/1?v=3&mdl=share');
    await click('darkness');
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Verse page' })).not.toBeInTheDocument());
  });

  it('closes when the selection is cleared, and moves the focus to the verses', async () => {
    const { user, where } = await openBar('/bible/genesis/1?v=3-4');
    await user.click(button('Clear'));
    expect(where()).toBe('/bible/genesis/1');
    expect(bar()).not.toBeInTheDocument();
    expect(number(3)).toHaveFocus();
  });

  it('makes a picture of one verse, in the look that the reader chooses', async () => {
    const { user } = await openBar('/bible/genesis/1?v=3');
    await user.click(button('More'));
    await user.click(screen.getByRole('menuitem', { name: 'Make a picture' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Genesis 1:3 as a picture' }));
    const picture = () => dialog.getByRole('img', { name: 'Genesis 1:3: And God spoke.' });
    expect(picture()).toHaveAttribute('src', '/verse-pictures/kjv/Gen.1.3.png?size=square&ground=paper&face=serif');
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Size' }), 'Phone');
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Ground' }), 'Night');
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Letters' }), 'Italic');
    const url = '/verse-pictures/kjv/Gen.1.3.png?size=story&ground=night&face=italic';
    expect(picture()).toHaveAttribute('src', url);
    expect(dialog.getByRole('link', { name: 'Save the picture' })).toHaveAttribute('href', url);
    expect(await accessibilityFaults()).toEqual([]);
    fireEvent.error(picture());
    expect(dialog.getByRole('alert')).toHaveTextContent('The picture could not be made.');
  });

  it('offers no picture of several verses', async () => {
    const { user } = await openBar('/bible/genesis/1?v=3-4');
    await user.click(button('More'));
    expect(screen.queryByRole('menuitem', { name: 'Make a picture' })).not.toBeInTheDocument();
  });

  it('has no accessibility faults', async () => {
    await openBar('/bible/genesis/1?v=3-4');
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('is in Spanish on a Spanish page', async () => {
    await openBar('/bible/genesis/1?v=3', { language: 'es', translations: es });
    const tools = screen.getByRole('toolbar', { name: 'Versículos seleccionados' });
    expect(tools).toHaveTextContent('Génesis 1:3');
    expect(within(tools).getByRole('button', { name: 'Copiar' })).toBeInTheDocument();
  });
});
