import { expect, test } from '../../fixtures';
import { memoryFaults, readingFaults } from '../../fuzz/bounds';
import { holdConnections } from '../../fuzz/floods';
import { startUnderFuzz } from '../../fuzz/gateway-under-fuzz';
import { processMemory, watchMemory } from '../../fuzz/memory';
import { describeFinding, runFuzz } from '../../fuzz/run';
import { readSite } from '../../fuzz/site-model';
import { usualTimes, watchReader } from '../../fuzz/watch-reader';
import { layouts } from '../../layouts';

/** A failure names its seed; set FUZZ_SEED to repeat it. The long form (`npm run fuzz`) takes another seed each time. */
const SEED = Number(process.env['FUZZ_SEED'] ?? 15);
const REQUESTS = 400;
const USUAL_MS = 1_000;
const IDLE_CONNECTIONS = 1_000;
const IDLE_MS = 2_000;
/** Browsers of other journeys run on the same processors. What held readers up in the past did so for seconds. */
const LEAST_P95_MS = 1_000;

test(
  'odd requests and a thousand idle connections get right answers, and neither memory nor another reader suffers',
  { tag: '@thorough' },
  async () => {
    // 400 requests, floods and a gateway of its own: a slow machine takes more than the minute of other journeys.
    test.slow();
    const under = await startUnderFuzz();
    const { gateway } = under;
    const site = gateway.url;
    const reader = watchReader(site);
    try {
      const usual = await usualTimes(reader, USUAL_MS);
      const before = await processMemory(gateway.pid);
      const memory = watchMemory(gateway.pid);
      const model = await readSite(site);
      // A layout that the site does not have would be a page without side panels.
      for (const [layout, sidePanels] of Object.entries(layouts)) {
        const page = await fetch(`${site}/about?layout=${layout}`);
        expect((await page.text()).match(/data-panel="\d"/g), layout).toHaveLength(sidePanels);
      }
      const { findings, statuses } = await runFuzz({ ...under, site, model, seed: SEED, requests: REQUESTS });
      expect(findings.map(describeFinding)).toEqual([]);
      // Those that never end were cut off.
      expect([...statuses.keys()]).toEqual(expect.arrayContaining(['framing 400', 'endless 408']));
      await holdConnections(site, IDLE_CONNECTIONS, IDLE_MS);
      expect(readingFaults(usual, await reader.take(), LEAST_P95_MS)).toEqual([]);
      expect(memoryFaults({ before, most: await memory.stop() })).toEqual([]);
    } finally {
      reader.stop();
      await under.stop();
    }
  },
);
