import { kinOf, type KinTie } from './kin';
import { toldParents } from './told-parents';

const person = (slug: string) => ({ slug, name: slug, title: null, sex: null, hasPage: true, path: null });
const tie = (one: string, kind: KinTie['kind'], relative: string): KinTie => ({
  person: one,
  kind,
  relative,
  osis: null,
});
const told = (self: string, ...ties: readonly KinTie[]) => {
  const people = [...new Set(ties.flatMap((one) => [one.person, one.relative]))].map(person);
  return Object.fromEntries(
    [...toldParents(kinOf({ people, ties }), self)].map(([slug, all]) => [slug, all.map(({ relative }) => relative)]),
  );
};

test('children of a man with two wives name their mother, and those of a couple nobody', () => {
  const leah = [tie('jacob', 'spouse', 'leah'), tie('judah', 'father', 'jacob'), tie('judah', 'mother', 'leah')];
  expect(told('jacob', ...leah)).toEqual({});
  expect(told('jacob', ...leah, tie('jacob', 'spouse', 'rachel'))).toEqual({ judah: ['leah'] });
});

test('a half-brother names the parent whom he shares', () => {
  const isaac = [tie('isaac', 'father', 'abraham'), tie('isaac', 'mother', 'sarah')];
  const full = [tie('brother', 'father', 'abraham'), tie('brother', 'mother', 'sarah')];
  expect(told('isaac', ...isaac, ...full, tie('ishmael', 'father', 'abraham'))).toEqual({ ishmael: ['abraham'] });
});

test('a forebear whose father is drawn above somebody else names him', () => {
  const ties = [
    tie('isaac', 'father', 'abraham'),
    tie('isaac', 'mother', 'sarah'),
    tie('abraham', 'father', 'terah'),
    tie('sarah', 'father', 'terah'),
  ];
  expect(told('isaac', ...ties)).toEqual({ sarah: ['terah'] });
});
