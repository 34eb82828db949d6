/**
 * What an element of a commentary in OSIS or ThML means.
 * words: its words are part of the text. ignored: it is empty, or its words are no text.
 */
type ElementRole =
  | 'words'
  | 'ignored'
  | 'paragraph'
  | 'title'
  | 'list'
  | 'item'
  | 'cell'
  | 'emphasis'
  | 'strong'
  | 'reference';

const of = (names: string, role: ElementRole) => names.split(' ').map((name) => [name, role] as const);

const roles: ReadonlyMap<string, ElementRole> = new Map([
  ...of('div p lg l lb br table hr salutation closer signed', 'paragraph'),
  ...of('title head h1 h2 h3 h4 h5 h6', 'title'),
  ...of('list ul ol', 'list'),
  ...of('item li row tr', 'item'),
  ...of('cell td th', 'cell'),
  ...of('i em', 'emphasis'),
  ...of('b strong', 'strong'),
  ...of('reference scripRef', 'reference'),
  ...of('chapter verse milestone pb', 'ignored'),
  ...of(
    'commentary hi w seg q a name foreign divineName transChange abbr note label inscription mentioned ' +
      'catchWord rdg span sup sub small font',
    'words',
  ),
]);

/** Returns the role of an element; undefined for one that neither OSIS nor ThML has in a commentary. */
export function commentaryRole(name: string, type: string | undefined): ElementRole | undefined {
  if (name === 'hi') return type === 'bold' ? 'strong' : 'emphasis';
  return roles.get(name);
}
