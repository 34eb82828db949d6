/** The attributes of an element, by name. */
export type Attributes = Readonly<Record<string, string>>;

/** The role of an element of OSIS 2.1, if it does not depend on attributes. */
export type ElementRole =
  /** Its words are part of the text; the element itself is ignored. */
  | 'words'
  /** The element and its content are not part of the text. */
  | 'dropped'
  /** Handled in code. */
  | 'special'
  /** Becomes a space. */
  | 'space'
  | 'paragraph';

const of = (names: string, role: ElementRole) => names.split(' ').map((name) => [name, role] as const);

const roles: ReadonlyMap<string, ElementRole> = new Map([
  ...of('header figure titlePage index', 'dropped'),
  ...of('div chapter verse lg l title note q transChange milestone divineName speaker reference lb', 'special'),
  ...of('p item row', 'paragraph'),
  ...of('cell label head', 'space'),
  ...of(
    'osis osisText osisCorpus seg w hi foreign name inscription a abbr speech mentioned ' +
      'catchWord rdg rdgGroup salutation closer signed list table caption date milestoneStart milestoneEnd hr',
    'words',
  ),
]);

/** Returns the role of an element by its name; undefined if OSIS does not have the element. */
export const roleOf = (name: string): ElementRole | undefined => roles.get(name);
