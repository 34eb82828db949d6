import { act, renderHook } from '@testing-library/react';
import { useAnswer } from './use-answer';

/** Requests for names that the test answers. */
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
  const view = renderHook((asked) => useAnswer(() => load(asked), [asked], onFailed), { initialProps: name });
  return { ...view, settle, count, onFailed };
}

describe('an answer', () => {
  it('is loading, then the result', async () => {
    const { result, settle, rerender, count } = ask('Ruth');
    expect(result.current).toEqual({ status: 'loading' });
    await settle('Ruth', 'answer');
    expect(result.current).toEqual({ status: 'answered', result: 'The text of Ruth' });
    rerender('Ruth');
    expect(count()).toBe(1);
  });

  it('is loading again when something else is asked, and ignores the earlier result', async () => {
    const { result, settle, rerender } = ask('Ruth');
    rerender('Esther');
    await settle('Ruth', 'answer');
    expect(result.current).toEqual({ status: 'loading' });
    await settle('Esther', 'answer');
    expect(result.current).toEqual({ status: 'answered', result: 'The text of Esther' });
    rerender('Ruth');
    expect(result.current).toEqual({ status: 'loading' });
  });

  it('is failed if loading fails, with its reason for whoever reports it', async () => {
    const { result, settle, onFailed } = ask('Ruth');
    await settle('Ruth', 'fail');
    expect(result.current).toEqual({ status: 'failed' });
    expect(onFailed).toHaveBeenCalledWith(new Error('Ruth'));
  });

  it('is reported as failed after the component was unmounted', async () => {
    const { settle, onFailed, unmount } = ask('Ruth');
    unmount();
    await settle('Ruth', 'fail');
    expect(onFailed).toHaveBeenCalledTimes(1);
  });
});
