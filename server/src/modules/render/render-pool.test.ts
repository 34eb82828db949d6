import { blockFor, SHELL_BUNDLE } from '../../testing/fixture-bundles';
import { FixtureSite, GENESIS } from '../../testing/fixture-site';
import { openGateway } from '../../testing/open-gateway';
import { RENDER_DEADLINE_MS } from './render-pool';

test('the first readers wait for their pages when a worker starts slowly', async () => {
  const site = await FixtureSite.create();
  await site.writeContent(GENESIS);
  // Loading the shell takes longer than the deadline of a page.
  await site.writeShell(`${blockFor(RENDER_DEADLINE_MS + 500)}\n${SHELL_BUNDLE}`);
  await site.compose({ bible: await site.writePillar('bible') });
  const gateway = await openGateway(site);
  try {
    const responses = await Promise.all(['/', '/bible', '/bible/genesis/1'].map((url) => gateway.app.inject({ url })));
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(responses[2]?.body).toContain(GENESIS['Gen.1']);
    expect(responses[2]?.headers['cache-control']).toContain('s-maxage');
  } finally {
    await gateway.close();
    await site.remove();
  }
});
