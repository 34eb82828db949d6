import { transliterate } from './transliterate';

describe('a Hebrew word in Latin letters', () => {
  it.each([
    ['בְּ/רֵאשִׁ֖ית', 1, 'be-reshit'],
    ['בָּרָ֣א', 0, 'bara'],
    ['אֱלֹהִ֑ים', 0, 'elohim'],
    ['הַ/שָּׁמַ֖יִם', 1, 'ha-shamayim'],
    ['הָ/אָֽרֶץ', 1, 'ha-arets'],
    ['תֹ֨הוּ֙', 0, 'tohu'],
    ['וָ/בֹ֔הוּ', 1, 'va-vohu'],
    ['וְ/חֹ֖שֶׁךְ', 1, 've-choshekh'],
    ['תְה֑וֹם', 0, 'tehom'],
    ['וְ/ר֣וּחַ', 1, 've-ruach'],
    ['מְרַחֶ֖פֶת', 0, 'merachefet'],
    ['וַ/יֹּ֥אמֶר', 1, 'va-yomer'],
    ['יְהִ֣י', 0, 'yehi'],
    ['טֹ֔וב', 0, 'tov'],
    ['שִׁבְטְ/ךָ֥', 0, 'shivtekha'],
    ['חָכְמָ֖ה', 0, 'chokhmah'],
    ['כָּל', 0, 'kol'],
    ['דְּבָרָ֖י/ו', 0, 'devarav'],
    ['מִצְוֺתֶֽי/ךָ', 0, 'mitsvotekha'],
    ['עֲוֺנֹתֵ֑י/נוּ', 0, '‘avonotenu'],
    ['דִּבֶּ֥ר', 0, 'dibber'],
    ['יִשְׂרָאֵ֖ל', 0, 'yisrael'],
    ['גּוֹיִ֑ם', 0, 'goyim'],
    ['אֲדֹנָ֥י', 0, 'adonay'],
  ])('%s is said as it is pointed', (text, prefixes, latin) => {
    expect(transliterate(text, prefixes)).toBe(latin);
  });

  it('has the four letters of the name of God, whose points belong to other words', () => {
    expect(transliterate('יְהוָ֥ה', 0)).toBe('YHWH');
    expect(transliterate('לַֽ/יהוָ֔ה', 1)).toBe('la-YHWH');
  });

  it('is empty for a word that is written without points', () => {
    expect(transliterate('וארב', 0)).toBe('');
  });
});
