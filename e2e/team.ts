import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { freePort } from './free-port';
import { packages, root } from './paths';

/** What a program has printed. Its exit code is 0. */
export interface Printed {
  stdout: string;
  stderr: string;
}

/** A team elsewhere: a folder with the tarball of the kit and nothing else of this repository. */
export class Team {
  readonly folder = mkdtempSync(path.join(tmpdir(), 'manna-team-'));
  readonly tarball: string;

  constructor() {
    const tarballs = readdirSync(packages).filter((name) => name.endsWith('.tgz'));
    const [name] = tarballs;
    if (name === undefined || tarballs.length > 1)
      throw new Error(`${packages} has ${tarballs.length} packages, not one`);
    this.tarball = this.at(name);
    copyFileSync(path.join(packages, name), this.tarball);
  }

  at(name: string): string {
    return path.join(this.folder, name);
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }

  write(file: string, text: string): void {
    writeFileSync(this.at(file), text);
  }

  read(file: string): string {
    return readFileSync(this.at(file), 'utf8');
  }

  /** Runs a program in a folder of the team. Nothing of the environment of this run names the repository. */
  run(where: string, program: string, ...args: string[]): Promise<Printed> {
    const { PATH = '', HOME = '' } = process.env;
    return promisify(execFile)(program, args, { cwd: this.at(where), env: { PATH, HOME, CI: '1' }, encoding: 'utf8' });
  }

  /** Unpacks the kit, and gives it and the pillars of the team the packages that this repository has installed, as npm would. */
  async unpackKit(): Promise<void> {
    const modules = this.at('node_modules');
    mkdirSync(path.join(modules, '@manna'), { recursive: true });
    // What the workspace of the command needs in another version is below it.
    const folders = ['node_modules', 'platform/node_modules'].map((name) => path.join(root, name));
    const installed = new Map(
      folders.flatMap((folder) => readdirSync(folder).map((name) => [name, path.join(folder, name)] as const)),
    );
    for (const [name, target] of installed)
      if (name !== '@manna' && !name.startsWith('.')) symlinkSync(target, path.join(modules, name));
    await this.run('.', 'tar', 'xzf', this.tarball, '-C', path.join(modules, '@manna'));
    await this.run('.', 'mv', path.join(modules, '@manna/package'), path.join(modules, '@manna/pillar-kit'));
  }

  get #command(): string {
    return this.at('node_modules/@manna/pillar-kit/tools/pillar.js');
  }

  /** Runs the command for pillars of the unpacked kit. */
  pillar(where: string, ...args: string[]): Promise<Printed> {
    return this.run(where, process.execPath, this.#command, ...args);
  }

  /** Starts `pillar dev` for a pillar, with the unpacked kit, and waits until it serves the site. */
  async startDev(where: string, shell: string): Promise<{ url: string; stop(): Promise<void> }> {
    const args = [this.#command, 'dev', '--shell', shell, '--port', String(await freePort()), '--json'];
    const child = spawn(process.execPath, args, { cwd: this.at(where), stdio: ['ignore', 'pipe', 'inherit'] });
    const ended = once(child, 'exit');
    const [printed] = (await Promise.race([
      once(child.stdout, 'data'),
      ended.then(() => Promise.reject(new Error('pillar dev has ended'))),
    ])) as [Buffer];
    const { url } = JSON.parse(printed.toString('utf8')) as { url: string };
    return {
      url,
      async stop() {
        child.kill('SIGTERM');
        await ended;
      },
    };
  }
}
