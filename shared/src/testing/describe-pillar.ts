import { isPillarModule, isRouteModule, pillarDescriptorSchema, type PillarModule } from '../contracts';

/** Tests that a pillar keeps what its descriptor.json, read here as it stands, says of it. */
export function describePillar(pillar: PillarModule, descriptor: unknown) {
  describe('the pillar', () => {
    const described = () => pillarDescriptorSchema.parse(descriptor);

    it('says of itself what a shell can read', () => {
      expect(pillarDescriptorSchema.safeParse(descriptor).error).toBeUndefined();
    });

    it('has a page for each route that its descriptor names, and no other', async () => {
      expect(isPillarModule(pillar)).toBe(true);
      expect(new Set(Object.keys(pillar.routes))).toEqual(new Set(described().routes.map(({ id }) => id)));
      const pages = await Promise.all(Object.values(pillar.routes).map((load) => load()));
      expect(pages.every(isRouteModule)).toBe(true);
    });

    it('puts only pages of its own in the menu', () => {
      const { routes, menu } = described();
      const paths = routes.map(({ path }) => path);
      expect(paths).toEqual(expect.arrayContaining(menu.map(({ path }) => path)));
    });
  });
}
