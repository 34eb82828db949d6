import { createHmac, randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import { gatewayKey } from '../session/gateway-key';
import { DatabaseRounds } from '../storage/database-rounds';
import type { Database } from '../storage/storage';

/** How soon all gateways know what one has counted. */
const EXCHANGE_MS = 2_000;
/** Expired rows are deleted at every thirtieth exchange, once a minute. */
const DELETE_EVERY = 30;
/** As many as one limit counts. */
const MAX_NAMES = 20_000;

/** What a gateway has counted of a client for a limit. Moments are those of `performance.now()`. */
export interface Count {
  count: number;
  at: number;
  /** When its window, or the pause that it causes, ends. */
  until: number;
}

/** What gateways tell each other about clients that come near a limit. */
export interface SharedLimits {
  /** Tells the other gateways of a count, which replaces the last one of this gateway. It matters for `lastsMs`. */
  report(name: string, count: Count, lastsMs: number): void;
  /** What the other gateways have counted; empty for most clients. */
  others(name: string): readonly Count[];
}

/** For a gateway that counts alone. */
export const unsharedLimits: SharedLimits = { report: () => undefined, others: () => [] };

interface Row extends Record<string, unknown> {
  name: string;
  count: number;
  ago: number;
  left: number;
}

const SECOND = 1_000;

/**
 * Exchanges counts with the other gateways on this database, every two seconds. No request waits for it, and while the
 * database is away each gateway counts for itself. Clients that stay far below their limits are never written.
 */
export class LimitExchange implements SharedLimits {
  readonly #db: Database;
  readonly #readKey: () => Promise<Buffer>;
  readonly #gateway = randomUUID();
  readonly #reported = new Map<string, { count: Count; endsAt: number }>();
  #key: Buffer | undefined;
  #others = new Map<string, Count[]>();
  #exchanges = 0;
  readonly #rounds: DatabaseRounds;

  constructor(db: Database, log: Logger, everyMs: number = EXCHANGE_MS) {
    this.#db = db;
    this.#readKey = gatewayKey(db, 'limits');
    const failure = 'limits could not be exchanged with the other gateways';
    this.#rounds = new DatabaseRounds(() => this.#exchangeOnce(), { everyMs, log, failure });
  }

  report(name: string, count: Count, lastsMs: number): void {
    if (this.#reported.size >= MAX_NAMES && !this.#reported.has(name)) return;
    this.#reported.set(name, { count, endsAt: performance.now() + lastsMs });
  }

  others(name: string): readonly Count[] {
    if (this.#others.size === 0) return [];
    return this.#others.get(this.#hidden(name)) ?? [];
  }

  /** Writes what this gateway has counted since the last exchange, and reads what the others have. Never rejects. */
  exchange(): Promise<void> {
    return this.#rounds.run();
  }

  async close(): Promise<void> {
    await this.#rounds.close();
    // The others go on with what this gateway has counted.
    await this.exchange();
  }

  async #exchangeOnce(): Promise<void> {
    this.#key ??= await this.#readKey();
    if (this.#reported.size > 0) await this.#write();
    const { rows } = await this.#db.execute<Row>(sql`
      select name, count, extract(epoch from now() - counted_at)::float8 as ago, extract(epoch from until - now())::float8 as left
      from limit_counts
      where gateway <> ${this.#gateway} and expires_at > now()
      order by counted_at desc limit ${MAX_NAMES}`);
    const now = performance.now();
    const others = new Map<string, Count[]>();
    for (const { name, count, ago, left } of rows)
      others.set(name, [...(others.get(name) ?? []), { count, at: now - ago * SECOND, until: now + left * SECOND }]);
    this.#others = others;
    this.#exchanges += 1;
    if (this.#exchanges % DELETE_EVERY === 0)
      await this.#db.execute(sql`delete from limit_counts where expires_at < now()`);
  }

  async #write(): Promise<void> {
    const now = performance.now();
    const reported = [...this.#reported];
    const rows = reported.map(
      ([
        name,
        {
          count: { count, at, until },
          endsAt,
        },
      ]) => ({
        name: this.#hidden(name),
        count,
        ago: (now - at) / SECOND,
        left: (until - now) / SECOND,
        lasts: (endsAt - now) / SECOND,
      }),
    );
    await this.#db.execute(sql`
      insert into limit_counts (gateway, name, count, counted_at, until, expires_at)
      select ${this.#gateway}, name, count, now() - make_interval(secs => ago), now() + make_interval(secs => "left"),
        now() + make_interval(secs => lasts)
      from json_to_recordset(${JSON.stringify(rows)}) as row (name text, count float8, ago float8, "left" float8, lasts float8)
      on conflict (gateway, name) do update set count = excluded.count, counted_at = excluded.counted_at,
        until = excluded.until, expires_at = excluded.expires_at`);
    // What was counted while the database wrote comes next.
    for (const [name, written] of reported) if (this.#reported.get(name) === written) this.#reported.delete(name);
  }

  #hidden(name: string): string {
    return createHmac('sha256', this.#key ?? '')
      .update(name)
      .digest('base64url');
  }
}
