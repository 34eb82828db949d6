import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accessibilityFaults, renderWithApp } from '@manna/shared/testing';
import { sampleFile } from '../../../testing/sample-entries';
import { sampleRecording } from '../../../testing/sample-playables';
import { MediaPlayer } from './media-player';

const song = { __typename: 'File' as const, ...sampleFile('resources/media/song.mp3', 'audio/mpeg') };
const show = () =>
  renderWithApp(
    <main>
      <h1>Psalm 23</h1>
      <MediaPlayer
        recording={{ kind: 'recording', media: 'audio', file: song, captions: null, transcript: sampleRecording }}
        poster={undefined}
      />
    </main>,
  );
const player = () => {
  const found = document.querySelector('audio');
  if (!found) throw new Error('There is no player.');
  return found;
};
/** Lets the player be what a browser says of it; jsdom plays nothing. */
const withState = (state: Partial<Record<keyof HTMLAudioElement, unknown>>) => {
  for (const [name, value] of Object.entries(state))
    Object.defineProperty(player(), name, { value, configurable: true, writable: true });
};
const LENGTH = 70;
const hear = (seconds: number) => {
  withState({ currentTime: seconds });
  fireEvent.timeUpdate(player());
};
const ready = (more = {}) => {
  withState({ readyState: 4, duration: LENGTH, currentTime: 0, played: { length: 0 }, ...more });
  fireEvent.loadedMetadata(player());
  fireEvent.seeked(player());
};
const marked = () => document.querySelector('mark')?.textContent;

beforeEach(() => localStorage.clear());

it('marks in the transcript what is heard', async () => {
  show();
  ready();
  expect(marked()).toBeUndefined();
  hear(64.9);
  expect(marked()).toBe('The LORD is my shepherd;');
  hear(65);
  expect(marked()).toBe('I shall not want.');
  expect(screen.getByRole('listitem', { current: true })).toHaveTextContent('I shall not want.');
  expect(await accessibilityFaults()).toEqual([]);
});

it('plays from a line of the transcript, at the speed that one chooses', async () => {
  show();
  const play = jest.fn(() => Promise.resolve());
  ready({ play });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Speed' }), '1.5 ×');
  await userEvent.click(screen.getByRole('button', { name: 'Play from 1:05' }));
  expect(player()).toMatchObject({ currentTime: 65, playbackRate: 1.5 });
  expect(play).toHaveBeenCalled();
});

it('goes on where the reader stopped, or from the beginning', async () => {
  const first = show();
  ready();
  hear(40);
  fireEvent.pause(player());
  first.unmount();
  show();
  ready({ play: () => Promise.resolve() });
  expect(player().currentTime).toBe(40);
  expect(screen.getByText('It goes on at 0:40, where you stopped.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'From the beginning' }));
  expect(player().currentTime).toBe(0);
});

it('starts at the beginning after it was heard to its end', () => {
  const first = show();
  ready();
  hear(69);
  fireEvent.ended(player());
  first.unmount();
  show();
  ready();
  expect(player().currentTime).toBe(0);
});

describe('a file that does not play', () => {
  const fetch = jest.fn<Promise<Response>, []>();
  const failWith = async (code: number, respond: () => Promise<Response>) => {
    fetch.mockImplementation(respond);
    show();
    withState({ error: { code } });
    await act(async () => fireEvent.error(player()));
  };
  beforeAll(() => {
    Object.assign(globalThis, { fetch, MediaError: { MEDIA_ERR_NETWORK: 2 } });
  });

  it.each([
    [
      'of a type that the browser does not know',
      4,
      () => Promise.resolve({ ok: true }),
      'Your browser cannot play a file of this type.',
    ],
    ['that the site does not have', 4, () => Promise.resolve({ ok: false }), 'This file is missing on our site.'],
    ['that cannot be reached', 4, () => Promise.reject(new TypeError()), 'It could not be loaded.'],
    ['that is cut off', 2, () => Promise.reject(new TypeError()), 'It could not be loaded.'],
  ])('%s is told in a sentence, beside the transcript', async (_title, code, respond, sentence) => {
    await failWith(code, respond as () => Promise<Response>);
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
    expect(screen.getByText('I shall not want.')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /^Download/ }) === null).toBe(sentence.includes('missing'));
  });

  it('is loaded again when the reader wants it', async () => {
    await failWith(2, () => Promise.reject(new TypeError()));
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(player()).toBeInTheDocument();
  });
});
