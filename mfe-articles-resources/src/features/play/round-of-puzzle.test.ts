import { sampleEvents, sampleOrder, sampleWords } from '../../testing/sample-playables';
import { roundOfPuzzle } from './round-of-puzzle';

describe('the data of a game on its page', () => {
  it('are the words of one crossword, in their places', async () => {
    const round = await roundOfPuzzle(sampleWords, { level: 1, puzzle: 1 });
    expect(round).toHaveProperty('words.length', 8);
    expect(round).toHaveProperty('words.0.number', 1);
  });

  it('are the events of one puzzle, in the order of time', async () => {
    expect(await roundOfPuzzle(sampleEvents, { level: 1, puzzle: 1 })).toHaveProperty('events.length', 5);
  });

  it('are all of a small game', async () => {
    expect(await roundOfPuzzle(sampleOrder, { level: 1, puzzle: 1 })).toBe(sampleOrder);
  });
});
