import { USER_DATA_KEYS_LIMIT, userDataQuerySchema, userDataSchema } from './user-data';

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

  it('user data are texts by key, up to a maximum number', () => {
    const data = Object.fromEntries(Array.from({ length: USER_DATA_KEYS_LIMIT }, (_, index) => [`key-${index}`, '{}']));
    expect(userDataSchema.safeParse({ data }).success).toBe(true);
    expect(userDataSchema.safeParse({ data: { ...data, more: '{}' } }).success).toBe(false);
    expect(userDataSchema.safeParse({ data: { 'site/preferences': { theme: 'dark' } } }).success).toBe(false);
  });
});
