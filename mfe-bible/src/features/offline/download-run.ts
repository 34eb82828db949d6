import { downloadTranslation, type DownloadedAmount, type DownloadOutcome } from './downloads';
import type { DownloadDescription } from './translation-parts';

export interface DownloadState {
  /** The translation that is being downloaded, and what has arrived so far; undefined while none is. */
  run: { slug: string; amount: DownloadedAmount } | undefined;
  /** How the last download of this page ended; undefined before, and once the reader has dismissed it. */
  outcome: DownloadOutcome | undefined;
}

// Module state, so that a download continues when the settings are closed, and shows when they open again.
let state: DownloadState = { run: undefined, outcome: undefined };
let controller: AbortController | undefined;
const listeners = new Set<() => void>();

function setState(next: DownloadState): void {
  state = next;
  for (const listener of listeners) listener();
}

/** The same object until something changes. */
export const downloadState = (): DownloadState => state;

/** Returns a cleanup function. */
export function onDownloadChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Downloads a translation; does nothing while another one is being downloaded. Never rejects. */
export async function startDownload(description: DownloadDescription): Promise<void> {
  if (state.run) return;
  controller = new AbortController();
  let isOver = false;
  const onProgress = (amount: DownloadedAmount) => {
    // A part that was under way when another failed still reports.
    if (!isOver) setState({ run: { slug: description.slug, amount }, outcome: undefined });
  };
  onProgress({ chapters: 0, bytes: 0 });
  const outcome = await downloadTranslation(description, { signal: controller.signal, onProgress });
  isOver = true;
  setState({ run: undefined, outcome });
}

/** Cancels the download; what has arrived stays. */
export const cancelDownload = (): void => controller?.abort();

/** Stops showing how the last download ended. */
export const dismissOutcome = (): void => setState({ ...state, outcome: undefined });
