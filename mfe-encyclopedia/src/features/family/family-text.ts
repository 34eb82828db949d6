export const familyText = {
  title: (name: string) => `The family of ${name}`,
  lead: 'Whom Scripture joins, each with the verse that says so.',
  unstated: 'Kin without a verse are known from other writings, or from several verses together.',
  description: (name: string) =>
    `Parents, husbands and wives, children and further kin of ${name}, each with its verse.`,
  family: 'Family',
  englishOnly: 'Names and titles are in English only.',
  tree: 'Family tree',
  hint: 'Arrow keys lead to parents, children and those beside. Enter opens the person, + shows one more generation, − fewer of them.',
  named: 'Dashed frame: Scripture names the person, who has no page here.',
  wholeTree: 'Show the whole tree',
  lessTree: 'Show less',
  moreUp: 'Earlier generation',
  moreDown: 'Later generation',
  fewer: 'Fewer generations',
  forebears: 'Parents and forebears',
  siblings: 'Brothers and sisters',
  spouses: 'Husbands and wives',
  further: 'Further kin',
  descendants: 'Children and descendants',
  path: 'How are they related?',
  pathTo: 'Name of another person',
  find: 'Find the way',
  isAncestor: (from: string, to: string, generations: number) =>
    `${to} descends from ${from}: ${generations === 1 ? 'one generation' : `${generations} generations`}.`,
  isDescendant: (from: string, to: string, generations: number) =>
    `${from} descends from ${to}: ${generations === 1 ? 'one generation' : `${generations} generations`}.`,
  isOther: (from: string, to: string, steps: number) =>
    steps === 1 ? `From ${from} to ${to} it is one step.` : `From ${from} to ${to} it is ${steps} steps.`,
  isSame: (name: string) => `${name} is the person of this page.`,
  apart: (from: string, to: string) =>
    `This site does not know how ${from} and ${to} are related. Scripture may say more.`,
  unknown: (name: string) => `No person here is called ${name}.`,
  others: 'Others of this name:',
  page: (name: string) => `All about ${name}`,
  everyone: 'Everyone whom Scripture joins',
};

export const familyTreeText = {
  title: 'Family tree',
  lead: 'Everyone whom Scripture joins to a father, a mother or a child, from the earliest to the latest of each line.',
  description: 'The family tree of everyone whom the Bible joins to another person, each kinship with its verse.',
  englishOnly: 'Names and titles are in English only.',
  genealogies: 'The genealogies of Jesus in Matthew and Luke',
  lines: 'Lines, the largest first',
  from: (name: string, count: string) => `From ${name}: ${count} people`,
  draw: (name: string) => `The tree of ${name}, drawn`,
  others: 'Known by a brother, sister, husband, wife or other kin only',
  above: 'see above',
  numbers: 'The small numbers count the generations of the line.',
};

export const genealogiesText = {
  title: 'The genealogies of Jesus',
  lead: 'Matthew and Luke side by side. Names of both stand in one row.',
  description: 'The genealogies of Jesus in Matthew and in Luke side by side, name by name, with verses.',
  englishOnly: 'Names and notes are in English only.',
  matthew: 'Matthew 1',
  luke: 'Luke 3',
};
