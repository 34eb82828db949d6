import { mkdirSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { scratchFolder } from '../testing/run-sample';

const scratch = scratchFolder();
const cli = join(__dirname, '../../cli.ts');
const records = {
  mine: '[MyBible]\nModDrv=zText\nAbbreviation=MINE\nDescription=My Bible\nDistributionLicense=Public Domain\nLang=en\n',
  comm: '[Comm]\nModDrv=zCom4\nSourceType=OSIS\nDataPath=./none/\nDescription=A \\\n commentary\nDistributionLicense=PD\n',
  raw: '[Raw]\nModDrv=RawCom\nDescription=A commentary\n',
  greek: '[Greek]\nModDrv=zText\nVersification=LXX\nDescription=G\nDistributionLicense=PD\n',
};
mkdirSync(join(scratch, 'mods.d'));
for (const [name, text] of Object.entries(records)) writeFileSync(join(scratch, 'mods.d', `${name}.conf`), text);

/** Runs the import on a machine whose only modules are those above, without any program in PATH. */
function runImport(...args: string[]) {
  const env = { SWORD_PATH: scratch, HOME: scratch, PATH: '' };
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', cli, 'import', ...args, '--out', join(scratch, 'out')],
    { encoding: 'utf8', env },
  );
  return { status, stderr };
}

test.each([
  [
    'a missing module names those that are there',
    ['sword', '--module', 'Foo'],
    'The SWORD module "Foo" is not installed.',
  ],
  [
    'a commentary without its texts says where it looked',
    ['sword', '--module', 'comm'],
    `The module Comm has no texts in ${join(scratch, 'none')}`,
  ],
  [
    'a commentary that is not compressed is refused',
    ['sword', '--module', 'raw'],
    'The module Raw is a commentary that is stored as RawCom. Bibles, dictionaries and compressed commentaries (zCom, zCom4) can be imported.',
  ],
  [
    'a numbering that is not known is refused',
    ['sword', '--module', 'Greek', '--year', '1'],
    'The module Greek has the numbering LXX, which cannot be converted.',
  ],
  ['a module needs a year that its record lacks', ['sword', '--module', 'mine'], '--year must be given.'],
  [
    'without mod2imp the message names the package that brings it',
    ['sword', '--module', 'MINE', '--year', '2000'],
    'On Debian, apt-get install libsword-utils installs it.',
  ],
  ['only the kind sword has modules', ['usfm', '--module', 'mine'], 'Only the kind sword has modules, not usfm.'],
])('%s', (_what, args, sentence) => {
  const { status, stderr } = runImport(...args);
  expect(stderr).toContain(sentence);
  expect(stderr).not.toMatch(/^\s+at /m);
  expect(status).toBe(1);
});
