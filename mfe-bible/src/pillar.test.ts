import { isPillarModule, isRouteModule, pillarDescriptorSchema } from '@manna/shared/contracts';
import descriptor from './descriptor.json';
import pillar from './pillar';

describe('the pillar', () => {
  it('says of itself what a shell can read', () => {
    expect(pillarDescriptorSchema.safeParse(descriptor).error).toBeUndefined();
  });

  it('has a page for each route that its descriptor names, and no other', async () => {
    expect(isPillarModule(pillar)).toBe(true);
    expect(new Set(Object.keys(pillar.routes))).toEqual(new Set(descriptor.routes.map(({ id }) => id)));
    const pages = await Promise.all(Object.values(pillar.routes).map((load) => load()));
    expect(pages.every(isRouteModule)).toBe(true);
  });

  it('puts only pages of its own in the menu', () => {
    const paths = descriptor.routes.map(({ path }) => path);
    expect(paths).toEqual(expect.arrayContaining(descriptor.menu.map(({ path }) => path)));
  });
});
