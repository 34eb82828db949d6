import { act, renderHook } from '@testing-library/react';
import { useAnswer } from './use-answer';

/** Requests by name, which the test resolves or rejects. */
function requests() {
  const open = new Map<string, { answer: (text: string) => void; fail: (error: Error) => void }>();
  const load = (name: string) =>
    new Promise<string>((answer, fail) => {
      open.set(name, { answer, fail });
    });
  const settle = (name: string, how: 'answer' | 'fail') =>
    act(async () => {
      if (how === 'answer') open.get(name)?.answer(`The text of ${name}`);
      else open.get(name)?.fail(new Error(name));
    });
  return { load, settle, count: () => open.size };
}

function ask(name: string) {
  const { load, settle, count } = requests();
  const onFailed = jest.fn();
  const view = renderHook((current) => useAnswer(() => load(current), [current], onFailed), { initialProps: name });
  return { ...view, settle, count, onFailed };
}

describe('useAnswer', () => {
  it('is loading first, then has the result', async () => {
    const { result, settle, rerender, count } = ask('Ruth');
    expect(result.current).toEqual({ status: 'loading' });
    await settle('Ruth', 'answer');
    expect(result.current).toEqual({ status: 'answered', result: 'The text of Ruth' });
    rerender('Ruth');
    expect(count()).toBe(1);
  });

  it('is loading again when a dependency changes, and ignores the earlier result', async () => {
    const { result, settle, rerender } = ask('Ruth');
    rerender('Esther');
    await settle('Ruth', 'answer');
    expect(result.current).toEqual({ status: 'loading' });
    await settle('Esther', 'answer');
    expect(result.current).toEqual({ status: 'answered', result: 'The text of Esther' });
    rerender('Ruth');
    expect(result.current).toEqual({ status: 'loading' });
  });

  it('is failed and calls onFailed with the reason when loading fails', async () => {
    const { result, settle, onFailed } = ask('Ruth');
    await settle('Ruth', 'fail');
    expect(result.current).toEqual({ status: 'failed' });
    expect(onFailed).toHaveBeenCalledWith(new Error('Ruth'));
  });

  it('calls onFailed when loading fails after the component was unmounted', async () => {
    const { settle, onFailed, unmount } = ask('Ruth');
    unmount();
    await settle('Ruth', 'fail');
    expect(onFailed).toHaveBeenCalledTimes(1);
  });
});
