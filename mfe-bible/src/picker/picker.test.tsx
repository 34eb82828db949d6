import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accessibilityFaults, dataFrom, renderWithApp } from '@manna/shared/testing';
import { bookBySlug } from '@manna/shared/domain';
import { es } from '../texts/es';
import { Picker } from './picker';

type App = Parameters<typeof renderWithApp>[1];

const page = (app?: App, picker = <Picker />) =>
  renderWithApp(
    <main>
      <label>
        Notes <input />
      </label>
      {picker}
    </main>,
    app,
  );
const button = () => screen.getByRole('button', { name: 'Go to a passage' });
const dialog = () => screen.findByRole('dialog', { name: 'Go to a passage' });
const input = () => screen.getByRole('combobox', { name: 'Book or passage' });
const rows = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const activeRow = () => document.getElementById(input().getAttribute('aria-activedescendant') ?? '')?.textContent;
const typed = async (keys: string, app?: App, picker?: React.ReactElement) => {
  const shown = page(app, picker);
  await userEvent.keyboard('g');
  await dialog();
  if (keys) await userEvent.keyboard(keys);
  return shown;
};

beforeEach(() => localStorage.clear());

describe('the button of the picker', () => {
  it('is a link to the contents of the Bible when opened in a new tab', async () => {
    page();
    expect(button()).toHaveAttribute('href', '/bible');
    // The browser would open the tab.
    document.addEventListener('click', (event) => event.preventDefault(), { once: true });
    const user = userEvent.setup();
    await user.keyboard('{Control>}');
    await user.click(button());
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('shows which key opens it', () => {
    page();
    expect(button()).toHaveAttribute('aria-keyshortcuts', 'g');
    expect(button()).toHaveAccessibleDescription('Key: g');
  });

  it('opens by g, with the focus in the empty field', async () => {
    page();
    await userEvent.keyboard('g');
    expect(await dialog()).toBeVisible();
    expect(input()).toHaveFocus();
    expect(input()).toHaveValue('');
  });

  it.each(['{Enter}', ' '])('opens by %j when focused, and gets the focus back afterwards', async (key) => {
    page();
    button().focus();
    await userEvent.keyboard(key);
    await dialog();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(button()).toHaveFocus();
  });

  it('ignores its key in fields and in browser shortcuts, and leaves the key of the search alone', async () => {
    page();
    await userEvent.keyboard('{Control>}g{/Control}{Alt>}g{/Alt}/');
    await userEvent.click(screen.getByRole('textbox', { name: 'Notes' }));
    await userEvent.keyboard('g');
    expect(screen.getByRole('textbox', { name: 'Notes' })).toHaveValue('g');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('opens once if a page shows it twice', async () => {
    page(
      {},
      <>
        <Picker />
        <Picker />
      </>,
    );
    await userEvent.keyboard('g');
    await dialog();
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
  });

  it('opens in the panel that has the focus', async () => {
    page(
      {},
      <>
        <div data-panel="">
          <Picker />
        </div>
        <div data-panel="">
          <Picker book={bookBySlug('ruth')} />
          <a href="/ruth">Ruth</a>
        </div>
      </>,
    );
    screen.getByRole('link', { name: 'Ruth' }).focus();
    await userEvent.keyboard('g');
    await dialog();
    expect(screen.getByRole('heading', { name: 'Ruth' })).toBeInTheDocument();
  });

  it('marks the chapter that is open, and no other', async () => {
    await typed('', { at: '/bible/ruth/2' }, <Picker book={bookBySlug('ruth')} />);
    const marked = screen.getAllByRole('link', { current: 'page' });
    expect(marked.map(({ textContent }) => textContent)).toEqual(['Ruth 2']);
  });

  it('can turn its key off', async () => {
    await typed('');
    await userEvent.click(screen.getByRole('switch', { name: 'Open this dialog with the key g' }));
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await userEvent.keyboard('g');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(button()).not.toHaveAttribute('aria-keyshortcuts');
  });
});

describe('text typed into the picker', () => {
  it.each([
    ['gen 1 1-3', 'Genesis 1:1–3', '/bible/genesis/1?v=1-3'],
    ['ps 23', 'Psalm 23', '/bible/psalms/23'],
    ['psalms', 'Psalms', '/bible/psalms'],
    ['i jn 2:3,5', '1 John 2:3,5', '/bible/1-john/2?v=3_5'],
    ['Matt 5-7; Ps 1', 'Matthew 5–7; Psalm 1', '/bible/passage/mat5-7_psa1'],
    ['gen 1:', 'Genesis 1', '/bible/genesis/1'],
  ])('%s is read as %s, and Enter goes there', async (text, name, address) => {
    const { where } = await typed(text);
    expect(rows()[0]).toBe(name);
    expect(screen.getByRole('status')).toHaveTextContent(`Enter goes to ${name}`);
    await userEvent.keyboard('{Enter}');
    expect(where()).toBe(address);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it.each([
    ['gen 51', 'Genesis has only 50 chapters: go to Genesis 50?', '/bible/genesis/50'],
    ['gen 1:99', 'Genesis 1 has only 31 verses: go to Genesis 1:31?', '/bible/genesis/1?v=31'],
    [
      'exo 3:1-gen 2:1',
      'Range is backwards (Genesis comes before Exodus): go to Genesis 2:1 – Exodus 3:1?',
      '/bible/passage/gen2v1-exo3v1',
    ],
  ])('%s gets a correction', async (text, offer, address) => {
    const { where } = await typed(text);
    expect(rows()).toEqual([offer]);
    await userEvent.keyboard('{Enter}');
    expect(where()).toBe(address);
  });

  it.each([
    ['jhon 3:16', ['John 3:16?'], '/bible/john/3?v=16'],
    ['genisis 1', ['Genesis 1?'], '/bible/genesis/1'],
    ['pslam 23', ['Psalm 23?'], '/bible/psalms/23'],
    ['2 corinthans', ['2 Corinthians?'], '/bible/2-corinthians'],
    ['thesalonian 2', ['1 Thessalonians 2?', '2 Thessalonians 2?'], '/bible/1-thessalonians/2'],
    ['matthwe 5-7; ps 1', ['Matthew 5–7; Psalm 1?'], '/bible/passage/mat5-7_psa1'],
  ])(
    '%s, with a misspelt book, gets the suggestions %j, and Enter goes to the first',
    async (text, offers, address) => {
      const { where } = await typed(text);
      expect(rows()).toEqual(offers);
      expect(screen.getByRole('status')).toHaveTextContent(`Invalid ReferenceEnter goes to ${offers[0]}`);
      await userEvent.keyboard('{Enter}');
      expect(where()).toBe(address);
    },
  );

  it('gets a correction of both a misspelt book and a chapter that it does not have', async () => {
    await typed('genisis 51');
    expect(rows()).toEqual(['Genesis has only 50 chapters: go to Genesis 50?']);
  });

  it.each([
    ['foo 1', 'Invalid Reference'],
    ['gen 1:5-3', 'End of range must be higher than start'],
    ['1-1 samuel', 'Numbered book range must have different start to end'],
  ])('%s shows the error: %s', async (text, problem) => {
    const { where } = await typed(`${text}{Enter}`);
    expect(screen.getByRole('status')).toHaveTextContent(problem);
    expect(rows()).toEqual([]);
    expect(where()).toBe('/');
  });

  it.each([
    ['by its name', 'thess', ['1 Thessalonians', '2 Thessalonians']],
    ['by its id', 'JHN', ['John', '1 John', '2 John', '3 John']],
    ['by its OSIS id', '1kgs', ['1 Kings']],
    ['by an alias', 'apoc', ['Revelation']],
    ['by every term, in any order and case', 'SAM 2', ['2 Samuel']],
  ])('finds a book %s', async (_, text, found) => {
    await typed(text);
    expect(found).toEqual(expect.arrayContaining(rows().slice(0, 1)));
    expect(rows().length).toBeLessThan(6);
  });

  it('moves the active row by the arrow keys in a circle, and a chosen book shows its chapters below', async () => {
    const { where } = await typed('samu{ArrowDown}{ArrowDown}');
    expect(activeRow()).toBe('2 Samuel');
    await userEvent.keyboard('{ArrowDown}');
    expect(activeRow()).toBe('1 Samuel');
    await userEvent.keyboard('{ArrowUp}{Enter}');
    expect(input()).toHaveValue('2 Samuel ');
    expect(input()).toHaveFocus();
    expect(within(screen.getByRole('region', { name: 'Chapters' })).getAllByRole('listitem')).toHaveLength(24);
    await userEvent.keyboard('7 12{Enter}');
    expect(where()).toBe('/bible/2-samuel/7?v=12');
  });

  it('lists all books on an arrow key in the empty field', async () => {
    await typed('{ArrowDown}');
    expect(rows()).toHaveLength(66);
    await userEvent.keyboard('{ArrowUp}');
    expect(activeRow()).toBe('Revelation');
  });

  it('is cleared by Escape, which leaves the dialog open', async () => {
    await typed('gen 3{Escape}');
    expect(input()).toHaveValue('');
    expect(rows()).toEqual([]);
    expect(input()).toHaveFocus();
  });

  it('stays in the translation of the page', async () => {
    const { where } = await typed('gen 3{Enter}', {}, <Picker translation="web" />);
    expect(where()).toBe('/bible/web/genesis/3');
  });

  it('is read in Spanish, with results in Spanish, on a Spanish page', async () => {
    const { where } = page({ language: 'es', translations: es });
    await userEvent.keyboard('g');
    await userEvent.type(await screen.findByRole('combobox', { name: 'Libro o pasaje' }), 'salmos 151');
    expect(rows()).toEqual(['Salmos solo tiene 150 capítulos: ¿ir a Salmo 150?']);
    await userEvent.clear(screen.getByRole('combobox'));
    await userEvent.keyboard('jaun 3');
    expect(rows()[0]).toBe('¿Juan 3?');
    await userEvent.clear(screen.getByRole('combobox'));
    await userEvent.keyboard('genesis 3{Enter}');
    expect(where()).toBe('/bible/genesis/3');
  });
});

describe('a translation typed behind a passage', () => {
  const offered = [
    { slug: 'kjv', name: 'King James Version', shortName: 'KJV' },
    { slug: 'web', name: 'World English Bible', shortName: 'WEB' },
    { slug: 'rv1909', name: 'Reina-Valera 1909', shortName: 'RV1909' },
    { slug: 'smyth', name: 'Smyth’s Bible', shortName: 'Smy' },
  ];
  const data = dataFrom({ TranslationChoices: () => ({ translations: offered }) });

  it.each([
    ['John 3:16 WEB', 'John 3:16 (WEB)', '/bible/web/john/3?v=16'],
    ['Romans 8 web', 'Romans 8 (WEB)', '/bible/web/romans/8'],
    ['John 3:16 RV1909', 'John 3:16 (RV1909)', '/bible/rv1909/john/3?v=16'],
    ['gen 1-3, (smy)', 'Genesis 1–3 (Smy)', '/bible/passage/gen1-3?translation=smyth'],
    ['John 3:16 KJV', 'John 3:16 (KJV)', '/bible/john/3?v=16'],
    ['jhon 3:16 web', 'John 3:16 (WEB)?', '/bible/web/john/3?v=16'],
  ])('opens %s as %s', async (text, name, address) => {
    const { where } = await typed(text, { data });
    expect(rows()[0]).toBe(name);
    await userEvent.keyboard('{Enter}');
    expect(where()).toBe(address);
  });

  it('opens instead of the translation of the page', async () => {
    const { where } = await typed('John 3:16 KJV', { data }, <Picker translation="web" />);
    expect(rows()).toEqual(['John 3:16 (KJV)']);
    await userEvent.keyboard('{Enter}');
    expect(where()).toBe('/bible/john/3?v=16');
  });

  it('is answered with the passage in the reader’s own when the site does not have it', async () => {
    const { where } = await typed('John 3:16 NIV', { data }, <Picker translation="web" />);
    const offer = 'This site does not have the translation NIV: go to John 3:16 (WEB)?';
    expect(rows()).toEqual([offer]);
    expect(screen.getByRole('status')).toHaveTextContent(offer);
    await userEvent.keyboard('{Enter}');
    expect(where()).toBe('/bible/web/john/3?v=16');
  });

  it('gets one answer when the chapter does not exist either', async () => {
    await typed('gen 51 niv', { data });
    expect(rows()).toEqual([
      'Genesis has only 50 chapters. This site does not have the translation NIV: go to Genesis 50 (KJV)?',
    ]);
  });

  it('is taken as it is typed when the site’s translations cannot be loaded', async () => {
    const { where } = await typed('John 3:16 web{Enter}');
    expect(where()).toBe('/bible/web/john/3?v=16');
  });

  it('is read and answered in Spanish on a Spanish page', async () => {
    const { where } = page({ language: 'es', translations: es, data });
    await userEvent.keyboard('g');
    const field = await screen.findByRole('combobox', { name: 'Libro o pasaje' });
    await userEvent.type(field, 'Juan 3:16 NVI');
    expect(rows()).toEqual(['Este sitio no tiene la traducción NVI: ¿ir a Juan 3:16 (KJV)?']);
    await userEvent.clear(field);
    await userEvent.type(field, 'Juan 3:16 RV1909{Enter}');
    expect(where()).toBe('/bible/rv1909/john/3?v=16');
  });
});

describe('the grid of the picker', () => {
  const chapters = () => within(screen.getByRole('region', { name: 'Chapters' }));
  const press = async (name: string) => {
    screen.getByRole('button', { name }).focus();
    await userEvent.keyboard('{Enter}');
  };

  it('goes from the books to the chapters of one', async () => {
    const { where } = await typed('');
    await press('Genesis');
    expect(screen.getByRole('heading', { name: 'Genesis' })).toHaveFocus();
    expect(chapters().getByRole('list')).toHaveAttribute('data-count', 'usual');
    chapters().getByRole('link', { name: 'Genesis 50' }).focus();
    await userEvent.keyboard('{Enter}');
    expect(where()).toBe('/bible/genesis/50');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('marks a high number of chapters, and goes back to the books', async () => {
    await typed('');
    await press('Psalms');
    expect(chapters().getByRole('list')).toHaveAttribute('data-count', 'high');
    expect(chapters().getByRole('link', { name: 'Whole book' })).toHaveAttribute('href', '/bible/psalms');
    await press('All books');
    expect(screen.getByRole('heading', { name: 'Old Testament' })).toHaveFocus();
  });

  it('continues to the verses on request', async () => {
    const { where } = await typed('', {}, <Picker book={bookBySlug('john')} translation="web" />);
    await userEvent.click(screen.getByRole('switch', { name: 'Also choose a verse' }));
    await press('John 3');
    const verses = within(screen.getByRole('region', { name: 'Verses of John 3' }));
    expect(screen.getByRole('heading', { name: 'John 3' })).toHaveFocus();
    expect(verses.getAllByRole('listitem')).toHaveLength(36);
    expect(verses.getByRole('link', { name: 'Whole chapter' })).toHaveAttribute('href', '/bible/web/john/3');
    verses.getByRole('link', { name: 'John 3:16' }).focus();
    await userEvent.keyboard('{Enter}');
    expect(where()).toBe('/bible/web/john/3?v=16');
  });

  it('has no accessibility faults in any state', async () => {
    await typed('');
    expect(await accessibilityFaults()).toEqual([]);
    await press('Genesis');
    expect(await accessibilityFaults()).toEqual([]);
    await userEvent.type(input(), 'gen 51{ArrowDown}');
    expect(await accessibilityFaults()).toEqual([]);
  });
});
