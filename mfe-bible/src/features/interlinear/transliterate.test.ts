import { transliterate } from './transliterate';

describe('a Hebrew word in Latin letters', () => {
  it.each([
    ['בְּ/רֵאשִׁ֖ית', 'HR/Ncmsa', 'be-reshit'],
    ['בָּרָ֣א', 'HNcmsa', 'bara'],
    ['אֱלֹהִ֑ים', 'HNcmsa', 'elohim'],
    ['הַ/שָּׁמַ֖יִם', 'HR/Ncmsa', 'ha-shamayim'],
    ['הָ/אָֽרֶץ', 'HR/Ncmsa', 'ha-arets'],
    ['תֹ֨הוּ֙', 'HNcmsa', 'tohu'],
    ['וָ/בֹ֔הוּ', 'HR/Ncmsa', 'va-vohu'],
    ['וְ/חֹ֖שֶׁךְ', 'HR/Ncmsa', 've-choshekh'],
    ['תְה֑וֹם', 'HNcmsa', 'tehom'],
    ['וְ/ר֣וּחַ', 'HR/Ncmsa', 've-ruach'],
    ['מְרַחֶ֖פֶת', 'HNcmsa', 'merachefet'],
    ['וַ/יֹּ֥אמֶר', 'HR/Ncmsa', 'va-yomer'],
    ['יְהִ֣י', 'HNcmsa', 'yehi'],
    ['טֹ֔וב', 'HNcmsa', 'tov'],
    ['שִׁבְטְ/ךָ֥', 'HNcmsa', 'shivtekha'],
    ['חָכְמָ֖ה', 'HNcmsa', 'chokhmah'],
    ['הָיְתָ֥ה', 'HVqp3fs', 'hayetah'],
    ['כָּל', 'HNcmsa', 'kol'],
    ['דְּבָרָ֖י/ו', 'HNcmsa', 'devarav'],
    ['מִצְוֺתֶֽי/ךָ', 'HNcmsa', 'mitsvotekha'],
    ['עֲוֺנֹתֵ֑י/נוּ', 'HNcmsa', '‘avonotenu'],
    ['דִּבֶּ֥ר', 'HNcmsa', 'dibber'],
    ['יִשְׂרָאֵ֖ל', 'HNcmsa', 'yisrael'],
    ['גּוֹיִ֑ם', 'HNcmsa', 'goyim'],
    ['אֲדֹנָ֥י', 'HNcmsa', 'adonay'],
  ])('%s is said as it is pointed', (text, morphology, latin) => {
    expect(transliterate(text, morphology)).toBe(latin);
  });

  it('has the four letters of the name of God, whose points belong to other words', () => {
    expect(transliterate('יְהוָ֥ה', 'HNcmsa')).toBe('YHWH');
    expect(transliterate('לַֽ/יהוָ֔ה', 'HR/Ncmsa')).toBe('la-YHWH');
  });

  it('is empty for a word that is written without points', () => {
    expect(transliterate('וארב', 'HNcmsa')).toBe('');
  });
});
