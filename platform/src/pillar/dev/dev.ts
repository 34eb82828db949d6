import { mkdtempSync, rmSync } from 'node:fs';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ResolvedPillar } from '@manna/shared/contracts';
import { readBytes } from '../../command-line/read-bytes';
import type { Project } from '../project';
import { devPillar } from './dev-pillar';
import { DevServer } from './dev-server';
import { watchProject } from './watch-project';

const TIMEOUT_MS = 10_000;

export interface DevOptions {
  /** URL of the deployed site. */
  shell: string;
  port: number;
  /** Called with a line for each build. */
  say: (line: string) => void;
}

export interface Running {
  url: string;
  close: () => Promise<void>;
}

/** Serves a deployed site with the pillar of a folder, and follows its sources. Resolves after the first build that succeeds. */
export async function startDev(project: Project, { shell, port, say }: DevOptions): Promise<Running> {
  // Says so at once if there is no site.
  await readBytes(new URL('/api/composition', shell).href, TIMEOUT_MS);
  const out = mkdtempSync(path.join(tmpdir(), 'pillar-dev-'));
  let pillar: ResolvedPillar | undefined;
  const server = new DevServer({ site: new URL(shell), out, pillar: () => pillar });
  let onFirst = (): void => undefined;
  const built = new Promise<void>((resolve) => (onFirst = resolve));
  const stopWatching = await watchProject(project, out, {
    onBuilt: (release, milliseconds) =>
      void devPillar(release).then((next) => {
        pillar = next;
        server.reload();
        say(`${release.name} is built in ${milliseconds} ms.`);
        onFirst();
      }),
    onFailed: (errors) => say(`${project.descriptor.name} cannot be built; pages keep the build before.\n${errors}`),
  });
  await built;
  server.server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  return {
    url: `http://localhost:${(server.server.address() as AddressInfo).port}`,
    async close() {
      await stopWatching();
      await server.close();
      rmSync(out, { recursive: true, force: true });
    },
  };
}
