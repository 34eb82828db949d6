import { userDataChangeSchema, userDataQuerySchema } from './user-data';
import { USER_DATA_KEYS_LIMIT } from './user-data-limits';

describe('user data', () => {
  it('a query has keys separated by commas', () => {
    const query = userDataQuerySchema.parse({ key: 'site/preferences,global-search-recent' });
    expect(query.key).toEqual(['site/preferences', 'global-search-recent']);
  });

  it.each([
    '',
    'a,',
    '/a',
    'a//b',
    '../a',
    'A',
    'a'.repeat(101),
    Array(USER_DATA_KEYS_LIMIT + 1)
      .fill('a')
      .join(','),
  ])('the keys %p are refused', (key) => {
    expect(userDataQuerySchema.safeParse({ key }).success).toBe(false);
  });

  it('a query without keys asks for all', () => {
    expect(userDataQuerySchema.parse({})).toEqual({});
  });

  const isValid = (change: unknown) => userDataChangeSchema.safeParse(change).success;

  it('a change has texts by key, up to a maximum number', () => {
    const data = Object.fromEntries(Array.from({ length: USER_DATA_KEYS_LIMIT }, (_, index) => [`key-${index}`, '{}']));
    expect(isValid({ data })).toBe(true);
    expect(isValid({ data: { ...data, more: '{}' } })).toBe(false);
    expect(isValid({ data: {} })).toBe(false);
    expect(isValid({ data: { 'site/preferences': { theme: 'dark' } } })).toBe(false);
  });

  it.each([
    [{ type: 'items', list: 'notes', identity: ['id'], limit: 100 }, true],
    [{ type: 'items', identity: [-1, 'path'] }, true],
    [{ type: 'fields' }, true],
    [{ type: 'json' }, true],
    [{ type: 'items', identity: [1.5] }, false],
    [{ type: 'items', limit: 0 }, false],
    [{ type: 'text' }, false],
  ])('a change with the kind %j is valid: %s', (kind, expected) => {
    expect(isValid({ data: { 'pillars/guest/notes': '[]' }, kinds: { 'pillars/guest/notes': kind } })).toBe(expected);
  });
});
