import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accessibilityFaults, openRoute, runIdle } from '@manna/shared/testing';
import { chapterData } from '../../../testing/chapter-data';
import { speakingBrowser } from '../../../testing/speaking-browser';
import { route } from '../chapter-page';

const data = chapterData([{ slug: 'kjv', name: 'King James Version', shortName: 'KJV' }], {
  'kjv Ps.23': '¶ {1} The LORD is my shepherd. {2} He maketh me to lie down.',
  'kjv Ps.24': '¶ {1} The earth is the LORD’S.',
});

let browser: ReturnType<typeof speakingBrowser>;
const bar = () => screen.findByRole('toolbar', { name: 'Read aloud' });
const press = async (name: string) => userEvent.click(within(await bar()).getByRole('button', { name }));
const hear = () => browser.spoken()?.text;

async function listen(at = '/bible/psalms/23') {
  const page = await openRoute(route, { path: '/bible/:book/:chapterNum', at, data });
  await runIdle();
  await userEvent.click(screen.getByText('Study'));
  await userEvent.click(screen.getByRole('button', { name: 'Listen' }));
  await bar();
  return page;
}

describe('reading aloud', () => {
  beforeEach(() => {
    localStorage.clear();
    Object.assign(globalThis, { CSS: {} });
    browser = speakingBrowser([
      { name: 'Ada', lang: 'en-GB' },
      { name: 'Bert', lang: 'en_US' },
      { name: 'Clara', lang: 'es-ES' },
    ]);
  });

  it('reads verse after verse, and continues with the next chapter', async () => {
    const { where } = await listen();
    expect(hear()).toBe('The Lord is my shepherd.');
    expect(await bar()).toHaveTextContent('Psalm 23:1');
    act(() => browser.end());
    expect(hear()).toBe('He maketh me to lie down.');
    expect(await bar()).toHaveTextContent('Psalm 23:2');
    await act(async () => browser.end());
    expect(await screen.findByRole('heading', { level: 1, name: 'Psalm 24' })).toBeInTheDocument();
    expect(where()).toBe('/bible/psalms/24');
    await runIdle();
    expect(await bar()).toHaveTextContent('Psalm 24:1');
    expect(hear()).toBe('The earth is the Lord’S.');
  });

  it('starts at the selected verse', async () => {
    await listen('/bible/psalms/23?v=2');
    expect(hear()).toBe('He maketh me to lie down.');
  });

  it('pauses, resumes at the same word, and moves between verses', async () => {
    await listen();
    act(() => browser.spoken()?.onboundary?.({ charIndex: 12 }));
    await press('Pause');
    expect(hear()).toBeUndefined();
    await press('Play');
    expect(hear()).toBe('my shepherd.');
    await press('Next verse');
    expect(hear()).toBe('He maketh me to lie down.');
    await press('Previous verse');
    expect(hear()).toBe('The Lord is my shepherd.');
  });

  it('uses the reader’s speed and voice, and remembers them', async () => {
    const { unmount } = await listen();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Speed' }), '1.5×');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Voice' }), 'Bert');
    expect(screen.queryByRole('option', { name: 'Clara' })).toBeNull();
    unmount();
    expect(hear()).toBeUndefined();
    await listen();
    expect(browser.spoken()).toMatchObject({ rate: 1.5, voice: { name: 'Bert' } });
  });

  it('stops on demand, and says so if the browser cannot read aloud', async () => {
    await listen();
    act(() => browser.spoken()?.onerror?.({ error: 'synthesis-failed' }));
    expect(await bar()).toHaveTextContent('Your browser could not read this aloud.');
    expect(await accessibilityFaults()).toEqual([]);
    await press('Stop');
    expect(screen.queryByRole('toolbar', { name: 'Read aloud' })).toBeNull();
    expect(hear()).toBeUndefined();
  });
});
