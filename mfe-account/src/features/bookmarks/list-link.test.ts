import fc from 'fast-check';
import { deflateSync, strToU8 } from 'fflate';
import { isListFragment, listFragment, readListFragment } from './list-link';

const chapters = Array.from({ length: 50 }, (_, at) => [
  { path: `/bible/genesis/${at + 1}`, fragment: `Genesis ${at + 1}`, icon: 'bible', iconColor: 'red' as const },
]);

const codeOf = (value: unknown) =>
  `#list=1.${Buffer.from(deflateSync(strToU8(JSON.stringify(value)))).toString('base64url')}`;

describe('a link to a list', () => {
  it('has the whole list, in a fraction of its length', () => {
    const list = { name: 'Beginnings', trails: chapters };
    const fragment = listFragment(list) ?? '';
    expect(isListFragment(fragment)).toBe(true);
    expect(fragment.length).toBeLessThan(600);
    expect(readListFragment(fragment)).toEqual(list);
  });

  it('has any names and titles', () => {
    const text = fc.string({ minLength: 1, maxLength: 60, unit: 'grapheme' });
    fc.assert(
      fc.property(fc.array(text, { minLength: 1, maxLength: 10 }), text, (titles, name) => {
        const trails = titles.map((title, at) => [{ path: `/articles/${at}`, fragment: title }]);
        expect(readListFragment(listFragment({ name, trails }) ?? '')).toEqual({ name: name.trim(), trails });
      }),
    );
  });

  it('has only what the reader chose: the page itself, and not how they came there', () => {
    const fragment = listFragment({
      name: '',
      trails: [
        [
          { path: '/bible', fragment: 'Bible', icon: 'bible' },
          { path: '/bible/ruth/2', fragment: 'Ruth 2', description: 'mine' },
        ],
      ],
    });
    expect(readListFragment(fragment ?? '')?.trails).toEqual([
      [{ path: '/bible/ruth/2', fragment: 'Ruth 2', icon: 'bible' }],
    ]);
  });

  it('is not made for a list that is too long for a link', () => {
    const random = Array.from({ length: 201 }, (_, at) => [{ path: `/a/${at}`, fragment: `${at}` }]);
    expect(listFragment({ name: '', trails: random })).toBeUndefined();
  });

  it.each([
    ['nothing', '#list='],
    ['another version', '#list=2.abc'],
    ['letters of no code', '#list=1.%%%'],
    ['half of the list', (listFragment({ name: '', trails: chapters }) ?? '').slice(0, 200)],
    ['a page of another site', codeOf(['', [['//evil.example', 'x', '', '']]])],
    ['a script as a path', codeOf(['', [['javascript:alert(1)', 'x', '', '']]])],
    ['more pages than a list may have', codeOf(['', Array.from({ length: 500 }, (_, at) => [`/${at}`, 'x', '', ''])])],
    [
      'a megabyte of spaces',
      `#list=1.${Buffer.from(deflateSync(new Uint8Array(1_000_000).fill(32))).toString('base64url')}`,
    ],
    ['a code of a megabyte', `#list=1.${'A'.repeat(1_000_000)}`],
  ])('is refused if it has %s', (_name, fragment) => {
    expect(readListFragment(fragment)).toBeUndefined();
  });
});
