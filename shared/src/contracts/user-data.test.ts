import { USER_DATA_KEYS_LIMIT, userDataQuerySchema, userDataSchema } from './user-data';

describe('a call for user data', () => {
  it('names its keys, with commas between them', () => {
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
  ])('is refused where they are %p', (key) => {
    expect(userDataQuerySchema.safeParse({ key }).success).toBe(false);
  });

  it('brings texts by key, and not too many', () => {
    const data = Object.fromEntries(Array.from({ length: USER_DATA_KEYS_LIMIT }, (_, index) => [`key-${index}`, '{}']));
    expect(userDataSchema.safeParse({ data }).success).toBe(true);
    expect(userDataSchema.safeParse({ data: { ...data, more: '{}' } }).success).toBe(false);
    expect(userDataSchema.safeParse({ data: { 'site/preferences': { theme: 'dark' } } }).success).toBe(false);
  });
});
