import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import { pillarDescriptorSchema } from '@manna/shared/contracts';
import { Problem } from '../command-line/problem';
import type { NewPillar } from './new-pillar';
import { templateFiles } from './template';

/** What a command line says of a new pillar. */
export interface CreateOptions {
  name?: string;
  title?: string;
  route?: string;
  owner?: string;
}

/** Asks a person. Undefined if nobody is there, as in a CI. */
export type Ask = ((question: string, suggestion: string) => Promise<string>) | undefined;

/** Asks on the terminal, if this process has one. */
export function terminalAsk(): Ask {
  if (!process.stdin.isTTY || !process.stderr.isTTY) return undefined;
  return async (question, suggestion) => {
    // Results are printed on the standard output.
    const terminal = createInterface({ input: process.stdin, output: process.stderr });
    const response = await terminal.question(`${question}${suggestion === '' ? '' : ` (${suggestion})`}: `);
    terminal.close();
    return response.trim() === '' ? suggestion : response.trim();
  };
}

const titleOf = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ');

/** Completes what the options leave open: asks for it, or takes what follows from the name. */
export async function newPillarOf(folder: string, options: CreateOptions, ask: Ask): Promise<NewPillar> {
  const complete = async (given: string | undefined, question: string, suggestion: string) =>
    given ?? (await ask?.(question, suggestion)) ?? suggestion;
  const name = await complete(options.name, 'Name, in lower case', path.basename(folder));
  const title = await complete(options.title, 'Name for readers', titleOf(name));
  const route = await complete(options.route, 'Path of its first page', `/${name}`);
  const owner = await complete(options.owner, 'Who is asked when it fails', '');
  if (owner === '') throw new Problem('Say who is asked when the pillar fails: --owner "garden team".');
  return { name, title, route, owner };
}

/** Writes the files of a new pillar into an empty folder. Returns their paths in it. */
export function createPillar(folder: string, pillar: NewPillar, contract: string, kit: string): string[] {
  if (existsSync(folder) && readdirSync(folder).some((name) => name !== '.git'))
    throw new Problem(`${folder} is not empty: choose another folder for the pillar.`);
  if (!/^\/[a-z][a-z0-9/-]*$/.test(pillar.route))
    throw new Problem(`The first page cannot be at ${pillar.route}: choose a path such as /${pillar.name}.`);
  const files = templateFiles(pillar, contract, kit);
  const descriptor = pillarDescriptorSchema.safeParse(JSON.parse(files['src/descriptor.json'] ?? ''));
  if (!descriptor.success) {
    const [issue] = descriptor.error.issues;
    throw new Problem(`The ${issue?.path.map(String).join('.') ?? ''} ${issue?.message ?? ''}: choose another one.`);
  }
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  return Object.keys(files);
}
