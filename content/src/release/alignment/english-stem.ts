/** Irregular forms by their base form, as the King James Version spells them. */
const irregular: Readonly<Record<string, string>> = {
  abide: 'abode',
  arise: 'arose arisen',
  awake: 'awoke awaked',
  be: 'am art is are was wast were wert been being',
  bear: 'bare bore borne born beareth',
  beat: 'beaten',
  become: 'became',
  beget: 'begat begotten',
  begin: 'began begun',
  behold: 'beheld',
  bend: 'bent',
  beseech: 'besought',
  bid: 'bade bidden',
  bind: 'bound',
  bite: 'bit bitten',
  blow: 'blew blown',
  break: 'brake broke broken',
  bring: 'brought',
  build: 'built builded',
  burn: 'burnt',
  buy: 'bought',
  catch: 'caught',
  chide: 'chode',
  child: 'children',
  choose: 'chose chosen',
  cleave: 'clave cleft cloven',
  cling: 'clung',
  clothe: 'clad',
  come: 'came',
  cow: 'kine',
  creep: 'crept',
  deal: 'dealt',
  die: 'dead death dying',
  dig: 'digged',
  do: 'did done doth dost didst doest doeth',
  draw: 'drew drawn',
  drink: 'drank drunk drunken',
  drive: 'drave drove driven',
  dwell: 'dwelt',
  eat: 'ate eaten',
  fall: 'fell fallen',
  feed: 'fed',
  feel: 'felt',
  fight: 'fought',
  find: 'found',
  flee: 'fled',
  fly: 'flew flown',
  foot: 'feet',
  forbear: 'forbare forborne',
  forget: 'forgat forgot forgotten',
  forgive: 'forgave forgiven',
  forsake: 'forsook forsaken',
  freeze: 'froze frozen',
  get: 'gat got gotten',
  gird: 'girt girded',
  give: 'gave given gavest',
  go: 'went gone goeth goest',
  grind: 'ground',
  grow: 'grew grown',
  hang: 'hung hanged',
  have: 'had hath hast hadst',
  hear: 'heard',
  hew: 'hewn hewed',
  hide: 'hid hidden hiddest',
  hold: 'held holden',
  keep: 'kept',
  know: 'knew known knewest',
  lay: 'laid',
  lead: 'led leddest',
  leave: 'left',
  lend: 'lent',
  lie: 'lain lay',
  life: 'lives',
  light: 'lit lighted',
  lose: 'lost',
  make: 'made madest',
  man: 'men',
  mean: 'meant',
  meet: 'met',
  melt: 'molten',
  mouse: 'mice',
  mow: 'mown',
  overthrow: 'overthrew overthrown',
  ox: 'oxen',
  pay: 'paid',
  rend: 'rent',
  ride: 'rode ridden',
  ring: 'rang',
  rise: 'rose risen',
  run: 'ran',
  saw: 'sawn sawed',
  say: 'said saith saidst sayest',
  see: 'saw seen sawest seest',
  seek: 'sought',
  seethe: 'sod sodden',
  sell: 'sold',
  send: 'sent sentest',
  shake: 'shook shaken',
  shear: 'shorn sheared',
  shine: 'shone',
  shoe: 'shod',
  shoot: 'shot',
  show: 'shew shewed shewn',
  shrink: 'shrank',
  sing: 'sang sung',
  sink: 'sank sunk',
  sit: 'sat satest',
  slay: 'slew slain slewest',
  sleep: 'slept',
  slide: 'slid slidden',
  smite: 'smote smitten smotest',
  sow: 'sown sowed',
  speak: 'spake spoke spoken spakest',
  spend: 'spent',
  spill: 'spilt',
  spin: 'spun',
  spit: 'spat',
  spring: 'sprang sprung',
  stand: 'stood stoodest',
  steal: 'stole stolen',
  stick: 'stuck',
  sting: 'stung',
  stink: 'stank stunk',
  strew: 'strawed',
  stride: 'strode',
  strike: 'struck stricken strake',
  strive: 'strove striven',
  swear: 'sware swore sworn swarest',
  sweep: 'swept',
  swell: 'swollen',
  swim: 'swam',
  take: 'took taken tookest',
  teach: 'taught',
  tear: 'tare torn',
  tell: 'told toldest',
  think: 'thought',
  throw: 'threw thrown',
  tooth: 'teeth',
  tread: 'trod trode trodden',
  understand: 'understood',
  wear: 'wore worn',
  weave: 'wove woven',
  weep: 'wept',
  wife: 'wives',
  win: 'won',
  wind: 'wound',
  woman: 'women',
  wring: 'wrung',
  write: 'wrote written',
  work: 'wrought',
  goose: 'geese',
  brother: 'brethren',
  thief: 'thieves',
  wolf: 'wolves',
  calf: 'calves',
  half: 'halves',
  sheaf: 'sheaves',
  loaf: 'loaves',
  leaf: 'leaves',
  knife: 'knives',
  staff: 'staves',
  hoof: 'hooves',
  my: 'mine',
  thy: 'thine',
  an: 'a',
  shall: 'shalt',
  will: 'wilt',
  may: 'mayest',
  can: 'canst',
  should: 'shouldest',
  would: 'wouldest',
  could: 'couldest',
  might: 'mightest',
};

const baseForms = new Map(
  Object.entries(irregular).flatMap(([base, forms]) => forms.split(' ').map((form) => [form, base] as const)),
);

/** Words that only look like an inflected form. */
const wholeWords = new Set(
  [
    'this his its thus yes as was us moses jesus always perhaps unless besides towards afterwards amos james',
    'need seed reed feed speed deed breed indeed bed red wicked naked sacred hundred kindred hatred shed',
    'king thing nothing ring spring wing string bring evening morning everything any',
    'east west rest best least beast priest harvest forest guest feast breast most host lest manifest nest chest honest',
    'teeth seeth beneath death breath heath wreath teeth seth japheth elisabeth nazareth gennesareth',
    'less bless dress press cross grass glass brass pass mass toss loss moss kiss witness darkness',
  ].flatMap((line) => line.split(' ')),
);

const VOWEL = /[aeiouy]/;

/** Removes an inflection: 'cried' to 'cry', 'stoppeth' to 'stop'. What is left need not be a word. */
function withoutInflection(word: string): string {
  if (word.length < 4 || wholeWords.has(word)) return word;
  const rest = /^(.{2,}?)(?:ies|ied|ieth|iest)$/.exec(word)?.[1];
  if (rest !== undefined) return `${rest}y`;
  const stem = /^(.{2,}?)(?:eth|est|edst|ing|ed|es)$/.exec(word)?.[1];
  if (stem !== undefined && VOWEL.test(stem)) return stem.replace(/([bdgklmnprt])\1$/, '$1').replace(/e$/, '');
  return /^(.{2,}[^su])s$/.exec(word)?.[1] ?? word;
}

/**
 * What the inflected forms of an English word of the King James Version have in common, in small letters: 'creat' for
 * 'create', 'created' and 'createth', 'smit' for 'smote'. A possessive has the stem of its noun. Words with different
 * meanings may share a stem.
 */
export function englishStem(word: string): string {
  const found = stems.get(word) ?? stemOf(word);
  stems.set(word, found);
  return found;
}

/** The Bible has few different words, and each many times. */
const stems = new Map<string, string>();

function stemOf(word: string): string {
  const small = word.toLowerCase().replaceAll('’', "'").replace(/'s?$/, '');
  const base = baseForms.get(small) ?? small;
  const stem = withoutInflection(base);
  const known = baseForms.get(stem) ?? stem;
  return known.length > 3 ? known.replace(/e$/, '').replace(/y$/, 'i') : known;
}

/** Whether a verb is a past or another inflected form: 'went', 'displeased'. */
export const isInflected = (verb: string): boolean => baseForms.has(verb) || verb.endsWith('ed');
