import type { UserDataChange } from '@manna/shared/contracts';
import { HISTORY_LIMIT, knownKind } from '@manna/shared/domain';
import { startUserDataSync } from '@manna/shared/runtime/user-data-sync';
import {
  LAST_USER_KEY,
  readText,
  readUnsent,
  storageKey,
  writeText,
  writeUnsent,
} from '@manna/shared/runtime/user-state-storage';
import fc from 'fast-check';
import { runs } from '@manna/shared/testing/thorough';
import { Browser } from '../../testing/browser-storage';
import { createWholeSite, type FixtureSite } from '../../testing/fixture-site';
import { openGateway, type TestGateway } from '../../testing/open-gateway';
import { headersOf, openBeside, readerOfHeader } from '../../testing/signed-in-readers';

const RUNS = Number(process.env['CONVERGENCE_RUNS'] ?? runs(40));

const DAY_MS = 86_400_000;

const BOOKMARKS = 'site/bookmarked-pages';
const HISTORY = 'site/history';
const PREFERENCES = 'site/preferences';
const SEARCHES = 'global-search-recent';
const SEARCHES_LIMIT = 10;
const NOTES = 'pillars/guest/notes';
const keys = [BOOKMARKS, HISTORY, PREFERENCES, SEARCHES, NOTES];
const kindOf = (key: string) => knownKind(key) ?? { type: 'items' as const, identity: ['id'] };

type Fault = 'none' | 'request lost' | 'response lost' | 'sent twice' | 'edited meanwhile' | 'old request again';
type Edit = 'add' | 'remove' | 'move' | 'visit' | 'search' | 'choose' | 'write';
type Step = { device: number; edit: Edit; at: number } | { device: number; sync: Fault } | { sync: 'all at once' };

interface Trail {
  path: string;
  fragment: string;
  visited?: number;
}
interface Note {
  id: string;
  text: string;
}

let site: FixtureSite;
let gateway: TestGateway;
let beside: ReturnType<typeof openBeside>;
beforeAll(async () => {
  Browser.install();
  site = await createWholeSite();
  gateway = await openGateway(site, undefined, { readerOf: readerOfHeader });
  beside = openBeside(gateway.databaseUrl);
});
afterAll(async () => {
  await beside.close();
  await gateway.close();
  await site.remove();
});

/** A reader with some devices, and what must be there when all have synced. */
class Reader {
  static #runs = 0;
  /** The clock of one is a day behind, and that of another a day ahead. */
  readonly devices = [new Browser(-DAY_MS), new Browser(), new Browser(DAY_MS)];
  readonly #sent: UserDataChange[] = [];
  readonly #run = (Reader.#runs += 1);
  #count = 0;
  readonly added = new Set<string>();
  readonly removed = new Set<string>();
  readonly chosen = new Map<string, number>();
  readonly written = new Map<string, Note[]>();
  /** What each device visited and searched for, newest first. */
  readonly visited = new Map<number, string[]>();
  readonly searched = new Map<number, string[]>();

  constructor(readonly id: string) {}

  async #request(change?: UserDataChange): Promise<Record<string, string>> {
    const response = await Browser.outside(() =>
      gateway.app.inject({
        // The limit of an IP address is not that of these readers.
        remoteAddress: `10.0.${this.#run >> 8}.${this.#run & 255}`,
        method: change ? 'POST' : 'GET',
        url: change ? '/api/user-data' : `/api/user-data?key=${keys.join(',')}`,
        headers: headersOf(this.id),
        ...(change && { payload: change }),
      }),
    );
    if (response.statusCode !== 200) throw new Error(response.body);
    return response.json<{ data: Record<string, string> }>().data;
  }

  stored = () => this.#request();

  read = (device: number, key: string): unknown =>
    this.devices[device]?.run(() => JSON.parse(readText(storageKey(this.id, key)) ?? 'null') as unknown);

  #list<Item>(device: number, key: string): Item[] {
    const value = this.read(device, key) as Item[] | { bookmarks: Item[] } | null;
    return value === null ? [] : Array.isArray(value) ? value : value.bookmarks;
  }

  /** Changes a value as the page does. */
  #set(device: number, key: string, value: unknown): void {
    const before = this.read(device, key) ?? (key === BOOKMARKS ? { bookmarks: [] } : key === PREFERENCES ? {} : []);
    this.devices[device]?.run(() => {
      writeText(storageKey(this.id, key), JSON.stringify(value));
      writeUnsent(this.id, { [key]: JSON.stringify(before), ...readUnsent(this.id) });
    });
  }

  edit(device: number, edit: Edit, at: number): void {
    const bookmarks = this.#list<Trail[]>(device, BOOKMARKS);
    const chosen = bookmarks[at % Math.max(bookmarks.length, 1)];
    const path = `/${device}-${(this.#count += 1)}`;
    const others = bookmarks.filter((trail) => trail !== chosen);
    if (edit === 'add') {
      this.added.add(path);
      this.#set(device, BOOKMARKS, { bookmarks: bookmarks.toSpliced(at, 0, [{ path, fragment: '' }]) });
    } else if (edit === 'remove' && chosen) {
      this.removed.add(chosen[0]?.path ?? '');
      this.#set(device, BOOKMARKS, { bookmarks: others });
    } else if (edit === 'move' && chosen) {
      this.#set(device, BOOKMARKS, { bookmarks: [chosen, ...others] });
    } else if (edit === 'visit') {
      // Several at once, so that many lists become full.
      const paths = Array.from({ length: at + 4 }, (_, index) => `${path}-${at + 3 - index}`);
      this.visited.set(device, [...paths, ...(this.visited.get(device) ?? [])]);
      const before = this.#list<Trail[]>(device, HISTORY);
      const now = this.devices[device]?.run(() => Date.now()) ?? 0;
      const last = Math.max(now, (before[0]?.[0]?.visited ?? 0) + 1) + paths.length;
      const visits = paths.map((each, index): Trail[] => [{ path: each, fragment: '', visited: last - index }]);
      this.#set(device, HISTORY, [...visits, ...before].slice(0, HISTORY_LIMIT));
    } else if (edit === 'search') {
      const words = Array.from({ length: at + 4 }, (_, index) => `${path} ${at + 3 - index}`);
      this.searched.set(device, [...words, ...(this.searched.get(device) ?? [])]);
      this.#set(device, SEARCHES, [...words, ...this.#list<string>(device, SEARCHES)].slice(0, SEARCHES_LIMIT));
    } else if (edit === 'choose') {
      this.chosen.set(`field-${device}`, this.#count);
      const before = this.read(device, PREFERENCES) as object | null;
      this.#set(device, PREFERENCES, { ...before, [`field-${device}`]: this.#count, shared: device });
    } else if (edit === 'write') {
      // Each device writes notes of its own, and sees those of the others.
      const [own, foreign] = [`${device}-${at % 2}`, this.#list<Note>(device, NOTES)];
      const note = { id: own, text: path };
      this.written.set(own, [note]);
      this.#set(device, NOTES, [note, ...foreign.filter(({ id }) => id !== own)]);
    }
  }

  /** Opens a page on a device until it has synced. */
  sync(device: number, fault: Fault = 'none'): Promise<void> | undefined {
    const send = async (change: UserDataChange) => {
      if (fault === 'request lost') throw new Error('the request was lost');
      if (fault === 'old request again') for (const old of this.#sent.slice(-3)) await this.#request(old);
      const result = await this.#request(change);
      this.#sent.push(change);
      if (fault === 'sent twice') await this.#request(change);
      if (fault === 'response lost') throw new Error('the response was lost');
      if (fault === 'edited meanwhile') this.edit(device, 'add', 0);
      fault = 'none';
      return result;
    };
    return this.devices[device]?.run(async () => {
      writeText(LAST_USER_KEY, this.id);
      const sync = startUserDataSync(
        { owner: this.id, kindOf, anonymous: () => null, refreshed: () => undefined, signedOut: () => undefined },
        { fetch: () => this.#request(), send },
      );
      for (const key of keys) sync.use(key);
      await sync.flush();
      sync.stop();
    });
  }

  clocks = () => this.devices.map((each) => each.run(() => Date.now()));

  unsent = (device: number) => this.devices[device]?.run(() => readUnsent(this.id));
}

const device = fc.nat(2);
const edits: Edit[] = ['add', 'add', 'remove', 'move', 'visit', 'visit', 'search', 'search', 'choose', 'write'];
const faults: Fault[] = [
  'none',
  'request lost',
  'response lost',
  'sent twice',
  'edited meanwhile',
  'old request again',
];
const anyStep: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ device, edit: fc.constantFrom(...edits), at: fc.nat(5) }) },
  { weight: 4, arbitrary: fc.record({ device, sync: fc.constantFrom(...faults) }) },
  { weight: 1, arbitrary: fc.constant<Step>({ sync: 'all at once' }) },
);

const sorted = (values: Iterable<string>) => [...values].sort();

/** Expects that a list has the newest of each device, newest first, and that it drops nothing before it is full. */
function expectNewest(list: readonly string[], limit: number, ofDevices: ReadonlyMap<number, readonly string[]>): void {
  const all = [...ofDevices.values()];
  expect(list.length).toBe(Math.min(limit, all.flat().length));
  const remaining = all.map((own) => list.filter((each) => own.includes(each)));
  expect(remaining).toEqual(all.map((own, index) => own.slice(0, remaining[index]?.length)));
  expect(sorted(remaining.flat())).toEqual(sorted(list));
}

test('devices with wrong clocks that edit and sync in any order, with lost responses and repeated requests, end with the same and lose nothing', async () => {
  jest.spyOn(console, 'error').mockImplementation();
  await fc.assert(
    fc.asyncProperty(fc.array(anyStep, { minLength: 1, maxLength: 25 }), async (steps) => {
      const reader = new Reader(await beside.addReader());
      for (const step of steps)
        if ('edit' in step) reader.edit(step.device, step.edit, step.at);
        else if (step.sync === 'all at once') await Promise.all([0, 1, 2, 0].map(async (each) => reader.sync(each)));
        else if ('device' in step) await reader.sync(step.device, step.sync);
      // Twice, so that each device has what the later ones sent.
      for (const each of [0, 1, 2, 0, 1, 2]) await reader.sync(each);

      const stored = await reader.stored();
      // Each is read a moment before the right one.
      expect(reader.clocks().map((clock) => Math.ceil((clock - Date.now()) / DAY_MS) + 0)).toEqual([-1, 0, 1]);
      for (const each of [0, 1, 2]) {
        expect(reader.unsent(each)).toEqual({});
        for (const key of keys) expect(reader.read(each, key)).toEqual(JSON.parse(stored[key] ?? 'null'));
      }
      const bookmarks = reader.read(0, BOOKMARKS) as { bookmarks: Trail[][] } | null;
      const paths = bookmarks?.bookmarks.map(([crumb]) => crumb?.path ?? '') ?? [];
      expect(sorted(paths)).toEqual(sorted(reader.added).filter((path) => !reader.removed.has(path)));
      const preferences = (reader.read(0, PREFERENCES) ?? {}) as Record<string, number>;
      for (const [field, value] of reader.chosen) expect(preferences[field]).toBe(value);
      const notes = (reader.read(0, NOTES) ?? []) as Note[];
      expect(sorted(notes.map(({ text }) => text))).toEqual(
        sorted([...reader.written.values()].flat().map(({ text }) => text)),
      );
      const history = (reader.read(0, HISTORY) ?? []) as Trail[][];
      const visited = history.map(([crumb]) => crumb?.path ?? '');
      expectNewest(visited, HISTORY_LIMIT, reader.visited);
      expectNewest((reader.read(0, SEARCHES) ?? []) as string[], SEARCHES_LIMIT, reader.searched);
    }),
    { numRuns: RUNS },
  );
}, 600_000);
