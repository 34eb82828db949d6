/** What an element of OSIS 2.1 means to us, where it does not depend on its attributes. */
export type ElementRole =
  /** Its words stay, it has no meaning of its own here. */
  | 'words'
  /** Neither it nor what is in it is part of the text. */
  | 'dropped'
  /** Has its own handling. */
  | 'special'
  /** Stands for a space. */
  | 'space'
  | 'paragraph';

const of = (names: string, role: ElementRole) => names.split(' ').map((name) => [name, role] as const);

const roles: ReadonlyMap<string, ElementRole> = new Map([
  ...of('header figure titlePage index', 'dropped'),
  ...of('div chapter verse lg l title note q transChange milestone', 'special'),
  ...of('p item row', 'paragraph'),
  ...of('lb cell label head', 'space'),
  ...of(
    'osis osisText osisCorpus seg w divineName hi foreign name inscription a abbr speech speaker mentioned reference ' +
      'catchWord rdg rdgGroup salutation closer signed list table caption date milestoneStart milestoneEnd hr',
    'words',
  ),
]);

/** The role of an element by its name; undefined where OSIS has no such element. */
export const roleOf = (name: string): ElementRole | undefined => roles.get(name);
