import { lexiconEntrySchema } from '@manna/shared/contracts';
import { readRecords } from '../../emit/read-release';
import { builtRelease } from '../../../testing/built-release';

const entries = new Map(readRecords(builtRelease(), 'lexicon.ndjson').map((entry) => [entry.strongs, entry]));
const renderings = (strongs: string) => entries.get(strongs)?.kjvDefinition;

describe('a lexicon entry', () => {
  it.each([
    ['H1', "chief, (fore-) father(-less), patrimony (idiom), principal. Compare names in 'Abi-'."],
    ['H68', /^carbuncle \(in a phrase\), mason \(in a phrase\), plummet \(in a phrase\), \(chalk-,/],
    ['H582', /in the flower of their age \(idiom\), husband, .* their trade \(in a phrase\)\. It is often unexpressed/],
    ['H834', /where \(-as \(in a phrase\), -in, -of,/],
    ['H1419', /sore \(idiom\), very \(sometimes idiom\)\.$/],
    ['H1854', /make dust, \(into\) powder \(idiom\), \(be, very\) small/],
    ['H3577', 'deceitful, false, leasing, liar (in a phrase), lie, lying.'],
    ['H5352', /^acquit at all \(idiom\), altogether \(idiom\), be blameless/],
    ['G83', 'uncertain (idiom)'],
    ['G932', 'kingdom, reign (in a phrase)'],
    ['G2192', /can\(-not \(in a phrase\)\), conceive \(idiom\), count/],
    ['G3130', '(make (in a phrase)) mad (idiom)'],
  ])('has the signs of %s in words after the rendering', (strongs, expected) => {
    expect(renderings(strongs)).toEqual(typeof expected === 'string' ? expected : expect.stringMatching(expected));
  });

  it('says "part" when the package expanded it to "participle"', () => {
    expect(renderings('H6447')).toBe('part');
    expect(renderings('H2569')).toBe('fifth part');
    expect(renderings('H6626')).toBe('part');
  });

  it('has its whole definition when the package moved the end into the renderings', () => {
    expect(entries.get('G2022')).toMatchObject({ definition: 'to pour upon', kjvDefinition: 'pour in' });
    expect(entries.get('G3354')?.definition).toMatch(/\(i\.e\. allot by rule\); figuratively, to estimate$/);
  });

  it.each([
    ['H65', 'from H58 (אָבֵל) and H4246 (מְחֹלָה); meadow of dancing'],
    ['H348', 'from H336 (אִי) and H2083 (זְבֻל)'],
    ['H738', 'from H717 (אָרָה) (in the sense of violence)'],
    ['H3330', '(Aramaic) from H3321 (יְצַב)'],
    ['G2', 'of Hebrew origin (H175)'],
  ])('has the derivation of %s without editors’ remarks', (strongs, derivation) => {
    expect(entries.get(strongs)?.derivation).toBe(derivation);
  });

  it('matches the contract', () => {
    const faulty = [...entries.values()].filter((entry) => !lexiconEntrySchema.safeParse(entry).success);
    expect(faulty).toEqual([]);
  });

  it('contains no sign, brace or editor’s remark', () => {
    const left = [...entries.values()].filter(({ definition, derivation, kjvDefinition }) =>
      [definition, derivation, kjvDefinition].some((text) =>
        /\[(?:idiom|phrase)?\]|[{}+×\uFFFD]|\bX\b|xlit|corrected to|--|\s[,;)]|;$|\(\s|\(\)/u.test(text),
      ),
    );
    expect(left.map(({ strongs }) => strongs)).toEqual([]);
  });
});
