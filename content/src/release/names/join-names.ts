import type { NameTypename } from './types/bearer-nouns';
import { bareLetters } from './words/english-words';
import type { Bearer } from './types/lexicon-bearers';

/** The facts that decide whether a name is a form of another name. */
export interface JoinableName {
  readonly key: string;
  readonly derivation: string;
  readonly typename: NameTypename;
  /** The spelling of the King James Version. */
  readonly name: string;
  /** Whether that version has a spelling for the name itself, not only a phrase such as 'of Sidon'. */
  readonly hasSpelling: boolean;
  readonly bearers: readonly Bearer[];
}

/** The name that a form belongs to, and the rule that joins them. */
export interface Join {
  readonly to: string;
  readonly rule: string;
}

const first = (pattern: RegExp, text: string) => pattern.exec(text)?.[1];
const ARAMAIC = /^\(Aramaic\) (?:corresponding to|the same as) (H\d+)/;
const FEMININE = /^feminine of (H\d+)/;
const FORM =
  /^(?:or [^;]*; )?(?:an? )?(?:form of|fuller form of|shortened form of|variation (?:of|for)|contr\. for|contraction for|collateral form of|the same as|for) (H\d+)/;
const BASE = /\b(?:patronymical(?:ly)?|patronymic|patrial)(?: or patrial)? from (H\d+)/;
const GREEK_BASE =
  /\b(?:from|of|genitive case of|a form of|the same as|the same in form as) (?:a derivative of )?(G\d+)/;
const HEBREW_ORIGIN = /^(?:plural )?of (?:Hebrew|Chaldee|foreign) origin[;,]?(?:,? the same as)? \([GH]0*(\d+)/;

/**
 * Returns the Strong's number of the Hebrew word that the lexicon derives a Greek word from. Doubtful derivations and
 * comparisons do not count.
 */
export const hebrewOrigin = (derivation: string): string | undefined => {
  const number = first(HEBREW_ORIGIN, derivation);
  return number === undefined || / and H0*\d+\)/.test(derivation) ? undefined : `H${number}`;
};

/** Returns the Strong's number of the name that a people's name is derived from: Moab for the Moabites. */
export const baseOf = (derivation: string): string | undefined =>
  first(BASE, derivation) ?? first(/^from (H\d+)\b(?! .* and )/, derivation) ?? first(/\bfrom (G\d+)/, derivation);

/** Returns the letters by which names are compared. Singular and plural of a people's name are equal. */
const compared = ({ name, typename }: JoinableName) =>
  typename === 'Tribe' ? bareLetters(name).replace(/s$/, '') : bareLetters(name);
const sameSpelling = (one: JoinableName, other: JoinableName) => one.name !== '' && compared(one) === compared(other);

function joinHebrew(name: JoinableName, names: ReadonlyMap<string, JoinableName>): Join | undefined {
  const { derivation } = name;
  const aramaic = names.get(first(ARAMAIC, derivation) ?? '');
  if (aramaic) return { to: aramaic.key, rule: 'the Aramaic form' };
  const feminine = names.get(first(FEMININE, derivation) ?? '');
  const ofOnePeople = feminine?.typename === 'Tribe' && name.typename === 'Tribe';
  if (ofOnePeople) return { to: feminine.key, rule: 'the feminine form' };
  const form = names.get(first(FORM, derivation) ?? '');
  // If each name has exactly one bearer, they may be two people, so do not join them.
  const ofSeveral = [name, ...(form ? [form] : [])].some(
    ({ bearers }) => bearers.length !== 1 || bearers[0]?.count !== 1,
  );
  const isForm = form?.typename === name.typename && sameSpelling(name, form) && ofSeveral;
  if (isForm) return { to: form.key, rule: 'another form, spelled the same' };
  const base = names.get(baseOf(derivation) ?? '');
  if (!name.hasSpelling && base) return { to: base.key, rule: 'no spelling of its own' };
  return undefined;
}

function joinGreek(
  name: JoinableName,
  names: ReadonlyMap<string, JoinableName>,
  bySpelling: ReadonlyMap<string, readonly JoinableName[]>,
  apart: (key: string) => boolean,
  root: (key: string) => string,
): Join | undefined {
  const base = names.get(first(GREEK_BASE, name.derivation) ?? '');
  if (!name.hasSpelling && base) return { to: base.key, rule: 'no spelling of its own' };
  // 'Cretes' are not 'Crete', although only one letter differs.
  const isPeopleOfLand = name.typename === 'Tribe' && base?.typename === 'Place';
  if (base && !isPeopleOfLand && sameSpelling(name, base))
    return { to: base.key, rule: 'another form, spelled the same' };
  if (apart(name.key)) return undefined;
  const alike = (bySpelling.get(compared(name)) ?? []).filter(({ key }) => key.startsWith('H'));
  const origin = names.get(hebrewOrigin(name.derivation) ?? '');
  if (origin && (origin.typename === name.typename || sameSpelling(name, origin) || name.typename !== 'Tribe')) {
    return { to: origin.key, rule: 'of Hebrew origin' };
  }
  const isLandOrPeople = name.typename === 'Place' || name.typename === 'Tribe';
  const same = new Set(
    alike.filter(({ typename }) => isLandOrPeople && typename === name.typename).map(({ key }) => root(key)),
  );
  const [only] = same;
  return only !== undefined && same.size === 1 ? { to: only, rule: 'the same land or people' } : undefined;
}

/** Returns the name at the end of a chain of joins. */
export function joinedTo(key: string, joins: ReadonlyMap<string, Join>): string {
  let at = key;
  for (let next = joins.get(at); next; next = joins.get(at)) at = next.to;
  return at;
}

/**
 * Finds the names that are forms of other names, by key. Forms of a name are joined if the lexicon calls them forms and
 * the King James Version spells them alike. A name without a spelling in that version joins the name that it is derived
 * from. A Greek name joins its Hebrew origin unless it is `apart` because it has other bearers. `given` joins take
 * precedence.
 */
export function joinNames(
  names: readonly JoinableName[],
  apart: (key: string) => boolean,
  given: ReadonlyMap<string, { readonly to: string; readonly reason: string }>,
): Map<string, Join> {
  const byKey = new Map(names.map((name) => [name.key, name]));
  const bySpelling = new Map<string, JoinableName[]>();
  for (const name of names) {
    const alike = bySpelling.get(compared(name));
    if (alike) alike.push(name);
    else bySpelling.set(compared(name), [name]);
  }
  const joins = new Map<string, Join>();
  for (const name of names) {
    const hand = given.get(name.key);
    const ruled = () =>
      name.key.startsWith('H')
        ? joinHebrew(name, byKey)
        : joinGreek(name, byKey, bySpelling, apart, (key) => joinedTo(key, joins));
    const join = hand && byKey.has(hand.to) ? { to: hand.to, rule: hand.reason } : ruled();
    if (join && joinedTo(join.to, joins) !== name.key) joins.set(name.key, join);
  }
  return joins;
}
