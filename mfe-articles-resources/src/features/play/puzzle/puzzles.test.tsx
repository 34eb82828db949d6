import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Playable } from '@manna/shared/contracts';
import { accessibilityFaults, dataFrom, openRoute } from '@manna/shared/testing';
import { pathAnswer, sampleFile, sampleResource } from '../../../testing/sample-entries';
import {
  sampleEvents,
  sampleFamily,
  sampleOrder,
  samplePlaces,
  sampleSayings,
} from '../../../testing/sample-playables';
import { es } from '../../../texts/es';
import { route } from '../play-page';

const named = (id: string, name: string, about?: string) => ({
  id,
  name,
  path: `/encyclopedia/people/${id}`,
  ...(about !== undefined && { about }),
});
const alike: Playable = {
  kind: 'who-said-it',
  questions: [
    {
      words: { text: 'they have taken away my Lord', reference: 'John 20:13', osis: 'John.20.13' },
      answer: 'people-2',
      choices: [
        named('people-1', 'Cain', 'A son of Adam'),
        named('people-2', 'Mary', 'Magdalene, who saw him'),
        named('people-3', 'Mary', 'Mother of Jesus'),
        named('people-4', 'Salome'),
      ],
      note: 'At the tomb.',
    },
  ],
};
const playables = [sampleSayings(25), sampleFamily, sampleOrder, sampleEvents, samplePlaces(8)];
const resource = (slug: string, playable: Playable) => {
  const plays = sampleFile(`resources/interactives/${slug}.json`, 'application/json');
  return { ...sampleResource(slug, 'interactives'), plays, files: [plays], playable };
};
const resources = [...playables.map((playable) => resource(playable.kind, playable)), resource('alike', alike)];
const data = dataFrom({
  Play: pathAnswer(resources),
  Ground: () => ({ ground: { files: [{ path: 'resources/maps/lands.ground.svg', revision: '0123abcd' }] } }),
});
const open = async (game: string, query = '', app = {}) => {
  const at = `/resources/interactives/${game}/play${query}`;
  const opened = await openRoute(route, { path: '/resources/:category/:slug/play', at, data, ...app });
  await screen.findAllByRole('listitem');
  return opened;
};
beforeEach(() => localStorage.clear());
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const first = <T,>([item]: readonly T[]): T => {
  if (item === undefined) throw new Error('There is none.');
  return item;
};
const status = () => first(screen.getAllByRole('status'));
const link = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');
const question = () => document.querySelector('legend')?.textContent;

describe('a puzzle', () => {
  it('has links to its levels, to another puzzle and to the next level', async () => {
    await open('who-said-it', '?level=2&puzzle=3');
    expect(screen.getByRole('link', { name: '2. The Old Testament' })).toHaveAttribute('aria-current', 'true');
    expect(link('1. The New Testament')).toBe('/resources/interactives/who-said-it/play');
    expect(link('Another puzzle')).toBe('/resources/interactives/who-said-it/play?level=2&puzzle=4');
    expect(link('Next level')).toBe('/resources/interactives/who-said-it/play?level=3');
  });

  it('is the nearest one, and says so, when the URL asks for a level that the game does not have', async () => {
    await open('who-said-it', '?level=9&puzzle=x');
    expect(screen.getByRole('link', { name: '3. The whole Bible' })).toHaveAttribute('aria-current', 'true');
    expect(screen.getByText(/^This game has no puzzle of that level/)).toHaveTextContent(
      'The nearest is level 3, puzzle 1.',
    );
  });

  it('is printed with its level, its number, its URL and a line for a name, and its answers say of what they are', async () => {
    await open('who-said-it', '?level=2&puzzle=3&ref=mail');
    expect(screen.getByText('Level 2, puzzle 3:')).toHaveTextContent('Level 2, puzzle 3: The Old Testament');
    expect(
      screen.getByText('http://localhost/resources/interactives/who-said-it/play?level=2&puzzle=3'),
    ).toBeInTheDocument();
    expect(screen.getByText('Name:')).toBeInTheDocument();
    expect(document.querySelector('summary')).toHaveTextContent('Answers: Name of who-said-it, Level 2, puzzle 3');
  });

  it('has its many levels folded, and shows which one is played', async () => {
    await open('order-the-books', '?level=2');
    const levels = screen.getByText('Prophets', { selector: 'summary *' }).closest('details');
    expect(levels).not.toHaveAttribute('open');
    expect(levels).toHaveTextContent('Level 2: Prophets (all 5 levels)');
    await userEvent.click(screen.getByText('Prophets', { selector: 'summary *' }));
    expect(within(screen.getByRole('list', { name: 'Level' })).getAllByRole('link')).toHaveLength(5);
  });

  it.each(playables.map(({ kind }) => kind))('%s has Spanish texts and no accessibility violations', async (kind) => {
    await open(kind, '?level=2', { language: 'es', translations: es });
    expect(screen.getByRole('list', { name: 'Nivel' })).toBeInTheDocument();
    expect(await accessibilityFaults()).toEqual([]);
  });
});

/** Opens a game as at the next visit. */
async function openAgain({ unmount }: { unmount: () => void }, game: string, query = '') {
  unmount();
  return open(game, query);
}

describe('what was played', () => {
  it('is restored at the next visit: the question of a quiz, its answer, and its result', async () => {
    const visit = await open('who-said-it', '?level=2');
    await press('Cain');
    await press('Next question');
    await press('Enoch');
    const next = await openAgain(visit, 'who-said-it', '?level=2');
    expect(await screen.findByText('Question 2 of 10')).toBeInTheDocument();
    expect(status()).toHaveTextContent('Not quite. The answer is Cain.');
    for (let index = 2; index < 10; index += 1) {
      await press('Next question');
      await press('Cain');
    }
    await press('See the result');
    expect(screen.getByText('You got 9 of 10 right.')).toHaveFocus();
    await openAgain(next, 'who-said-it', '?level=2');
    const result = await screen.findByText('You got 9 of 10 right.');
    expect(result).not.toHaveFocus();
    expect(screen.getByRole('link', { name: '2. The Old Testament done' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '1. The New Testament' })).toBeInTheDocument();
    await press('Play again');
    expect(screen.getByText('Question 1 of 10')).toBeInTheDocument();
  });

  it('belongs to its puzzle alone, and is forgotten when the reader starts again', async () => {
    const visit = await open('who-said-it', '?level=2');
    await press('Cain');
    const other = await openAgain(visit, 'who-said-it', '?level=2&puzzle=2');
    expect(status()).toBeEmptyDOMElement();
    const back = await openAgain(other, 'who-said-it', '?level=2');
    expect(await screen.findByText('Right!')).toBeInTheDocument();
    await press('Start again');
    expect(document.querySelector('[data-game]')).toHaveFocus();
    await openAgain(back, 'who-said-it', '?level=2');
    expect(status()).toBeEmptyDOMElement();
  });

  it('is restored in a game on the map, and in a list with its order and its first check', async () => {
    const places = await open('match-the-place');
    await userEvent.click(first([...document.querySelectorAll('.board .mark')]));
    await press('Next question');
    const list = await openAgain(places, 'match-the-place');
    expect(await screen.findByText(/^Question 2 of/)).toBeInTheDocument();
    list.unmount();
    const events = await open('order-the-events');
    const names = () => [...document.querySelectorAll('ol.order .name > [lang]')].map(({ textContent }) => textContent);
    const [top] = names();
    await press(`Move ${top ?? ''} down`);
    await press('Check');
    const moved = names();
    await openAgain(events, 'order-the-events');
    expect(await screen.findByText(/ of 5 are in the right place\.$/)).toBeInTheDocument();
    expect(names()).toEqual(moved);
  });

  it('is not used when what is stored is no progress of this puzzle', async () => {
    const visit = await open('who-said-it', '?level=2');
    await press('Cain');
    const [key = ''] = Object.keys(localStorage).filter((name) => name.endsWith('play-progress'));
    const stored = JSON.parse(localStorage.getItem(key) ?? '') as Record<string, object>;
    const [puzzle = ''] = Object.keys(stored);
    localStorage.setItem(key, JSON.stringify({ [puzzle]: { index: -1, right: 'many', chosen: 3 } }));
    await openAgain(visit, 'who-said-it', '?level=2');
    expect(screen.getByText('Question 1 of 10')).toBeInTheDocument();
  });
});

describe('a quiz', () => {
  it('says who a person is only after the choice, and before it only what distinguishes two of one name', async () => {
    await open('alike');
    const names = () =>
      within(screen.getByRole('group', { name: /taken away/ }))
        .getAllByRole('button')
        .map(({ textContent }) => textContent);
    expect(names()).toEqual(['Cain', 'MaryMagdalene', 'MaryMother of Jesus', 'Salome']);
    expect(question()).toBe('they have taken away my Lord');
    await press('Cain');
    expect(names()).toEqual(['CainA son of Adam', 'MaryMagdalene, who saw him', 'MaryMother of Jesus', 'Salome']);
  });

  it('shows after the first choice whether it was right, and links to the verse and the speaker', async () => {
    await open('who-said-it', '?level=2');
    await press('Enoch');
    expect(status()).toHaveTextContent('Not quite. The answer is Cain.');
    expect(status()).toHaveTextContent('The LORD has asked where Abel is.');
    expect(within(status()).getByRole('link', { name: 'Genesis 4:9' })).toHaveAttribute('href', '/bible/genesis/4?v=9');
    expect(within(status()).getByRole('link', { name: 'Cain' })).toHaveAttribute('href', '/encyclopedia/people/cain');
    await press('Cain');
    expect(status()).toHaveTextContent('Not quite.');
  });

  it('is played to its result, which is remembered and shared with a link to the puzzle', async () => {
    userEvent.setup();
    await open('family-quiz', '?puzzle=2');
    await press('Cain');
    await press('See the result');
    expect(screen.getByText('You got 1 of 1 right.')).toHaveFocus();
    await press('Play again');
    await press('Asa');
    await press('See the result');
    expect(screen.getByText(/^You got 0 of 1 right/)).toHaveTextContent('Your best before: 1.');
    await press('Share the result');
    expect(await navigator.clipboard.readText()).toBe(
      '0 of 1 in “Name of family-quiz” on Daily Manna\nhttp://localhost/resources/interactives/family-quiz/play?puzzle=2',
    );
    expect(await screen.findByText('The result is copied, with a link to this puzzle.')).toBeInTheDocument();
  });

  it('shows what to copy when the browser does not allow copying', async () => {
    userEvent.setup();
    await open('family-quiz', '?level=3');
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('NotAllowedError'));
    await press('Zebedee');
    await press('See the result');
    await press('Share the result');
    expect(await screen.findByText(/^1 of 1 in .* http:.*family-quiz\/play\?level=3$/)).toBeInTheDocument();
  });

  it('has the same questions on the screen and on the sheet, with the answers after them', async () => {
    await open('who-said-it', '?level=3');
    const asked = [...document.querySelectorAll('.sheet .asked')].map(({ textContent }) => textContent);
    expect(asked).toHaveLength(10);
    expect(question()).toBe(asked[0]);
    const answers = screen.getByText('Answers').closest('details');
    expect(answers?.querySelectorAll('ol > li')).toHaveLength(10);
  });
});

describe('the family quiz', () => {
  it('asks for kin and answers with the words of the verse', async () => {
    await open('family-quiz');
    expect(question()).toBe('Who was the father of Zebedee?');
    expect(within(screen.getByRole('group', { name: /Zebedee/ })).getAllByRole('button')).toHaveLength(4);
    await press('Cain');
    expect(status()).toHaveTextContent('Right! The answer is Cain.');
    expect(status()).toHaveTextContent('The words about Cain. Genesis 5:6');
  });

  it('asks in Spanish', async () => {
    await open('family-quiz', '?level=2', { language: 'es', translations: es });
    expect(question()).toBe('¿Quién fue un hijo de Ahasuerus?');
  });
});

describe.each(['order-the-books', 'order-the-events'])('the game %s', (kind) => {
  const names = () => [...document.querySelectorAll('ol.order .name > [lang]')].map(({ textContent }) => textContent);
  const right = () => [...document.querySelectorAll('details ol.right a')].map(({ textContent }) => textContent);

  it('is never in order at first, and is put in order with buttons', async () => {
    await open(kind);
    const count = right().length;
    expect(names()).not.toEqual(right());
    await press('Check');
    const placed = names().filter((name, index) => name === right()[index]).length;
    expect(status()).toHaveTextContent(`${placed} of ${count} are in the right place.`);
    for (const [index, name] of right().entries()) while (names().indexOf(name) > index) await press(`Move ${name} up`);
    await press('Check');
    expect(screen.getByText(`All in order. At the first check it was ${placed} of ${count}.`)).toHaveFocus();
    await press('Play again');
    expect(names()).not.toEqual(right());
  });

  it('is moved with the arrow keys, and the button keeps the focus', async () => {
    await open(kind);
    const [first = ''] = names();
    screen.getByRole('button', { name: `Move ${first} down` }).focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(names()[1]).toBe(first);
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    expect(names()[0]).toBe(first);
    expect(screen.getByRole('button', { name: `Move ${first} down` })).toHaveFocus();
  });
});

describe('match the place', () => {
  const marks = () => within(screen.getByRole('list', { name: /^Marks on the map/ })).getAllByRole('button');

  it('tells the position of each mark, and where the place is after the choice', async () => {
    await open('match-the-place');
    for (const mark of marks())
      expect(mark).toHaveAccessibleName(/^\d+: \d+ km (north|south|east|west)\S* of Jerusalem$/);
    const name = /^Where is (.+)\?$/.exec(screen.getByRole('heading', { level: 2 }).textContent)?.[1] ?? '';
    const answers = screen.getByText('Answers').closest('details') as HTMLElement;
    const number = within(answers).getByRole('link', { name }).closest('li')?.querySelector('b')?.textContent;
    const wrong = first(marks().filter((mark) => mark.textContent !== number));
    await userEvent.click(wrong);
    expect(status()).toHaveTextContent(`Not quite. ${name} is mark ${number}, `);
    expect(status()).toHaveTextContent(/You were \d+ km \(\d+ miles\) away\./);
    expect(document.querySelector('.mark[data-state="right"]')).toHaveTextContent(number ?? '');
    expect(document.querySelector('.board svg > .name')).toHaveTextContent(name);
  });

  it('is played on the map to its end, and a place that was asked for is not asked again', async () => {
    await open('match-the-place');
    const count = marks().length;
    for (let number = 1; number <= count; number += 1) {
      const free = document.querySelector('.board .mark:not([data-state])') as Element;
      await userEvent.click(free);
      await press(number === count ? 'See the result' : 'Next question');
    }
    expect(screen.getByText(/^You got \d of 8 right\./)).toHaveFocus();
  });

  it('tells on its sheet where each mark is, for readers who cannot see the map', async () => {
    await open('match-the-place');
    const positions = marks().map((mark) => mark.getAttribute('aria-label'));
    expect(document.querySelector('.sheet')).toHaveTextContent(
      `Marks on the map, from north to south: ${positions.join('; ')}`,
    );
  });

  it('draws the ground of the atlas', async () => {
    await open('match-the-place');
    expect(document.querySelector('use')).toHaveAttribute(
      'href',
      '/data/files/0123abcd/resources/maps/lands.ground.svg#ground',
    );
  });
});
