import { deflateSync, inflateSync, strFromU8, strToU8 } from 'fflate';
import * as z from 'zod/mini';
import type { Crumb } from '@manna/shared/contracts';
import type { Trail } from '@manna/shared/runtime';
import { sitePathSchema } from '../../archive/archive-schema';

/** Most pages in a shared list. */
const MOST_SHARED = 200;
/** Longer links are cut off by some programs. Characters of the encoded list. */
const LONGEST_CODE = 6_000;
/** A short code may unpack to gigabytes. Bytes. */
const LARGEST_LIST = 100_000;
/** Prefix of the fragment, with the version of the encoding. */
const PREFIX = '#list=1.';

/**
 * What most lists have in common, so that it does not have to be in each link. Changing it needs another version of the
 * encoding.
 */
const dictionary = strToU8(
  '","red"]"orange"yellow"green"blue"purple"bible"library"newspaper"spellcheck"school"people"places"animals"plants"tribes"' +
    'events"/resources/maps//resources/media//articles/history//articles/culture//articles/science//articles/insights/' +
    '"/articles/did-you-know//dictionary//encyclopedia/events//encyclopedia/tribes//encyclopedia/plants//encyclopedia/animals/' +
    '"/encyclopedia/places//encyclopedia/people//bible/passage//bible/proverbs//bible/isaiah//bible/matthew//bible/romans/' +
    '"/bible/genesis//bible/john//bible/psalms/?v=Psalm ["',
);

const pageSchema = z.tuple([
  sitePathSchema,
  z.string().check(z.minLength(1), z.maxLength(200)),
  z.string().check(z.maxLength(40)),
  z.enum(['', 'red', 'orange', 'yellow', 'green', 'blue', 'purple']),
]);
const listSchema = z.tuple([
  z.string().check(z.maxLength(80)),
  z.array(pageSchema).check(z.minLength(1), z.maxLength(MOST_SHARED)),
]);

/** A list of pages that is in a link. */
export interface SharedPages {
  /** Empty if the list has none. */
  readonly name: string;
  readonly trails: readonly Trail[];
}

const toBase64Url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const fromBase64Url = (code: string): Uint8Array =>
  Uint8Array.from(atob(code.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.codePointAt(0) ?? 0);

/** The fragment of a link to a list, with its '#'; undefined if the list is too long for a link. */
export function listFragment({ name, trails }: SharedPages): string | undefined {
  const pages = trails.map((trail) => {
    const page = trail.at(-1);
    const icon = trail.findLast((crumb) => crumb.icon !== undefined);
    return [page?.path ?? '', page?.fragment.slice(0, 200) ?? '', icon?.icon ?? '', icon?.iconColor ?? ''];
  });
  const list = [name.trim().slice(0, 80), pages];
  if (!listSchema.safeParse(list).success) return undefined;
  const code = toBase64Url(deflateSync(strToU8(JSON.stringify(list)), { level: 9, dictionary }));
  return code.length > LONGEST_CODE ? undefined : PREFIX + code;
}

/** Whether a URL's fragment means to be a shared list. */
export const isListFragment = (fragment: string): boolean => fragment.startsWith('#list=');

/** The list in a fragment; undefined if it is damaged, too long or of another version. Never throws. */
export function readListFragment(fragment: string): SharedPages | undefined {
  const code = fragment.slice(PREFIX.length);
  if (!fragment.startsWith(PREFIX) || code.length > LONGEST_CODE) return undefined;
  try {
    const bytes = inflateSync(fromBase64Url(code), { dictionary, out: new Uint8Array(LARGEST_LIST) });
    const parsed = listSchema.safeParse(JSON.parse(strFromU8(bytes)));
    if (!parsed.success) return undefined;
    const [name, pages] = parsed.data;
    const crumbOf = ([path, fragmentText, icon, iconColor]: (typeof pages)[number]): Crumb => ({
      path,
      fragment: fragmentText,
      ...(icon !== '' && { icon }),
      ...(iconColor !== '' && { iconColor }),
    });
    const paths = new Set<string>();
    const trails = pages.filter(([path]) => !paths.has(path) && paths.add(path)).map((page) => [crumbOf(page)]);
    return { name, trails };
  } catch {
    return undefined;
  }
}
