import { setImmediate as nextTurn } from 'node:timers/promises';
import { isLeafType, getNamedType, type GraphQLError, type GraphQLResolveInfo, type GraphQLSchema } from 'graphql';
import { refusal } from './bad-input';
import { eachResolver, type Resolver } from './each-resolver';

/** What the execution of one query may take. */
export interface BudgetLimits {
  /** Items of lists. */
  rows: number;
  /** The length of all names and values in the answer, in UTF-8. */
  bytes: number;
  milliseconds: number;
}

/** The largest answer to a page of the site has 400,000 bytes; the limits leave room for larger pages. */
export const QUERY_LIMITS: BudgetLimits = { rows: 12_000, bytes: 2_000_000, milliseconds: 5_000 };

/** How long a query may hold the thread before others have a turn. */
const TURN_MS = 10;

/** The quotes, the colon and the comma that JSON puts around a field. */
const PUNCTUATION_BYTES = 6;

/** The size of a value in the answer, in bytes. */
const sizeOf = (value: unknown): number => {
  if (typeof value === 'string') return Buffer.byteLength(value);
  return typeof value === 'object' && value !== null ? Buffer.byteLength(JSON.stringify(value)) : 8;
};

/** The size of the name that the answer gives a field: a query may choose a long one, and repeat it in every row. */
const sizeOfName = ({ path }: GraphQLResolveInfo): number => Buffer.byteLength(String(path.key)) + PUNCTUATION_BYTES;

/** Counts what the execution of one query takes, and aborts it when that is too much. */
export class QueryBudget {
  readonly #limits: BudgetLimits;
  readonly #controller = new AbortController();
  readonly #deadline: NodeJS.Timeout;
  #rows = 0;
  #bytes = 0;
  #turnBegan = performance.now();
  #turn: Promise<void> | undefined;

  constructor(limits: BudgetLimits) {
    this.#limits = limits;
    const reason = refusal('The query took too long: ask for less, or try again.', 'TIMEOUT', 503);
    this.#deadline = setTimeout(() => this.#controller.abort(reason), limits.milliseconds).unref();
  }

  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  /** Call it when the execution has ended. Returns why it was aborted; undefined if it was not. */
  close(): GraphQLError | undefined {
    clearTimeout(this.#deadline);
    return this.signal.aborted ? (this.signal.reason as GraphQLError) : undefined;
  }

  /** Throws when the query has read too many items. */
  spendRows(count: number): void {
    this.#rows += count;
    const { rows } = this.#limits;
    if (this.#rows > rows) this.#abort(`The query reads more than ${rows} items: ask for fewer.`);
  }

  /** Throws when the answer has grown too long. */
  spendBytes(count: number): void {
    this.#bytes += count;
    const { bytes } = this.#limits;
    if (this.#bytes > bytes) this.#abort(`The answer has more than ${bytes} bytes: ask for less.`);
  }

  /** Lets other requests have their turn if this query has held the thread for long. */
  async pause(): Promise<void> {
    while (this.isLong) await this.#nextTurn();
  }

  get isLong(): boolean {
    return performance.now() - this.#turnBegan > TURN_MS;
  }

  #nextTurn(): Promise<void> {
    this.#turn ??= nextTurn().then(() => {
      this.#turn = undefined;
      this.#turnBegan = performance.now();
    });
    return this.#turn;
  }

  #abort(sentence: string): void {
    clearTimeout(this.#deadline);
    this.#controller.abort(refusal(sentence, 'TOO_LARGE', 400));
    this.signal.throwIfAborted();
  }
}

/** Counts the value of a field. A list waits here for its turn, so that many lists do not hold the thread together. */
function count(budget: QueryBudget, value: unknown, isLeaf: boolean): unknown {
  if (isLeaf) budget.spendBytes(sizeOf(value));
  if (!Array.isArray(value)) return value;
  const list: unknown[] = value;
  budget.spendRows(list.length);
  return budget.isLong ? budget.pause().then(() => list) : list;
}

function counting(resolve: Resolver, isLeaf: boolean): Resolver {
  return (source, args, context, info) => {
    const budget: unknown = info.rootValue;
    if (!(budget instanceof QueryBudget)) return resolve(source, args, context, info);
    budget.spendBytes(sizeOfName(info));
    const value: unknown = resolve(source, args, context, info);
    return value instanceof Promise
      ? value.then((settled: unknown) => count(budget, settled, isLeaf))
      : count(budget, value, isLeaf);
  };
}

/** Makes every field count against the budget of its query. */
export const countFields = (schema: GraphQLSchema): GraphQLSchema =>
  eachResolver(schema, (resolve, { type }) => counting(resolve, isLeafType(getNamedType(type))));
