import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { integrityOf } from '@manna/shared/domain';
import { writeSmallRelease } from '../../command-line/testing/small-release';
import { composeProgram } from '../program';

export const WHY = ['--why', 'a test', '--by', 'ann'];

/** Runs a command as an operator does: what it prints, and whether it said that something is not so. */
export async function run(...args: string[]): Promise<{ text: string; data: unknown; isSo: boolean }> {
  let [text, data, isSo] = ['', undefined as unknown, true];
  const program = composeProgram({
    print: (printed, printedData) => ([text, data] = [printed, printedData]),
    notSo: () => (isSo = false),
  });
  // Otherwise a wrong command prints its help into the test's output.
  for (const command of [program, ...program.commands]) command.configureOutput({ writeErr: () => undefined });
  await program.parseAsync(args, { from: 'user' });
  return { text, data, isSo };
}

interface WrittenPillar {
  backend?: { origin: string; timeoutMs: number };
  enabled: boolean;
  stable: { version: string; release: string };
  canary?: { version: string; release: string; percent: number };
  fallback?: { version: string };
}

/** The content of a composition's file. */
export const read = (file: string) =>
  JSON.parse(readFileSync(file, 'utf8')) as {
    revision: number;
    previous?: string;
    change: object;
    allowedOrigins: string[];
    pillars: Record<string, WrittenPillar>;
  };

/** A folder for compositions and releases, and a host that serves it. */
export class ComposeSite {
  private constructor(
    readonly folder: string,
    readonly server: Server,
    readonly host: string,
  ) {}

  static async start(): Promise<ComposeSite> {
    const folder = mkdtempSync(path.join(tmpdir(), 'compose-'));
    const server = createServer(({ url = '' }, response) => {
      try {
        response.end(readFileSync(path.join(folder, url)));
      } catch {
        response.writeHead(404).end();
      }
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return new ComposeSite(folder, server, `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  }

  async remove(): Promise<void> {
    await new Promise((resolve) => this.server.close(resolve));
    rmSync(this.folder, { recursive: true, force: true });
  }

  at(name: string): string {
    return path.join(this.folder, name);
  }

  /** Publishes a release with one script in the folder. Returns the URL of its folder. */
  async publish(name: string, version: string): Promise<string> {
    await writeSmallRelease(this.at(path.join(name, version)), { name, version });
    return `${this.host}/${name}/${version}/`;
  }

  /** Writes a shell with one script into the folder, as a build does. */
  async publishShell(version: string): Promise<void> {
    const release = this.at(`shell/${version}`);
    mkdirSync(release, { recursive: true });
    const script = `'shell ${version}'`;
    writeFileSync(path.join(release, 'main.js'), script);
    const shell = {
      schema: 1,
      version,
      contract: '2.1.0',
      provides: {},
      routes: [{ id: 'home', path: '/' }],
      scripts: ['main.js'],
      styles: [],
      chunks: {},
      fonts: [],
      server: 'main.js',
      integrity: { 'main.js': await integrityOf(Buffer.from(script)) },
    };
    writeFileSync(path.join(release, 'shell.json'), JSON.stringify(shell));
  }

  /** An environment with the first version of a pillar, as revision 2. */
  async composed(file = this.at('prod.json'), environment = 'prod'): Promise<string> {
    await run('init', file, '--environment', environment, ...WHY);
    await run('add', file, 'garden', '--base', await this.publish('garden', '1.0.0'), ...WHY);
    return file;
  }

  /** Lets the host say this at a path, as a site does. */
  says(url: string, response: object): void {
    mkdirSync(path.dirname(this.at(url)), { recursive: true });
    writeFileSync(this.at(url), JSON.stringify(response));
  }
}
