import fc from 'fast-check';
import { proseSchema } from '@manna/shared/contracts';
import { linkMarked, linkUnmarked } from './link-words';

const words = (inlines: readonly { text: string }[]) => inlines.map(({ text }) => text).join('');
const book = fc.constantFrom('Genesis', 'Ge', '1\u00A0John', 'Ps', 'Song of Solomon', 'Mt.', 'Nobody', '');
const number = fc.integer({ min: 0, max: 200 });
const reference = fc
  .tuple(book, number, number, fc.constantFrom('', '-', ',', '; '), number, fc.constantFrom('', '.', ' '))
  .map(([name, chapter, verse, separator, more, end]) =>
    `${name} ${chapter}:${verse}${separator}${separator === '' ? '' : more}${end}`.trimStart(),
  );

test('linking a marked reference keeps its words, and makes links to verses that exist', () => {
  fc.assert(
    fc.property(
      reference,
      fc.oneof(reference, fc.constantFrom('Gen.1.1', 'ge 1:5 ge 1:14', 'Ps.23')),
      (text, target) => {
        const inlines = linkMarked(text, target);
        if (!inlines) return;
        expect(words(inlines)).toBe(text.replaceAll(/\s+/g, ' '));
        expect(proseSchema.safeParse([{ kind: 'paragraph', inlines }]).success).toBe(true);
      },
    ),
  );
});

test('linking references in any text keeps its words', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(reference, fc.string()), { minLength: 1 }), (parts) => {
      const text = parts.join(' ');
      expect(words(linkUnmarked(text))).toBe(text);
    }),
  );
});

test.each([
  ['Read first chapter of Galatians', 'ga 1', 'Gal.1.1-Gal.1.24'],
  ['Genesis\u00A01:26', 'Scofield:Ge 1:26', 'Gen.1.26'],
  ['Mt. 19.5', 'Mt 19.51', 'Matt.19.5'],
  ['Joh 16:13', 'John.16.13-John.14.20', 'John.16.13'],
])('"%s" with the target "%s" is %s', (text, target, osis) => {
  expect(linkMarked(text, target)).toMatchObject([{ kind: 'reference', osis }]);
});
