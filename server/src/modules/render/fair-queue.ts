/** Thrown when too much waits already. */
export class QueueFull extends Error {
  override readonly name = 'QueueFull';
  readonly statusCode = 503;
  readonly retryAfterSeconds = 5;

  constructor() {
    super('too many pages wait to be rendered');
  }
}

interface FairQueueOptions {
  /** How many tasks run at the same time. */
  atOnce: number;
  /** The cost that one client, and all clients together, may have waiting. */
  perClient: number;
  total: number;
}

interface Waiting {
  client: string;
  cost: number;
  /** The turn of a task. Turns are of the cost of what the client has asked for before, not of the time. */
  turn: number;
  begin: () => void;
}

/**
 * Runs tasks so that no client holds up another: the next task is of the client that has asked for the least so far
 * (start-time fair queueing). Who asks for a hundred dear pages waits for them; who asks for one is next.
 */
export class FairQueue {
  readonly #options: FairQueueOptions;
  readonly #waiting: Waiting[] = [];
  /** The turn after the last task of each client, until that turn has come. */
  readonly #next = new Map<string, { turn: number; tasks: number }>();
  #turn = 0;
  #running = 0;

  constructor(options: FairQueueOptions) {
    this.#options = options;
  }

  /** Runs a task when it is its turn. `cost` is relative. Throws QueueFull if too much waits. */
  async run<Result>(client: string, cost: number, task: () => Promise<Result>): Promise<Result> {
    const { atOnce, perClient, total } = this.#options;
    const costOf = (list: readonly Waiting[]) => list.reduce((sum, one) => sum + one.cost, 0);
    const own = this.#waiting.filter((one) => one.client === client);
    if (costOf(own) + cost > perClient || costOf(this.#waiting) + cost > total) throw new QueueFull();
    const known = this.#next.get(client) ?? { turn: this.#turn, tasks: 0 };
    const turn = Math.max(this.#turn, known.turn);
    this.#next.set(client, { turn: turn + cost, tasks: known.tasks + 1 });
    if (this.#running < atOnce) this.#running += 1;
    else await new Promise<void>((begin) => this.#waiting.push({ client, cost, turn, begin }));
    this.#turn = Math.max(this.#turn, turn);
    try {
      return await task();
    } finally {
      this.#leave(client, cost);
      this.#beginNext();
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
    const next = this.#waiting.reduce<Waiting | undefined>(
      (first, one) => (first && first.turn <= one.turn ? first : one),
      undefined,
    );
    // The next task takes the place of the one that has ended.
    if (!next) {
      this.#running -= 1;
      return;
    }
    this.#waiting.splice(this.#waiting.indexOf(next), 1);
    next.begin();
  }
}
