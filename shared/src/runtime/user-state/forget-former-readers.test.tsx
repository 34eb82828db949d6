import { forgetFormerReaders, KEPT_MS } from './forget-former-readers';
import { writeUnacknowledged } from './unacknowledged';
import { LAST_USER_KEY, storageKey, writeUnsent } from './user-state-storage';

const NOW = Date.parse('2026-11-01');

/** A reader who has used this browser, and was in sync with the site so long ago. */
function usedBy(owner: string, agoMs: number | null): void {
  const lastSynced = agoMs === null ? null : NOW - agoMs;
  localStorage.setItem(storageKey(owner, 'site/bookmarked-pages'), '[]');
  localStorage.setItem(storageKey(owner, 'site/sync-record'), JSON.stringify({ lastSynced, hasFailed: false }));
}

const hasCopies = (owner: string): boolean => localStorage.getItem(storageKey(owner, 'site/bookmarked-pages')) !== null;

afterEach(() => localStorage.clear());

test('the copies of a reader who signed out more than 30 days ago are removed, and no others', () => {
  usedBy('ruth', KEPT_MS);
  usedBy('naomi', KEPT_MS - 1);
  usedBy('boaz', KEPT_MS * 2);
  usedBy('anonymous', KEPT_MS * 2);
  localStorage.setItem(LAST_USER_KEY, 'boaz');
  localStorage.setItem('of another program', 'stays');
  forgetFormerReaders(NOW);
  expect(['ruth', 'naomi', 'boaz', 'anonymous'].filter(hasCopies)).toEqual(['naomi', 'boaz', 'anonymous']);
  expect(localStorage.getItem(storageKey('ruth', 'site/sync-record'))).toBeNull();
  expect(localStorage.getItem('of another program')).toBe('stays');
});

test('what the site has not got stays, however old it is', () => {
  usedBy('ruth', KEPT_MS * 9);
  writeUnsent('ruth', { 'site/bookmarked-pages': null });
  usedBy('naomi', KEPT_MS * 9);
  writeUnacknowledged('naomi', { data: {}, base: {}, request: 'a' });
  usedBy('orpah', null);
  forgetFormerReaders(NOW);
  expect(['ruth', 'naomi', 'orpah'].filter(hasCopies)).toEqual(['ruth', 'naomi', 'orpah']);
});
