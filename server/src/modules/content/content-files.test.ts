import { readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { FixtureSite, GENESIS, sha256 } from '../../testing/fixture-site';
import { openContent } from '../../testing/open-content';
import { recordingLog, silentLog } from '../../testing/recording-log';
import { emptyContent, openTestStorage } from '../../testing/test-database';
import type { Storage } from '../storage/storage';
import { ContentFiles } from './content-files';
import { rollBack } from './load-release';

const LISTING = 'listings/bible.listing';
const MAP = 'files/ab12cd34/resources/maps/map.svg';

let site: FixtureSite;
let storage: Storage;
beforeAll(async () => {
  storage = await openTestStorage();
});
afterAll(() => storage.close());
beforeEach(async () => {
  site = await FixtureSite.create();
});
afterEach(async () => {
  await emptyContent(storage);
  await site.remove();
});

async function start(files: Record<string, string>) {
  const hash = await site.writeContent(GENESIS, files);
  const content = await openContent({ site, storage, log: silentLog });
  await content.close();
  const { log, lines } = recordingLog();
  return {
    folder: path.join(site.dist, 'content', hash),
    content,
    files: new ContentFiles(site.dist, content, log),
    lines,
  };
}
const textOf = async (file: { path: string } | undefined) => file && (await readFile(file.path, 'utf8'));

test('permanent files of the previous release stay available, and replaceable files come from the new release', async () => {
  await start({ [LISTING]: 'old', [MAP]: '<svg/>' });
  const { files } = await start({ [LISTING]: 'new' });
  expect(await textOf(await files.ofCurrent(LISTING))).toBe('new');
  expect(await files.ofCurrent(MAP)).toBeUndefined();
  expect(await textOf(await files.ofAvailable(MAP))).toBe('<svg/>');
  expect(await textOf(await files.ofAvailable(LISTING))).toBe('new');
  expect(await textOf(await files.ofAvailable(LISTING, sha256('old').slice(0, 8)))).toBe('old');
  expect(await files.ofAvailable(LISTING, sha256('other').slice(0, 8))).toBeUndefined();
});

test('files of both releases are available after a rollback', async () => {
  await start({ [LISTING]: 'old' });
  const { content, files } = await start({ [LISTING]: 'new', [MAP]: '<svg/>' });
  await rollBack({
    databaseUrl: storage.url,
    root: path.join(site.dist, 'content'),
    superseded: [],
    onStep: () => undefined,
  });
  await content.refresh();
  expect(await textOf(await files.ofCurrent(LISTING))).toBe('old');
  expect(await textOf(await files.ofAvailable(MAP))).toBe('<svg/>');
});

test('a missing release folder is logged once, and its files are found again when it is back', async () => {
  const { files, folder, lines } = await start({ [LISTING]: 'text' });
  await rename(folder, `${folder}.away`);
  expect(await files.ofCurrent(LISTING)).toBeUndefined();
  expect(await files.ofAvailable(LISTING)).toBeUndefined();
  expect(lines.map(({ msg }) => msg)).toEqual([
    expect.stringMatching(/^Files of the content release \w{64} cannot be served: .*manifest\.json cannot be read/),
  ]);
  await rename(`${folder}.away`, folder);
  expect(await textOf(await files.ofCurrent(LISTING))).toBe('text');
});

test('names of Object.prototype properties are not files', async () => {
  const { files } = await start({});
  for (const name of ['constructor', '__proto__', 'toString']) expect(await files.ofCurrent(name)).toBeUndefined();
});

test('nothing is logged when the folder of the previous release is missing', async () => {
  const { folder } = await start({ [MAP]: '<svg/>' });
  const { files, lines } = await start({ [LISTING]: 'new' });
  await rm(folder, { recursive: true });
  expect(await files.ofAvailable(MAP)).toBeUndefined();
  expect(lines).toEqual([]);
});
