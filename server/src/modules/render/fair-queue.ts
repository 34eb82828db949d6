/** Thrown when too much waits already. */
export class QueueFull extends Error {
  override readonly name = 'QueueFull';
  readonly statusCode = 503;
  readonly retryAfterSeconds = 5;

  constructor() {
    super('too many pages wait to be rendered');
  }
}

/** How much of one place the tasks of a client may use. */
export interface Pace {
  /** In the long run, as a part of the time. */
  share: number;
  /** Milliseconds that a client may use at once. */
  burstMs: number;
  /** As many milliseconds of a task count at most: one that hangs is not the client's fault. */
  mostMs: number;
}

interface FairQueueOptions {
  /** How many tasks run at the same time. */
  atOnce: number;
  /** How many of them may belong to one group, so that no group has all places. */
  perGroup: number;
  /** The cost that one client, and all clients together, may have waiting. */
  perClient: number;
  total: number;
  /** None by default. */
  pace?: Pace;
}

/** A task in the queue. */
interface Order {
  client: string;
  /** Relative. */
  cost: number;
  groups: readonly string[];
}

interface Waiting extends Order {
  /** The turn of a task. Turns are of the cost of what the client has asked for before, not of the time. */
  turn: number;
  begin: () => void;
}

/**
 * Runs tasks so that no client holds up another: the next task is of the client that has asked for the least so far
 * (start-time fair queueing). Who asks for a hundred dear pages waits for them; who asks for one is next. Who has used more
 * than its share of the time waits also if nobody else does, so that somebody who comes then finds a free place.
 */
export class FairQueue {
  readonly #options: FairQueueOptions;
  readonly #waiting: Waiting[] = [];
  /** The turn after the last task of each client, until that turn has come. */
  readonly #next = new Map<string, { turn: number; tasks: number }>();
  /** How many tasks of each group run. */
  readonly #groups = new Map<string, number>();
  /** When each client has made up for what it has used, by the clock of `performance`. */
  readonly #evenAt = new Map<string, number>();
  #wake: NodeJS.Timeout | undefined;
  #turn = 0;
  #running = 0;

  constructor(options: FairQueueOptions) {
    this.#options = options;
  }

  /** How many tasks wait. */
  get waiting(): number {
    return this.#waiting.length;
  }

  /** Runs a task when it is its turn. Throws QueueFull if too much waits. */
  async run<Result>(order: Order, task: () => Promise<Result>): Promise<Result> {
    const { perClient, total } = this.#options;
    const { client, cost } = order;
    const costOf = (list: readonly Waiting[]) => list.reduce((sum, one) => sum + one.cost, 0);
    const own = this.#waiting.filter((one) => one.client === client);
    if (costOf(own) + cost > perClient || costOf(this.#waiting) + cost > total) throw new QueueFull();
    const known = this.#next.get(client) ?? { turn: this.#turn, tasks: 0 };
    const turn = Math.max(this.#turn, known.turn);
    this.#next.set(client, { turn: turn + cost, tasks: known.tasks + 1 });
    if (this.#mayBegin(order)) this.#begin(order);
    else
      await new Promise<void>((begin) => {
        this.#waiting.push({ ...order, turn, begin });
        this.#planWake();
      });
    this.#turn = Math.max(this.#turn, turn);
    const began = performance.now();
    try {
      return await task();
    } finally {
      this.#charge(client, performance.now() - began);
      this.#leave(client, cost);
      this.#running -= 1;
      this.#count(order, -1);
      this.#beginNext();
    }
  }

  #mayBegin({ client, groups }: Order): boolean {
    const { atOnce, perGroup } = this.#options;
    if (this.#running >= atOnce || this.#pausedFor(client) > 0) return false;
    return groups.every((group) => (this.#groups.get(group) ?? 0) < perGroup);
  }

  /** Milliseconds until a client may begin another task, as far as its pace is concerned; none if not positive. */
  #pausedFor(client: string): number {
    const { pace } = this.#options;
    const evenAt = this.#evenAt.get(client);
    return pace && evenAt !== undefined ? evenAt - pace.burstMs / pace.share - performance.now() : 0;
  }

  #charge(client: string, ms: number): void {
    const { pace } = this.#options;
    if (!pace) return;
    const now = performance.now();
    for (const [name, at] of this.#evenAt) if (at <= now) this.#evenAt.delete(name);
    this.#evenAt.set(client, (this.#evenAt.get(client) ?? now) + Math.min(ms, pace.mostMs) / pace.share);
  }

  #begin(order: Order): void {
    this.#running += 1;
    this.#count(order, 1);
  }

  #count({ groups }: Order, by: 1 | -1): void {
    for (const group of groups) {
      const count = (this.#groups.get(group) ?? 0) + by;
      if (count === 0) this.#groups.delete(group);
      else this.#groups.set(group, count);
    }
  }

  /**
   * Turns come by themselves as work is done, and clients stay known until theirs has come. Otherwise new clients, and those
   * who ask for one page after the other, would always be before somebody who has waited for long.
   */
  #leave(client: string, cost: number): void {
    this.#turn += cost / this.#next.size;
    const left = this.#next.get(client);
    if (left) left.tasks -= 1;
    for (const [name, { turn, tasks }] of this.#next)
      if (tasks === 0 && (turn <= this.#turn || this.#waiting.length === 0)) this.#next.delete(name);
  }

  #beginNext(): void {
    for (let next = this.#nextOfAll(); next; next = this.#nextOfAll()) {
      this.#waiting.splice(this.#waiting.indexOf(next), 1);
      this.#begin(next);
      next.begin();
    }
    this.#planWake();
  }

  /** A task whose client has used too much begins when the first pause is over, even if no task ends then. */
  #planWake(): void {
    clearTimeout(this.#wake);
    const pauses = this.#waiting.map(({ client }) => this.#pausedFor(client)).filter((ms) => ms > 0);
    if (pauses.length > 0) this.#wake = setTimeout(() => this.#beginNext(), Math.ceil(Math.min(...pauses))).unref();
  }

  #nextOfAll(): Waiting | undefined {
    return this.#waiting
      .filter((one) => this.#mayBegin(one))
      .reduce<Waiting | undefined>((first, one) => (first && first.turn <= one.turn ? first : one), undefined);
  }
}
