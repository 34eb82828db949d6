import { RuleTester } from 'eslint';
import { plainEnglish } from './plain-english.mjs';

const catalogue = 'mfe-bible/src/names/bible-text.ts';
const phrase = (line: number) => ({ messageId: 'phrase', line });

new RuleTester().run('plain-english', plainEnglish, {
  valid: [
    '// If there is none, the default is used.',
    '// The cache is renewed, and a renewal is no problem.',
    "const text = 'a value that is none of these, drawn anew';",
    "it('loads again when the reader comes back', () => open('anew'));",
    { code: "export const text = { hint: 'Of course. Try again.' };", filename: catalogue },
    '// Of course it is late. One of the two is Of Mice and Men, the title of a book.',
    '// Where it stands, where it goes, where it ends: known if asked, known when seen.',
    '// Where it is. Where it was. Where it will be.',
    'const isInVerses = true, isEndless = true, isAlias = true, isNews = true, isStatus = true, isBasis = true;',
    // The name was chosen elsewhere.
    'call(isPillars, { isPillars }, theirs.isPillars);',
  ],
  invalid: [
    { code: '// The page is drawn anew.', errors: [phrase(1)] },
    { code: '/** Undefined if the number\n * is\n * none. Drawn anew. */', errors: [phrase(2), phrase(3)] },
    { code: '// These are none.\n// Listeners are told of it.', errors: [phrase(1), phrase(2)] },
    { code: '// What it answers ends it.\n// The maker, which there is not.', errors: [phrase(1), phrase(2)] },
    { code: '/** Of the page. */', errors: [phrase(1)] },
    { code: '/**\n * Keyed by date.\n * Of another day these are others.\n */', errors: [phrase(3)] },
    { code: '/** @param {string} name Of the route. */', errors: [phrase(1)] },
    {
      code: "it('loads anew', () => {});\ntest.skip(`is none`, () => {});\ndescribe.each([1])('are none', () => {});",
      errors: [phrase(1), phrase(2), phrase(3)],
    },
    { code: "export const text = { hint: 'Load it anew.' };", filename: catalogue, errors: [phrase(1)] },
    {
      code: 'const a = 1;\n// Where it is so, where it is not, where it may be, where it must be: if at all.',
      errors: [{ messageId: 'where', line: 2 }],
    },
    {
      code: 'const isPillars = true;\nfunction isOfflines(isReacts) {}\nclass A { isServers = 1; }',
      errors: ['isPillars', 'isOfflines', 'isReacts', 'isServers'].map((found) => ({
        messageId: 'name',
        data: { found },
      })),
    },
  ],
});
