import type { Category } from '@manna/shared/contracts';
import { categories, formatListParam, parseListParam } from '@manna/shared/domain';

/** How an entity is shown. */
export interface PillLook {
  readonly label: string;
  readonly color: Category['colour'];
  /** Slug of a shape. */
  readonly icon: string;
}

/** A filter that the reader sees as a pill: what is related to an entry, or what is in a passage of the Bible. */
export interface FilterPill {
  readonly kind: 'entity' | 'ref';
  /** The id of an entry, 'people-3565787335'; of a passage the slug of a book, or the form in URLs: 'romans', 'rom8v1-4'. */
  readonly id: string;
  /** Missing for a passage, and for an entity whose pill has only an id. */
  readonly look?: PillLook;
}

/** What the query parameter `filters` says. */
export interface Filters {
  readonly pills: readonly FilterPill[];
  /** A category, or the OSIS id of a book. */
  readonly category?: string;
  /** Whether there were filters by tag, which are ignored. */
  readonly hasTags: boolean;
}

/** More pills than a reader sets. What follows in an address is ignored. */
const MOST_PILLS = 10;

const entityId = /^[\w-]+$/;
const entryId = /^[a-z]+-[1-9]\d*$/;
const passageId = /^[\w,-]+$/;
const iconSlug = /^[\w-]+$/;

const isColor = (color: string | undefined): color is PillLook['color'] =>
  categories.some(({ colour }) => colour === color);

/** Undefined if the text is not URL-encoded. */
function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/**
 * Parses 'entity:{id}:{color}:{icon}:{url-encoded label}', the legacy form 'entity:{id}', or 'ref:{passage}'. Undefined if the
 * kind is unknown or there is no value after the colon.
 */
export function parsePill(text: string): FilterPill | undefined {
  const [kind, id = '', color, icon = '', ...rest] = text.split(':');
  if (kind === 'ref') return passageId.test(id) ? { kind, id } : undefined;
  if (kind !== 'entity' || !entityId.test(id)) return undefined;
  const label = decoded(rest.join(':'));
  const hasLook = isColor(color) && iconSlug.test(icon) && label;
  return hasLook ? { kind, id, look: { label, color, icon } } : { kind, id };
}

/** The string form of a pill, which parsePill parses. */
export const formatPill = ({ kind, id, look }: FilterPill): string =>
  look ? `${kind}:${id}:${look.color}:${look.icon}:${encodeURIComponent(look.label)}` : `${kind}:${id}`;

/** Whether an entry can have the id of an entity's pill: people write pills into addresses. */
export const mayBeEntry = ({ id }: FilterPill): boolean => entryId.test(id);

/** Whether two pills filter by the same thing. */
export const isSamePill = (one: FilterPill, other: FilterPill): boolean =>
  one.kind === other.kind && one.id === other.id;

/** Parses the query parameter `filters`, a list. Kinds that are unknown are ignored. */
export function parseFilters(value: string | null): Filters {
  const pills: FilterPill[] = [];
  let category: string | undefined;
  let hasTags = false;
  for (const item of parseListParam(value)) {
    const pill = parsePill(item);
    const isNew = pill && !pills.some((each) => isSamePill(each, pill));
    if (isNew && pills.length < MOST_PILLS) pills.push(pill);
    category ??= /^category:([\w-]+)$/.exec(item)?.[1];
    hasTags ||= item.startsWith('tag:');
  }
  return { pills, ...(category !== undefined && { category }), hasTags };
}

/** The value of the query parameter `filters`. Empty if nothing is filtered. */
export const formatFilters = ({ pills, category }: Omit<Filters, 'hasTags'>): string =>
  formatListParam([...(category === undefined ? [] : [`category:${category}`]), ...pills.map(formatPill)]);
