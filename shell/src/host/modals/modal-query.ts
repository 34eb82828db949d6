import type { PageModalName } from '@manna/shared/contracts';

/** Every modal that the query parameter `mdl` may name. */
export const modalNames = [
  'history',
  'preferences',
  'donate',
  'share',
  'join',
  'contribute',
  'search',
  'account',
  'map',
] as const;
export type ModalName = (typeof modalNames)[number];

/** Whether its content is the page's, and not the shell's. */
export const isFilledByPage = (name: ModalName): name is PageModalName => name === 'map';

const PARAMETER = 'mdl';

const isModalName = (value: string | null): value is ModalName => modalNames.some((name) => name === value);

/** The modal that is open at an address; null for none, and for one that is not known. */
export function readModal(query: URLSearchParams): ModalName | null {
  const value = query.get(PARAMETER);
  return isModalName(value) ? value : null;
}

/** The query, with its question mark, of the same page with this modal open; with none for null. */
export function withModal(query: URLSearchParams, name: ModalName | null): string {
  const changed = new URLSearchParams(query);
  if (name === null) changed.delete(PARAMETER);
  else changed.set(PARAMETER, name);
  return changed.size === 0 ? '' : `?${changed.toString()}`;
}
