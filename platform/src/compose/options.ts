import { userInfo } from 'node:os';
import { cohortSchema, integritySchema, pillarNameSchema } from '@manna/shared/contracts';
import { InvalidArgumentError, type Command } from 'commander';
import type { z } from 'zod';
import { readPrivateKey, readPublicKey } from '../command-line/keys';
import type { Author } from './environment';
import type { TeamKey } from './releases';

export interface ChangeOptions {
  by: string;
  why: string;
  key?: string;
}

export interface FilesOptions {
  site?: string;
}

export interface PinOptions extends ChangeOptions, FilesOptions {
  base: string;
  release?: string;
  version?: string;
  signedBy?: TeamKey;
}

const argument =
  (schema: z.ZodType<string>) =>
  (value: string): string => {
    const result = schema.safeParse(value);
    if (result.success) return result.data;
    throw new InvalidArgumentError(result.error.issues[0]?.message ?? '');
  };

const pillarName = argument(pillarNameSchema);
const releaseHash = argument(integritySchema);
export const cohortNames = (value: string, before: string[] = []): string[] => [
  ...before,
  ...(value === 'none' ? [] : [argument(cohortSchema)(value)]),
];
const folderUrl = (value: string): string => (value.endsWith('/') ? value : `${value}/`);

export const percentage = (value: string): number => {
  const number = Number(value);
  if (!/^\d+(\.\d{1,2})?$/.test(value) || number > 100)
    throw new InvalidArgumentError('must be a number from 0 to 100 with at most two decimals');
  return number;
};

/** The private key that signs a change; undefined if none does. */
export const keyOf = ({ key }: Pick<ChangeOptions, 'key'>) => (key === undefined ? undefined : readPrivateKey(key));

export const authorOf = ({ by, why }: ChangeOptions): Author => ({ by, why });

/** The options of a command that writes a revision. */
export const changing = (command: Command): Command =>
  command
    .requiredOption('--why <text>', 'why it is changed, for the history')
    .option('--by <name>', 'who changes it', process.env['COMPOSE_BY'] ?? userInfo().username)
    .option('--key <file>', 'private key that signs the new revision', process.env['COMPOSE_KEY']);

/** The options of a command that reads releases. */
export const reading = (command: Command): Command =>
  command.option(
    '--site <url>',
    'where releases are whose base is a path on the site: its URL, or a folder such as dist',
  );

/** The arguments of a command that changes a pillar. */
export const changingPillar = (command: Command): Command =>
  changing(command).argument('<file>', 'the composition').argument('<pillar>', 'its name', pillarName);

const BASE = ['--base <url>', 'folder of the release: its URL, or its path on the site', folderUrl] as const;

const teamKey = (file: string): TeamKey => ({ file, key: readPublicKey(file) });

const naming = (command: Command): Command =>
  command
    .option(
      '--release <hash>',
      'SHA-384 of its pillar.json, as its team published it; by default that of the file that is there',
      releaseHash,
    )
    .option('--version <version>', 'its version, if you want it compared')
    .option('--signed-by <file>', "its team's public key; by default any release is accepted", teamKey);

/** The arguments and options of a command that pins a release. */
export const pinning = (command: Command): Command => naming(reading(changingPillar(command)).requiredOption(...BASE));

/** The arguments and options of a command that may pin a release. */
export const perhapsPinning = (command: Command): Command => naming(reading(changingPillar(command)).option(...BASE));
