import type { ComponentProps } from 'react';
import { screen } from '@testing-library/react';
import { accessibilityFaults, renderWithApp } from '@manna/shared/testing';
import {
  sampleEvents,
  sampleFamily,
  sampleOrder,
  samplePsalm,
  sampleSayings,
  sampleTimeline,
  sampleWords,
} from '../../testing/sample-playables';
import { Interactive } from './interactive';
import { roundOfPuzzle } from './round-of-puzzle';

const puzzle = { level: 1, puzzle: 1 };

const show = async (playable: ComponentProps<typeof Interactive>['playable']) => {
  renderWithApp(
    <main>
      <h1>Play</h1>
      <Interactive playable={playable} file="0123abcd/resources/media/psalm.json" puzzle={puzzle} />
    </main>,
  );
  await screen.findAllByRole(playable.kind === 'timeline' || playable.kind === 'read-along' ? 'heading' : 'list');
};

describe('a timeline', () => {
  it('groups its events by period, with formatted years', async () => {
    await show(sampleTimeline);
    expect(screen.getByText('4004–2247 BC, 1 event')).toBeInTheDocument();
    expect(screen.getByText('4004 BC, traditional date')).toBeInTheDocument();
    expect(screen.getByText('AD 27–30, approximate date')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Creation' })).toHaveAttribute('href', '/encyclopedia/events/creation');
  });
});

it.each([sampleSayings(12), sampleFamily, sampleOrder, sampleEvents, sampleWords, sampleTimeline, samplePsalm])(
  'an interactive has no accessibility violations: $kind',
  async (playable) => {
    await show(await roundOfPuzzle(playable, puzzle));
    expect(await accessibilityFaults()).toEqual([]);
  },
);
