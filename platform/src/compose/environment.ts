import type { KeyObject } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { compositionSchema, type Composition } from '@manna/shared/contracts';
import { writeAtomically } from '../build/write-atomically';
import { parseJsonText, readIfThere } from '../command-line/json-text';
import { Problem } from '../command-line/problem';
import { addSignature, hashOf } from './signing';

/** Who changes a composition, and why. */
export interface Author {
  readonly by: string;
  readonly why: string;
}

/** A revision, and the bytes of its file. */
export interface Revision {
  readonly composition: Composition;
  readonly text: string;
}

/** What a change may set. The rest follows from the revision before. */
export type Content = Pick<Composition, 'shell' | 'allowedOrigins' | 'overrides' | 'slots' | 'pillars'>;

const NAME = /^(\d+)\.json$/;

/** The composition of one environment: its file, and each revision in a folder beside it, which is never overwritten. */
export class Environment {
  readonly file: string;
  readonly #folder: string;
  readonly #now: () => Date;

  constructor(file: string, now: () => Date = () => new Date()) {
    this.file = path.resolve(file);
    this.#folder = `${this.file}.history`;
    this.#now = now;
  }

  /** Throws a Problem if there is no valid file. */
  current(): Revision {
    const text = readIfThere(this.file);
    if (text === undefined) throw new Problem(`There is no ${this.file}: make it with compose init.`);
    return { composition: parseJsonText(text, compositionSchema, this.file), text };
  }

  /** The numbers of the revisions that are stored, the newest first. */
  numbers(): number[] {
    if (!existsSync(this.#folder)) return [];
    const stored = readdirSync(this.#folder).flatMap((name) => NAME.exec(name)?.[1] ?? []);
    return stored.map(Number).sort((a, b) => b - a);
  }

  /** A revision of the history. Throws a Problem if it is not there. */
  revision(number: number): Revision {
    const now = this.current();
    if (number === now.composition.revision) return now;
    const file = this.#fileOf(number);
    const text = readIfThere(file);
    if (text === undefined)
      throw new Problem(`Revision ${number} is not in ${this.#folder}: compose history lists those that are.`);
    return { composition: parseJsonText(text, compositionSchema, file), text };
  }

  /** Writes the first revision. Throws a Problem if the environment has one. */
  async begin(environment: string, allowedOrigins: string[], author: Author, key?: KeyObject): Promise<Revision> {
    if (existsSync(this.file)) throw new Problem(`${this.file} is there already: change it with the other commands.`);
    return this.#write(undefined, { environment, allowedOrigins, slots: {}, pillars: {} }, author, key);
  }

  /** Writes the next revision. Throws a Problem if nothing changes, or if somebody else has written it meanwhile. */
  async change(edit: (now: Composition) => Content, author: Author, key?: KeyObject): Promise<Revision> {
    const now = this.current();
    const content = contentOf(edit(now.composition));
    if (isDeepStrictEqual(content, contentOf(now.composition)))
      throw new Problem(`Nothing would change: ${this.file} is like that already.`);
    return this.#write(now, { environment: now.composition.environment, ...content }, author, key);
  }

  #fileOf(number: number): string {
    return path.join(this.#folder, `${number}.json`);
  }

  async #write(
    now: Revision | undefined,
    { environment, ...content }: Content & Pick<Composition, 'environment'>,
    { by, why }: Author,
    key: KeyObject | undefined,
  ): Promise<Revision> {
    const revision = (now?.composition.revision ?? 0) + 1;
    const text = `${JSON.stringify(
      {
        schema: 1,
        environment,
        revision,
        ...(now && { previous: await hashOf(now.text) }),
        change: { by, why, at: this.#now().toISOString() },
        ...content,
      },
      null,
      2,
    )}\n`;
    const composition = parseJsonText(text, compositionSchema, `The new ${this.file}`);
    this.#claim(revision, now, text);
    // The signature is there before what it signs.
    if (key) await addSignature(this.file, text, now?.text, key);
    writeAtomically(this.file, text);
    return { composition, text };
  }

  /** Stores a revision. If two operators change the same one, only the first can. */
  #claim(revision: number, now: Revision | undefined, text: string): void {
    mkdirSync(this.#folder, { recursive: true });
    // A file that the commands did not write is stored, too.
    if (now) writeUnlessThere(this.#fileOf(now.composition.revision), now.text);
    const file = this.#fileOf(revision);
    if (writeUnlessThere(file, text)) return;
    const isLive = this.current().composition.revision >= revision;
    throw new Problem(
      isLive
        ? `Revision ${revision} has been written meanwhile: look at it with compose diff, and try again.`
        : `${file} is there, but ${this.file} is older: somebody writes it now, or a change was cut off. Try again; if it stays so, remove that file.`,
    );
  }
}

const contentOf = ({ shell, allowedOrigins, overrides, slots, pillars }: Content): Content => ({
  ...(shell && { shell }),
  allowedOrigins,
  ...(overrides && { overrides }),
  slots,
  pillars,
});

/** Whether the file was not there, and now is. */
function writeUnlessThere(file: string, text: string): boolean {
  try {
    writeFileSync(file, text, { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}
