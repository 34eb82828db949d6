import type { GivenType } from './classify-name';

/** A type that is set by hand, because the rules cannot see it. */
export interface TypeException extends GivenType {
  /** What it is, in the words of its entry; nothing where the lexicon's words do. */
  readonly phrase?: string;
}

/** Words whose reason is what their entries say too. */
const office = (reason: string): TypeException => ({
  typename: 'DictionaryWord',
  kind: 'office',
  reason,
  phrase: reason,
});
const wordOf = (reason: string): TypeException => ({
  typename: 'DictionaryWord',
  kind: 'name',
  reason,
  phrase: reason,
});

/** By Strong's number. */
export const typeExceptions: ReadonlyMap<string, TypeException> = new Map<string, TypeException>([
  ['H170', wordOf('a figure for Samaria, told of as a woman')],
  ['H172', wordOf('a figure for Jerusalem, told of as a woman')],
  [
    'H329',
    {
      typename: 'Place',
      kind: 'place',
      phrase: 'the threshing floor of Atad',
      reason: 'the threshing floor of Atad; the lexicon has only the thorn',
    },
  ],
  [
    'H760',
    {
      typename: 'Place',
      kind: 'region',
      phrase: 'the land of the Aramaeans of Zobah',
      reason: 'the Aram of Zobah; the lexicon gives no noun',
    },
  ],
  [
    'H1337',
    {
      typename: 'Place',
      kind: 'building',
      phrase: 'a gate of Heshbon',
      reason: 'a gate of Heshbon, Song of Solomon 7:4',
    },
  ],
  [
    'H1575',
    {
      typename: 'Tribe',
      kind: 'people',
      phrase: 'men on the towers of Tyre',
      reason: 'men on the towers of Tyre; the lexicon takes them for warriors',
    },
  ],
  ['H1691', { typename: 'Person', sex: 'unknown', reason: 'the father or mother of Gomer, Hosea 1:3' }],
  [
    'H1940',
    {
      typename: 'Person',
      sex: 'unknown',
      phrase: 'a woman of Judah and of Levites after the exile',
      reason: 'a woman in 1 Chronicles, Levites in Nehemiah',
    },
  ],
  [
    'H1997',
    {
      typename: 'Place',
      kind: 'city',
      phrase: 'a city that Ezekiel foretells',
      reason: 'Ezekiel 39:16 calls it a city; the lexicon gives no noun',
    },
  ],
  [
    'H1919',
    { typename: 'Person', sex: 'female', phrase: 'the Hebrew name of Esther', reason: 'the Hebrew name of Esther' },
  ],
  ['H2579', { typename: 'Place', kind: 'city', reason: 'Hamath the great; the lexicon gives no noun' }],
  ['H2099', wordOf('the second Hebrew month')],
  [
    'H2578',
    {
      typename: 'Place',
      kind: 'city',
      phrase: 'a town that Solomon took',
      reason: 'a town that Solomon took; the lexicon gives no noun',
    },
  ],
  [
    'H3057',
    { typename: 'Person', sex: 'female', reason: 'the King James Version has it as a woman’s name, 1 Chronicles 4:18' },
  ],
  [
    'H1853',
    {
      typename: 'Person',
      sex: 'male',
      phrase: 'a son of Joktan',
      reason: 'named among men, Genesis 10:27; the lexicon has a land',
    },
  ],
  [
    'H2700',
    {
      typename: 'Person',
      sex: 'male',
      phrase: 'a son of Joktan',
      reason: 'named among men, Genesis 10:26; the lexicon has a land',
    },
  ],
  [
    'H763',
    {
      typename: 'Place',
      kind: 'region',
      phrase: 'a land between rivers',
      reason: 'the lexicon gives the rivers for a noun',
    },
  ],
  [
    'H3794',
    {
      typename: 'Tribe',
      kind: 'people',
      phrase: 'a people of the isles',
      reason: 'the people of Cyprus and the coasts',
    },
  ],
  [
    'H3817',
    { typename: 'Tribe', kind: 'people', phrase: 'a people of Arabia', reason: 'a plural among peoples, Genesis 25:3' },
  ],
  [
    'H4677',
    {
      typename: 'Tribe',
      kind: 'people',
      reason: 'what Jasiel is called, 1 Chronicles 11:47; the lexicon has the place',
    },
  ],
  [
    'H4105',
    {
      typename: 'Person',
      sex: 'unknown',
      phrase: 'a woman of Edom and a forefather of Shemaiah',
      reason: 'a woman in Genesis, a man in Nehemiah',
    },
  ],
  ['H4192', wordOf('a term in the heading of a psalm')],
  [
    'H4407',
    {
      typename: 'Place',
      kind: 'building',
      phrase: 'a fortification in Jerusalem',
      reason: 'a fortification in Jerusalem; the lexicon has a common word',
    },
  ],
  ['H4810', { typename: 'Person', sex: 'male', reason: 'a form of the name Merib-baal; the lexicon is in error' }],
  ['H5155', wordOf('a term in the heading of a psalm')],
  ['H5617', { typename: 'Place', kind: 'city', reason: 'a town, as its king shows; the lexicon has its people' }],
  [
    'H5722',
    {
      typename: 'Person',
      sex: 'male',
      phrase: 'one of David’s mighty men',
      reason: 'one of David’s mighty men, 2 Samuel 23:8; the lexicon has a common word',
    },
  ],
  [
    'H5730',
    { typename: 'Place', kind: 'region', reason: 'the house of Eden, Amos 1:5; the lexicon has a common word' },
  ],
  [
    'H6332',
    {
      typename: 'DictionaryWord',
      kind: 'feast',
      phrase: 'the feast that is named after the lot',
      reason: 'the feast; the lexicon has the lot that it is named after',
    },
  ],
  ['H6547', office('the title of the kings of Egypt')],
  ['H7248', office('a title of Babylonian officers')],
  ['H7249', office('a title of Assyrian and Babylonian officers')],
  ['H7262', office('a title of an Assyrian officer')],
  ['H7692', wordOf('a kind of song')],
  ['H7759', { typename: 'Person', sex: 'female', reason: 'the woman of the Song of Solomon, not a people' }],
  ['H8351', wordOf('a name in a prophecy of Balaam')],
  ['H8555', { typename: 'Person', sex: 'unknown', reason: 'a woman and a chief of Edom' }],
  ['H8661', office('a title of an Assyrian commander')],
  ['G1', wordOf('the first letter of the Greek alphabet')],
  ['G3', wordOf('a name of the angel of the pit')],
  ['G5', wordOf('an Aramaic word for a father')],
  ['G67', { typename: 'Person', sex: 'male', phrase: 'a king of the house of Herod', reason: 'one of the Herods' }],
  [
    'G98',
    {
      typename: 'Place',
      kind: 'city',
      phrase: 'a port of Asia Minor',
      reason: 'the town that the ship came from, Acts 27:2',
    },
  ],
  [
    'G222',
    {
      typename: 'Place',
      kind: 'city',
      phrase: 'a city of Egypt',
      reason: 'the city that men and ships came from, Acts 18:24 and 27:6',
    },
  ],
  ['G623', wordOf('a name of the angel of the pit')],
  [
    'G675',
    {
      typename: 'Place',
      kind: 'place',
      phrase: 'a halt on the road to Rome',
      reason: 'Appii forum, Acts 28:15; the lexicon has the Roman it is named after',
    },
  ],
  ['G698', office('a member of the court on the Areopagus')],
  [
    'G717',
    {
      typename: 'Place',
      kind: 'place',
      phrase: 'the place of the last battle in the Revelation',
      reason: 'Revelation 16:16 calls it a place',
    },
  ],
  ['G1057', { typename: 'Tribe', kind: 'people', reason: 'the people of Galilee; the lexicon has what belongs to it' }],
  ['G735', wordOf('a goddess of the Ephesians')],
  ['G828', office('a title of the Roman emperor')],
  ['G910', wordOf('the byname of John, who baptised')],
  ['G955', wordOf('a name of Satan')],
  [
    'G1042',
    {
      typename: 'Place',
      kind: 'place',
      phrase: 'the Pavement in Jerusalem',
      reason: 'the Pavement in Jerusalem, John 19:13',
    },
  ],
  ['G1359', wordOf('the sign of a ship that Paul sailed in')],
  ['G1445', { typename: 'Tribe', kind: 'people', reason: 'the Hebrews; the lexicon explains the word by itself' }],
  ['G1675', { typename: 'Tribe', kind: 'people', phrase: 'Jews who spoke Greek', reason: 'Jews who spoke Greek' }],
  ['G1694', wordOf('a name that Matthew quotes from Isaiah')],
  ['G1638', { typename: 'Place', kind: 'mountain', reason: 'the mount of Olives, Acts 1:12' }],
  ['G1446', wordOf('the Hebrew language')],
  ['G2208', wordOf('the byname of Simon the apostle')],
  ['G2469', wordOf('the byname of Judas who betrayed Jesus')],
  ['G2541', office('the title of the Roman emperor')],
  ['G2786', wordOf('the Aramaic name of Peter')],
  ['G2458', { typename: 'Person', sex: 'unknown', reason: 'a man or a woman, Romans 16:7' }],
  ['G2424', { typename: 'Person', sex: 'male', reason: 'Jesus of Nazareth first of all' }],
  ['G2453', { typename: 'Tribe', kind: 'people', reason: 'the Jews; the lexicon explains the word by the land' }],
  ['G2568', { typename: 'Place', kind: 'place', phrase: 'a bay of Crete', reason: 'a bay of Crete, Acts 27:8' }],
  ['G2581', wordOf('the byname of Simon the apostle')],
  [
    'G2898',
    {
      typename: 'Place',
      kind: 'place',
      phrase: 'the place of a skull near Jerusalem',
      reason: 'the place of a skull, Luke 23:33',
    },
  ],
  ['G3032', wordOf('a synagogue of freed slaves in Jerusalem')],
  ['G3094', wordOf('the byname of Mary of Magdala')],
  ['G3323', office('a title, the Anointed One')],
  ['G4513', wordOf('the Latin language')],
  ['G4514', { typename: 'Tribe', kind: 'people', reason: 'the Romans; the lexicon explains the word by itself' }],
  ['G4658', { typename: 'Tribe', kind: 'people', reason: 'the Scythians; the lexicon explains the word by itself' }],
  [
    'G4949',
    {
      typename: 'Tribe',
      kind: 'people',
      phrase: 'the people of Phoenicia in Syria',
      reason: 'a woman’s nation, Mark 7:26, not her name',
    },
  ],
  [
    'G4999',
    {
      typename: 'Place',
      kind: 'place',
      phrase: 'a halt on the road to Rome',
      reason: 'a halt on the road to Rome, Acts 28:15',
    },
  ],
  [
    'G5184',
    {
      typename: 'Place',
      kind: 'city',
      phrase: 'a city of Phoenicia',
      reason: 'the city; its definition stands in the derivation',
    },
  ],
  ['G5547', office('a title, the Anointed One')],
  ['G5598', wordOf('the last letter of the Greek alphabet')],
]);

/** What to say of a bearer where the lexicon’s words are in error, as the verses show. */
export const describedByHand: ReadonlyMap<string, string> = new Map([
  ['H6429', 'the land of the Philistines'],
  ['H85', 'the forefather of Israel, first called Abram'],
  ['H87', 'the first name of Abraham'],
  ['H673', 'the people of Ephratah, or of Ephraim'],
  ['H719', 'an island city of Phoenicia'],
  ['H1408', 'a god of fortune'],
  ['H740', 'a man of Israel and, in Isaiah, a name for Jerusalem'],
  ['H757', 'a people on the border of Benjamin'],
  ['H775', 'a son of Shem'],
  ['H3120', 'a son of Japheth and the Greeks named after him'],
  ['H3378', 'another name of Gideon'],
  ['H3380', 'another name of Gideon'],
  ['H3478', 'Jacob and the people descended from him'],
  ['H3540', 'a king of Elam'],
  ['H3613', 'a place'],
  ['H3819', 'a daughter of Hosea'],
  ['H3778', 'the people of Chaldea'],
  ['H4336', 'one of Daniel’s companions'],
  ['H4755', 'another name of Naomi'],
  ['H4807', 'a son of Jonathan'],
  ['H5250', 'the grandfather of Jehu'],
  ['H5516', 'a captain of the Canaanites and of one of the Nethinim'],
  ['H8339', 'a prince of Judah'],
  ['H5680', 'the people descended from Eber'],
  ['H6208', 'a people of Canaan'],
  ['H7759', 'the woman of the Song of Solomon'],
  ['H8640', 'a king of Ethiopia'],
  ['G2424', 'the Christ, Jesus of Nazareth'],
  ['G745', 'a ruler of Judaea'],
  ['G2332', 'a city of Macedonia'],
  ['G2582', 'a queen of the Ethiopians'],
  ['G3532', 'one of the seven who were chosen in Jerusalem'],
  ['G3533', 'a town'],
]);
