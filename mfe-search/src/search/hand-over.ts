import type { SearchAddress } from './search-address';

/** What the inline search leaves for the modal that it opens. */
export interface HandedOver extends Omit<SearchAddress, 'words'> {
  /** The field with the words: the reader may type on until the modal is there. */
  readonly field: HTMLInputElement;
}

let handed: HandedOver | undefined;

/** Leaves a search for the modal that opens next. */
export function handOver(search: HandedOver): void {
  handed = search;
}

/** The search that was left for the modal that opens now; an empty one if it was opened in another way. */
export function readHandedOver(): SearchAddress {
  if (!handed) return { words: '' };
  const { field, ...rest } = handed;
  return { ...rest, words: field.value };
}

/** Writes the words of the modal into the field that opened it, so that the reader finds them there when the modal closes. */
export function giveBack(words: string): void {
  if (handed) handed.field.value = words;
}

/** Ends the handover: the modal is closed. */
export function endHandOver(): void {
  handed = undefined;
}
