import type {
  Extensions,
  Language,
  PillarDescriptor,
  PillarPage,
  ResolvedComposition,
  SiteConfig,
  SlotName,
} from '../../contracts';

type Declared<Slot extends SlotName> = NonNullable<Extensions[Slot]>[number];
type WithPage<Item> = Item extends { page: string } ? Omit<Item, 'page'> & { page: PillarPage } : Item;

/** An extension of a pillar in its slot; the id of a page is replaced by the page itself. */
export type Extension<Slot extends SlotName> = WithPage<Declared<Slot>> & {
  /** '<pillar>/<id>'. */
  key: string;
  /** Name, title and accent of the pillar. */
  pillar: string;
  pillarTitle: string;
  accent: PillarDescriptor['accent'];
};

type Composition = Pick<ResolvedComposition, 'pillars' | 'slots'>;

const idOf = (item: { id?: string; page?: string }): string => item.id ?? item.page ?? '';

const orderOf = (item: object): number => ('order' in item && typeof item.order === 'number' ? item.order : 0);

/**
 * The extensions that pillars of a composition put into a slot, in display order. An extension is left out if the
 * composition hides it, or if it leads to a page for accounts and the site has no accounts server.
 */
export function extensionsOf<Slot extends SlotName>(
  { pillars, slots }: Composition,
  slot: Slot,
  { accountsServer }: Pick<SiteConfig, 'accountsServer'>,
): readonly Extension<Slot>[] {
  const { order = [], hidden = [] } = slots[slot] ?? {};
  const rank = (key: string) => (order.includes(key) ? order.indexOf(key) : order.length);
  return pillars
    .flatMap(({ name, metadata }) => {
      if (!metadata) return [];
      const declared: readonly Declared<Slot>[] = metadata.extensions[slot] ?? [];
      return declared.flatMap((item) => {
        const page = 'page' in item ? metadata.pages.find(({ id }) => id === item.page) : undefined;
        if (page?.needsAccounts && accountsServer === undefined) return [];
        const { title, accent } = metadata;
        return [
          { ...item, ...(page && { page }), key: `${name}/${idOf(item)}`, pillar: name, pillarTitle: title, accent },
        ];
      });
    })
    .filter(({ key }) => !hidden.includes(key))
    .sort(
      (one, other) => rank(one.key) - rank(other.key) || orderOf(one) - orderOf(other),
    ) as unknown as Extension<Slot>[];
}

/** The label of a page or an extension in the language of the interface. */
export const labelOf = (
  { label, translations }: Pick<PillarPage, 'label' | 'translations'>,
  language: Language,
): string => translations?.[language] ?? label;
