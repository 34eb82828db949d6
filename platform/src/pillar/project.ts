import path from 'node:path';
import { pillarDescriptorSchema, type PillarDescriptor } from '@manna/shared/contracts';
import { parseJsonText, readIfThere } from '../command-line/json-text';
import { Problem } from '../command-line/problem';

/** The sources of a pillar. */
export interface Project {
  folder: string;
  descriptor: PillarDescriptor;
}

/** Reads the pillar in a folder. Throws a Problem if there is none. */
export function readProject(folder: string): Project {
  const file = path.join(folder, 'src/descriptor.json');
  const text = readIfThere(file);
  if (text === undefined)
    throw new Problem(`There is no ${file}: go to the folder of a pillar, or make one with pillar create.`);
  return { folder, descriptor: parseJsonText(text, pillarDescriptorSchema, file) };
}
