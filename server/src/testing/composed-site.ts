import type { KeyObject } from 'node:crypto';
import type { PillarRelease } from '@manna/shared/contracts';
import { readComposition } from '../modules/composition/composition-file';
import { CompositionService } from '../modules/composition/composition-service';
import { readShell } from '../modules/shell/shell-release';
import { FaultServer } from './fault-server';
import { FixtureSite, type MoreOfPillars, type Pin, type PillarOptions } from './fixture-site';
import { recordingLog, type LogLine } from './recording-log';

/** How often the service looks at its file and retries what failed. Milliseconds. */
export const QUICK_MS = 50;
const UNTIL_MS = 5_000;

/** The metadata of a pillar with these routes, each with these files. */
export const metadataWith = (paths: string[], files: string[] = []): PillarRelease['metadata'] => ({
  title: 'The remote',
  accent: 'red',
  routes: paths.map((path) => ({ id: 'root', path, query: [], files })),
  pages: [],
  extensions: { offlinePacks: [{ id: 'pack', order: 1 }] },
  extensionFiles: {},
});

/** Waits until a condition is true. */
export async function until(condition: () => boolean): Promise<void> {
  for (let waited = 0; !condition(); waited += QUICK_MS) {
    if (waited > UNTIL_MS) throw new Error(`the condition was still false after ${UNTIL_MS} ms`);
    await new Promise((resolve) => setTimeout(resolve, QUICK_MS));
  }
}

/** A site without a gateway, and another host with the same files that can fail. */
export class ComposedSite {
  service: CompositionService | undefined;

  private constructor(
    readonly site: FixtureSite,
    public host: FaultServer,
  ) {}

  static async create(): Promise<ComposedSite> {
    const site = await FixtureSite.create();
    await site.writeShell();
    return new ComposedSite(site, await FaultServer.start(site.dist));
  }

  async remove(): Promise<void> {
    await this.service?.close();
    await this.host.stop();
    await this.site.remove();
  }

  /** A pillar "remote" on the other host, and a working pillar "local" on this site. */
  async pins(options: PillarOptions = {}): Promise<{ local: Pin; remote: Pin }> {
    const local = await this.site.writePillar('local');
    const base = `${this.host.origin}/pillars/remote/${options.version ?? '1.0.0'}/`;
    return { local, remote: await this.site.writePillar('remote', { base, ...options }) };
  }

  compose(composed: Record<string, Pin>, changes: { timeoutMs?: number; more?: MoreOfPillars } = {}): Promise<void> {
    return this.site.compose(composed, { allowedOrigins: [this.host.origin], ...changes });
  }

  /** Starts the service as a gateway does. A second call is a restart. */
  async start({ isBuilt = false, environment = 'local', keys = [] as readonly KeyObject[] } = {}): Promise<{
    service: CompositionService;
    lines: readonly LogLine[];
  }> {
    await this.service?.close();
    const { log, lines } = recordingLog();
    const { compositionFile: file, dataDir, dist: distDir } = this.site;
    const shell = await readShell(distDir);
    const composition = await readComposition(file, environment, isBuilt, keys);
    const watching = { retryMs: QUICK_MS, pollMs: QUICK_MS };
    const options = { composition, file, environment, isBuilt, keys, distDir, dataDir, shell, log, ...watching };
    this.service = await CompositionService.start(options);
    return { service: this.service, lines };
  }

  pillarOf(name: string) {
    return this.service?.current().resolved.pillars.find((each) => each.name === name);
  }
}
