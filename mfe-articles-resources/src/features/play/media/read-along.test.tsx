import { act, screen } from '@testing-library/react';
import { accessibilityFaults, renderWithApp } from '@manna/shared/testing';
import { samplePsalm } from '../../../testing/sample-playables';
import { ReadAlong } from './read-along';

const FILE = '0123abcd/resources/media/psalm.json';
const show = () =>
  renderWithApp(
    <main>
      <h1>Psalm 23</h1>
      <ReadAlong recording={samplePsalm} file={FILE} />
    </main>,
  );

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());
const pressNow = (name: string) => act(() => screen.getByRole('button', { name }).click());
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const marked = () => document.querySelector('mark')?.textContent;

it('marks one phrase after another in time, and stops at the end', () => {
  show();
  expect(marked()).toBeUndefined();
  pressNow('Start');
  expect(marked()).toBe('The LORD is my shepherd;');
  wait(100);
  expect(marked()).toBe('he leadeth me beside the still waters.');
  wait(100);
  expect(screen.getByRole('button', { name: 'Start' })).toBeInTheDocument();
});

it('stays at the same phrase while it is paused', () => {
  show();
  pressNow('Start');
  pressNow('Pause');
  wait(1000);
  expect(marked()).toBe('The LORD is my shepherd;');
  pressNow('Go on');
  wait(100);
  expect(marked()).toBe('he leadeth me beside the still waters.');
  pressNow('From the beginning');
  expect(marked()).toBe('The LORD is my shepherd;');
});

it('says that a device without a voice marks the words in silence', async () => {
  show();
  expect(screen.getByText(/^This device has no voice for this language/)).toBeInTheDocument();
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  jest.useRealTimers();
  expect(await accessibilityFaults()).toEqual([]);
});
