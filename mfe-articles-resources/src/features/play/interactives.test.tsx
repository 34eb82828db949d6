import type { ComponentProps } from 'react';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accessibilityFaults, renderWithApp } from '@manna/shared/testing';
import { sampleOrder, samplePlaces, samplePsalm, sampleSayings, sampleTimeline } from '../../testing/sample-playables';
import { Interactive } from './interactive';
import { placesQuestions, sayingsQuestions } from './quiz-questions';

const show = (playable: ComponentProps<typeof Interactive>['playable']) =>
  renderWithApp(
    <main>
      <h1>Play</h1>
      <Interactive playable={playable} file="0123abcd/resources/media/psalm.json" />
    </main>,
  );
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const status = () => screen.getByRole('status');

describe('a quiz', () => {
  it('shows after the first choice whether it was right, and links to the verse and the speaker', async () => {
    show(sampleSayings(2));
    expect(screen.getByRole('group', { name: 'Saying 1' })).toBeInTheDocument();
    await press('Enoch');
    expect(status()).toHaveTextContent('Not quite. The answer is Cain.');
    expect(status()).toHaveTextContent('The LORD has asked where Abel is.');
    expect(within(status()).getByRole('link', { name: 'Genesis 4:9' })).toHaveAttribute('href', '/bible/genesis/4?v=9');
    expect(within(status()).getByRole('link', { name: 'Cain' })).toHaveAttribute('href', '/encyclopedia/people/cain');
    await press('Cain');
    expect(status()).toHaveTextContent('Not quite.');
  });

  it('moves the focus to the next question, and counts the right answers', async () => {
    show(sampleSayings(2));
    await press('Cain');
    expect(status()).toHaveTextContent('Right!');
    await press('Next question');
    expect(screen.getByText('Question 2 of 2')).toHaveFocus();
    await press('Asa');
    await press('See the result');
    expect(screen.getByText('You got 1 of 2 right.')).toHaveFocus();
    await press('Play this round again');
    expect(screen.getByText('Question 1 of 2')).toBeInTheDocument();
  });

  it('asks in another order when a round is played again, and remembers the best result', async () => {
    show(sampleSayings(6));
    const asked: (string | undefined)[] = [];
    const playAll = async (answer: string) => {
      for (let question = 1; question <= 6; question += 1) {
        asked.push(document.querySelector('legend')?.textContent);
        await press(answer);
        await press(question === 6 ? 'See the result' : 'Next question');
      }
    };
    await playAll('Cain');
    expect(screen.queryByText(/Your best/)).not.toBeInTheDocument();
    await press('Play this round again');
    await playAll('Enoch');
    expect(screen.getByText(/^You got 0 of 6 right/)).toHaveTextContent('Your best before: 6.');
    expect(asked.slice(6)).not.toEqual(asked.slice(0, 6));
    expect(new Set(asked.slice(6))).toEqual(new Set(asked.slice(0, 6)));
  });

  it('has rounds of ten questions, any of which can be chosen', async () => {
    show(sampleSayings(15));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Round' }), '2 (questions 11 to 15)');
    expect(screen.getByText('Question 1 of 5')).toBeInTheDocument();
    expect(screen.getByRole('group', { name: 'Saying 11' })).toBeInTheDocument();
  });

  it('lists all questions with their answers without JavaScript', () => {
    show(sampleSayings(12));
    const all = screen.getByText('All questions and answers').closest('details') as HTMLElement;
    expect(all.querySelectorAll('li')).toHaveLength(12);
    expect(all).toHaveTextContent('Saying 12Answer: Cain');
  });

  it('leaves out a question if its choices lack the answer', () => {
    const { questions } = sampleSayings(1);
    const broken = questions.map((question) => ({ ...question, answer: 'people-99' }));
    expect(sayingsQuestions({ kind: 'who-said-it', questions: broken })).toEqual([]);
  });

  it('asks for each place once, by what happened there, with four choices', () => {
    for (const { answer, choices } of placesQuestions(samplePlaces(40))) {
      expect(choices).toHaveLength(4);
      expect(choices.filter(({ id }) => id === answer.id)).toHaveLength(1);
    }
    expect(placesQuestions(samplePlaces(1))[0]?.choices).toHaveLength(1);
  });
});

describe('a game of order', () => {
  const order = () => [...document.querySelectorAll<HTMLElement>('ol.order > li')];
  const names = () => order().map((book) => book.querySelector('[lang]')?.textContent);

  it('starts in the order of names, and buttons move the books', async () => {
    show(sampleOrder);
    expect(names()).toEqual(['Exodus', 'Genesis', 'Leviticus']);
    await press('Move Genesis up');
    expect(names()).toEqual(['Genesis', 'Exodus', 'Leviticus']);
    expect(screen.getByRole('button', { name: 'Move Genesis up' })).toHaveFocus();
    await press('Check');
    expect(status()).toHaveTextContent('All 3 books are in order.');
  });

  it('shows for each book whether it is in the right position', async () => {
    show(sampleOrder);
    await press('Check');
    expect(status()).toHaveTextContent('1 of 3 books are in the right place.');
    expect(order()[0]).toHaveTextContent('not in the right place yet');
    expect(order()[2]).toHaveTextContent('in the right place');
  });

  it('does not start in the right order', async () => {
    show(sampleOrder);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Level' }), '2. Prophets');
    expect(names()).toEqual(['Micah', 'Jonah', 'Amos']);
  });

  it('shows the right order as text', () => {
    show(sampleOrder);
    const solution = screen.getByText('The right order').closest('details');
    expect(solution).toHaveTextContent('GenesisExodusLeviticusAmosJonahMicah');
  });
});

describe('a timeline', () => {
  it('groups its events by period, with formatted years', () => {
    show(sampleTimeline);
    expect(screen.getByText('4004–2247 BC, 1 event')).toBeInTheDocument();
    expect(screen.getByText('4004 BC, traditional date')).toBeInTheDocument();
    expect(screen.getByText('AD 27–30, approximate date')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Creation' })).toHaveAttribute('href', '/encyclopedia/events/creation');
  });
});

it.each([sampleSayings(12), sampleOrder, sampleTimeline, samplePsalm, samplePlaces(40)])(
  'an interactive has no accessibility violations: $kind',
  async (playable) => {
    show(playable);
    expect(await accessibilityFaults()).toEqual([]);
  },
);
