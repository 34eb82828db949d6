/** The shell's own modals; pillars declare theirs in their descriptors. */
export const shellModals = ['history', 'preferences', 'donate', 'share', 'join', 'contribute'] as const;
export type ShellModal = (typeof shellModals)[number];

export const isShellModal = (name: string): name is ShellModal => shellModals.some((modal) => modal === name);

const PARAMETER = 'mdl';

/** The modal that a page's query names, or null. Whether the site has such a modal is not checked here. */
export const readModal = (query: URLSearchParams): string | null => query.get(PARAMETER);

/** The query, with its question mark, of the same page with this modal open, or with no modal for null. */
export function withModal(query: URLSearchParams, name: string | null): string {
  const changed = new URLSearchParams(query);
  if (name === null) changed.delete(PARAMETER);
  else changed.set(PARAMETER, name);
  return changed.size === 0 ? '' : `?${changed.toString()}`;
}
