/** A translation that has a listing of its own. The listing of the Bible names them all, its own first. */
export interface ListedTranslation {
  /** 'asv': its listing is bible-asv.listing. */
  readonly slug: string;
  /** 'ASV'. */
  readonly name: string;
  /** How many bytes of its listing are transferred; 0 for the translation of the listing that names it. */
  readonly bytes: number;
}

const isTranslation = (value: unknown): value is ListedTranslation => {
  const { slug, name, bytes } = (value ?? {}) as Readonly<Record<string, unknown>>;
  return (
    typeof slug === 'string' &&
    /^[a-z0-9-]+$/.test(slug) &&
    typeof name === 'string' &&
    Number.isInteger(bytes) &&
    Number(bytes) >= 0
  );
};

/** The translations that a header names; none if it names none, as in releases without such listings, or if they are invalid. */
export const readTranslations = (value: unknown): readonly ListedTranslation[] =>
  Array.isArray(value) && value.every(isTranslation) ? value : [];
