import { translationPreference } from './translation-preference';

describe('the stored preference', () => {
  it.each([
    [null, null],
    ['web', 'web'],
    ['WEB', 'web'],
    // What was stored for a reader who had not chosen.
    ['KJV', null],
    ['../x', undefined],
    [5, undefined],
  ])('%s is read as %s', (stored, expected) => {
    expect(translationPreference.read(stored)).toBe(expected);
  });
});
