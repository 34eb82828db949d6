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

/**
 * Counts what the execution of one query takes, and ends it when that is too much. Neither an error nor a signal stops the
 * executor: it would abandon pending fields, and their rejections, which nobody handles, would stop the gateway. Instead, all
 * remaining fields stay pending, and the garbage collector takes them.
 */
export class QueryBudget {
  /** Never settles. Every field gets it once the budget is spent. */
  readonly never = new Promise<never>(() => undefined);
  readonly #limits: BudgetLimits;
  readonly #deadline: NodeJS.Timeout;
  readonly #spent: Promise<GraphQLError>;
  #end!: (reason: GraphQLError) => void;
  #reason: GraphQLError | undefined;
  #rows = 0;
  #bytes = 0;
  #turnBegan = performance.now();
  #turn: Promise<void> | undefined;

  constructor(limits: BudgetLimits) {
    this.#limits = limits;
    this.#spent = new Promise((resolve) => (this.#end = resolve));
    const reason = refusal('The query took too long: ask for less, or try again.', 'TIMEOUT', 503);
    this.#deadline = setTimeout(() => this.#stop(reason), limits.milliseconds).unref();
  }

  /** Whether the query has had all it may have. */
  get isSpent(): boolean {
    return this.#reason !== undefined;
  }

  /** Runs an execution until it ends or the budget is spent. Returns its result, or why there is none. */
  async run<Result>(execute: () => Result | Promise<Result>): Promise<Result | { errors: GraphQLError[] }> {
    try {
      const result = await Promise.race([execute(), this.#spent]);
      return this.#reason ? { errors: [this.#reason] } : (result as Result);
    } finally {
      clearTimeout(this.#deadline);
    }
  }

  /** Ends the query when it has read too many items. */
  spendRows(count: number): void {
    this.#rows += count;
    const { rows } = this.#limits;
    if (this.#rows > rows) this.#refuse(`The query reads more than ${rows} items: ask for fewer.`);
  }

  /** Ends the query when its response has grown too long. */
  spendBytes(count: number): void {
    this.#bytes += count;
    const { bytes } = this.#limits;
    if (this.#bytes > bytes) this.#refuse(`The answer has more than ${bytes} bytes: ask for less.`);
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

  #refuse(sentence: string): void {
    // Every field of the loop that the executor is in comes here, and an error with its stack is costly.
    if (!this.isSpent) this.#stop(refusal(sentence, 'TOO_LARGE', 400));
  }

  #stop(reason: GraphQLError): void {
    this.#reason ??= reason;
    this.#end(this.#reason);
  }
}

/** Counts the value of a field. A list waits here for its turn, so that many lists do not hold the thread together. */
function count(budget: QueryBudget, value: unknown, isLeaf: boolean): unknown {
  if (isLeaf) budget.spendBytes(sizeOf(value));
  const isList = Array.isArray(value);
  if (isList) budget.spendRows(value.length);
  if (budget.isSpent) return budget.never;
  return isList && budget.isLong ? budget.pause().then(() => (budget.isSpent ? budget.never : value)) : value;
}

/** Counts the value of a field when it is there. If the field fails after the budget is spent, it stays pending, too. */
async function counted(budget: QueryBudget, pending: Promise<unknown>, isLeaf: boolean): Promise<unknown> {
  try {
    return count(budget, await pending, isLeaf);
  } catch (error) {
    if (budget.isSpent) return budget.never;
    throw error;
  }
}

function counting(resolve: Resolver, isLeaf: boolean): Resolver {
  return (source, args, context, info) => {
    const budget: unknown = info.rootValue;
    if (!(budget instanceof QueryBudget)) return resolve(source, args, context, info);
    budget.spendBytes(sizeOfName(info));
    if (budget.isSpent) return budget.never;
    try {
      const value: unknown = resolve(source, args, context, info);
      return value instanceof Promise ? counted(budget, value, isLeaf) : count(budget, value, isLeaf);
    } catch (error) {
      // If it were thrown, the executor would abandon the fields beside this one.
      return Promise.reject(error instanceof Error ? error : new Error(String(error)));
    }
  };
}

/** Makes every field count against the budget of its query. */
export const countFields = (schema: GraphQLSchema): GraphQLSchema =>
  eachResolver(schema, (resolve, { type }) => counting(resolve, isLeafType(getNamedType(type))));
