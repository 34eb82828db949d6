import { onReplay, type EarlyInput } from '@manna/shared/runtime';

/** A press of a key that is meant for a dialog: the browser closes only a dialog that it opened itself. */
function closeDialog(): void {
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
  dialog?.dispatchEvent(new Event('cancel', { cancelable: true }));
}

function repeat({ key, target, x, y, detail }: EarlyInput): void {
  const options = { bubbles: true, cancelable: true };
  if (key !== '') {
    const isUnhandled = target.dispatchEvent(new KeyboardEvent('keydown', { ...options, key }));
    if (isUnhandled && key === 'Escape') closeDialog();
    return;
  }
  // The page may have been scrolled since.
  const at = target.getBoundingClientRect();
  const point = { ...options, clientX: at.x + x, clientY: at.y + y };
  target.dispatchEvent(new PointerEvent('pointerdown', point));
  target.dispatchEvent(new MouseEvent('click', { ...point, detail }));
}

/** The next task, in which React has rendered what an event changed. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/**
 * Repeats what the reader did before the page could handle it, once and in order, as soon as all parts of the page are
 * ready, and again when parts have loaded later. What was meant for a page that the reader has left is dropped.
 *
 * @param isLeaving whether the router is on its way to another page
 */
export function replayEarlyInput(isLeaving: () => boolean): void {
  let isFirst = true;
  onReplay(() => {
    const recorder = globalThis.mannaEarly;
    if (!recorder) return;
    recorder.isRecording = false;
    // By then the browser closes what Escape closes.
    const inputs = recorder.kept.splice(0).filter(({ key }) => isFirst || key !== 'Escape');
    isFirst = false;
    void replay(inputs, isLeaving);
  });
}

async function replay(inputs: readonly EarlyInput[], isLeaving: () => boolean): Promise<void> {
  for (const input of inputs) {
    await nextTask();
    if (isLeaving() || location.pathname !== input.path) return;
    if (!input.target.isConnected) continue;
    repeat(input);
  }
}
