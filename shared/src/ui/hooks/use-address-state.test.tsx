import { act, renderHook } from '@testing-library/react';
import { useAddressState } from './use-address-state';

const DELAY_MS = 300;
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

/** A page whose state is a word in its address. Returns where it went, and how to open another address. */
function openPage() {
  const went: string[] = [];
  const hook = renderHook(
    ({ inAddress }: { inAddress: string }) =>
      useAddressState({
        inAddress,
        addressOf: (word) => `/list?word=${word}`,
        go: (address) => void went.push(address),
        delayMs: DELAY_MS,
      }),
    { initialProps: { inAddress: '' } },
  );
  const arrive = (inAddress: string) => hook.rerender({ inAddress });
  const type = (word: string) => act(() => hook.result.current[1](word));
  return { went, arrive, type, hook };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('the state of a page in its address', () => {
  it('is there when the reader has paused', () => {
    const { went, type } = openPage();
    for (const word of ['r', 'ru', 'rut']) {
      type(word);
      wait(DELAY_MS - 1);
    }
    expect(went).toEqual([]);
    wait(1);
    expect(went).toEqual(['/list?word=rut']);
  });

  it('follows a link or Back, and stays as typed when the page’s own address arrives', () => {
    const { type, arrive, hook } = openPage();
    type('ruth');
    wait(DELAY_MS);
    type('ruthe');
    arrive('ruth');
    expect(hook.result.current[0]).toBe('ruthe');
    arrive('boaz');
    expect(hook.result.current[0]).toBe('boaz');
  });

  it('follows at once when the reader presses a link, but not when the click has come first', () => {
    const { went, type, hook } = openPage();
    type('ruth');
    act(() => hook.result.current[2].settle());
    wait(0);
    expect(went).toEqual(['/list?word=ruth']);
    type('boaz');
    act(() => hook.result.current[2].settle());
    act(() => hook.result.current[2].hold());
    wait(0);
    wait(DELAY_MS * 2);
    expect(went).toEqual(['/list?word=ruth']);
  });

  it('does not call off a link that the reader follows, until they go on typing', () => {
    const { went, type, hook } = openPage();
    type('ruth');
    act(() => hook.result.current[2].hold());
    wait(DELAY_MS * 2);
    expect(went).toEqual([]);
    type('boaz');
    wait(DELAY_MS);
    expect(went).toEqual(['/list?word=boaz']);
  });
});
