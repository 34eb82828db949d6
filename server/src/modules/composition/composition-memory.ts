import { existsSync } from 'node:fs';
import path from 'node:path';
import { compositionSchema } from '@manna/shared/contracts';
import type { Logger } from 'pino';
import { z } from 'zod';
import { readJsonFile } from '../../json-file';
import { messageOf } from '../../start-error';
import { writeWholeFile } from '../../whole-file';

const memorySchema = z.object({
  /** The composition that was accepted last. */
  accepted: compositionSchema,
  /** The entry of the last good release of each pillar. It may be older than the accepted one. */
  good: compositionSchema.shape.pillars,
  /** Why the canary of a pillar was stopped in the accepted revision, by the pillar's name. */
  stopped: z.record(z.string(), z.string()).default({}),
});

/** What a gateway must know after a restart to take the same decisions as before. */
export type Remembered = z.infer<typeof memorySchema>;

/** Stores it in DATA_DIR/composition.json. Gateways that share the folder overwrite each other's, never half of it. */
export class CompositionMemory {
  readonly #file: string;
  readonly #log: Logger;
  #latest = '';
  #writing = Promise.resolve();

  constructor(dataDir: string, log: Logger) {
    this.#file = path.join(dataDir, 'composition.json');
    this.#log = log;
  }

  /** Undefined if nothing was stored for this environment, or if it cannot be read any more. */
  async read(environment: string): Promise<Remembered | undefined> {
    if (!existsSync(this.#file)) return undefined;
    try {
      const remembered = await readJsonFile(this.#file, memorySchema);
      return remembered.accepted.environment === environment ? remembered : undefined;
    } catch (error) {
      this.#log.warn(`The composition that was accepted before is not known: ${messageOf(error)}.`);
      return undefined;
    }
  }

  /** Writes in the background, one after the other. A gateway whose disk is full goes on, and only forgets. */
  write(remembered: Remembered): void {
    const text = `${JSON.stringify(remembered, null, 1)}\n`;
    if (text === this.#latest) return;
    this.#latest = text;
    this.#writing = this.#writing.then(() => this.#replace(text));
  }

  /** Resolves when everything is written. */
  settled(): Promise<void> {
    return this.#writing;
  }

  async #replace(text: string): Promise<void> {
    try {
      await writeWholeFile(this.#file, text);
    } catch (error) {
      this.#latest = '';
      this.#log.warn(`The accepted composition could not be stored: ${messageOf(error)}.`);
    }
  }
}
