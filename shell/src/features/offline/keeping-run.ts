import { keepTranslation, type KeepingOutcome, type KeptAmount } from './keep-translation';
import type { KeptTranslationAbout } from './translation-parts';

export interface KeepingState {
  /** The translation that is being fetched, and what has come so far; undefined while none is. */
  run: { slug: string; amount: KeptAmount } | undefined;
  /** How the last time in this page ended; undefined before, and once the reader has gone on to something else. */
  outcome: KeepingOutcome | undefined;
}

// Of the page and not of a component: fetching goes on when the settings are closed, and is there when they open again.
let state: KeepingState = { run: undefined, outcome: undefined };
let controller: AbortController | undefined;
const listeners = new Set<() => void>();

function become(next: KeepingState): void {
  state = next;
  for (const listener of listeners) listener();
}

/** The same object until something changes. */
export const keepingState = (): KeepingState => state;

/** Runs at each change of the state; what it returns ends that. */
export function onKeepingChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Keeps a translation on this device; does nothing while one is being fetched. Never rejects. */
export async function startKeeping(about: KeptTranslationAbout): Promise<void> {
  if (state.run) return;
  controller = new AbortController();
  let isOver = false;
  const onProgress = (amount: KeptAmount) => {
    // A part that was on its way when another failed still tells of itself.
    if (!isOver) become({ run: { slug: about.slug, amount }, outcome: undefined });
  };
  onProgress({ chapters: 0, bytes: 0 });
  const outcome = await keepTranslation(about, { signal: controller.signal, onProgress });
  isOver = true;
  become({ run: undefined, outcome });
}

/** Ends what is being fetched; what came is kept. */
export const cancelKeeping = (): void => controller?.abort();

/** The reader need not hear any more how the last time ended. */
export const dismissOutcome = (): void => become({ ...state, outcome: undefined });
