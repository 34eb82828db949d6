import { hasRole } from './roles-in-titles';

test.each([
  ['Prophet of fire, taken up in a whirlwind', 'prophet'],
  ['Aged prophetess who gave thanks for the child Jesus', 'prophet'],
  ['Herdsman of Tekoa, prophet of justice', 'prophet'],
  ['Priest, prophet and watchman among the exiles', 'prophet'],
  ['The court prophet with iron horns', 'prophet'],
  ['Prophet and last of the judges, who anointed Saul and David', 'judge'],
  ['Prophetess and judge of Israel', 'judge'],
  ['Gileadite judge remembered for a rash vow', 'judge'],
  ['Son of Alphaeus, one of the lesser-known apostles', 'apostle'],
])('the title %s says that somebody is a %s', (title, word) => {
  expect(hasRole(title, word)).toBe(true);
});

test.each([
  ['Father of Othniel, the first judge', 'judge'],
  ['Steward of Ahab who hid the prophets', 'prophet'],
  ['Son of the prophet Hosea', 'prophet'],
  ['Name of a man of Israel and a prophetess', 'prophet'],
  ['One who opposed the apostles', 'apostle'],
  ['Man of Israel named in Judges', 'judge'],
])('the title %s does not say that somebody is a %s', (title, word) => {
  expect(hasRole(title, word)).toBe(false);
});
