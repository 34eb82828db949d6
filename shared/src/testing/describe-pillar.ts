import { matchPath } from 'react-router-dom';
import {
  isPillarModule,
  isRouteModule,
  pillarDescriptorSchema,
  type PillarModule,
  type PillarParts,
} from '../contracts';

/** Tests that a pillar matches its descriptor.json. `descriptor` is the parsed file. */
export function describePillar(pillar: PillarModule, descriptor: unknown) {
  describe('the pillar', () => {
    const described = () => pillarDescriptorSchema.parse(descriptor);

    it('has a descriptor that is valid by the schema', () => {
      expect(pillarDescriptorSchema.safeParse(descriptor).error).toBeUndefined();
    });

    it('has a page for each route of its descriptor, and no other', async () => {
      expect(isPillarModule(pillar)).toBe(true);
      expect(new Set(Object.keys(pillar.routes))).toEqual(new Set(described().routes.map(({ id }) => id)));
      const pages = await Promise.all(Object.values(pillar.routes).map((load) => load()));
      expect(pages.every(isRouteModule)).toBe(true);
    });

    it('declares only pages whose paths match its own routes', () => {
      const { routes, pages } = described();
      const isOwn = ({ path }: { path: string }) => routes.some((route) => matchPath(route.path, path));
      expect(pages.filter((page) => !isOwn(page))).toEqual([]);
    });

    it('exports a part for each extension that its bundle fills, and no other', () => {
      const { extensions } = described();
      const ids = (items: readonly { id: string }[] | undefined) => items?.map(({ id }) => id) ?? [];
      const declared: Record<keyof PillarParts, readonly string[]> = {
        menuEntries: (extensions.menuEntries ?? []).filter(({ tab }) => tab).map(({ page }) => page),
        headerActions: (extensions.headerActions ?? []).filter(({ field }) => field).map(({ page }) => page),
        settingsFields: ids(extensions.settingsFields),
        homeCards: ids(extensions.homeCards),
        modals: ids(extensions.modals?.filter(({ content }) => content === 'bundle')),
        relatedContent: ids(extensions.relatedContent),
        linkPreviews: ids(extensions.linkPreviews),
        offlinePacks: ids(extensions.offlinePacks),
      };
      for (const [slot, expected] of Object.entries(declared)) {
        const shipped = Object.keys(pillar.extensions?.[slot as keyof PillarParts] ?? {});
        expect([slot, ...shipped.sort()]).toEqual([slot, ...[...expected].sort()]);
      }
    });
  });
}
