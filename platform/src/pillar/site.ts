import type { Host } from '@manna/shared/build/kit-host';
import { resolvedCompositionSchema, shellReleaseSchema } from '@manna/shared/contracts';
import type { Claims } from '@manna/shared/domain/host';
import { z } from 'zod';
import { parseJsonText } from '../command-line/json-text';
import { readBytes } from '../command-line/read-bytes';
import type { Site } from './checks/check-release';

const TIMEOUT_MS = 10_000;

/** What is read of /api/composition: what the pillars of a site have there. A site of another version may say more. */
const pillarsSchema = z.object({
  pillars: z.array(
    z.object({ name: z.string(), metadata: resolvedCompositionSchema.shape.pillars.element.shape.metadata }),
  ),
});

/** What is read of /api/shell. */
const shellSchema = z.object(shellReleaseSchema.pick({ contract: true, provides: true, routes: true }).shape);

/** What a running site has: its shell, and the pillars on it. */
export async function siteAt(url: string): Promise<Omit<Site, 'maxScripts'>> {
  const read = async <Schema extends z.ZodType>(place: string, schema: Schema) =>
    parseJsonText((await readBytes(place, TIMEOUT_MS)).toString('utf8'), schema, place);
  const root = url.replace(/\/$/, '');
  const { pillars } = await read(`${root}/api/composition`, pillarsSchema);
  const others = pillars.flatMap(({ name, metadata }): Claims[] => (metadata === null ? [] : [{ name, metadata }]));
  return { shell: await read(`${root}/api/shell`, shellSchema), others };
}

/** The site that a kit was made with. It knows the shell, and no pillar. */
export const siteOfKit = (host: Host): Omit<Site, 'maxScripts'> => ({ shell: host, others: [] });
