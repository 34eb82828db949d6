import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const halves = ['tuning', 'test'] as const;
export type Half = (typeof halves)[number];

/** Something that readers type, and what they hope to find. */
export interface JudgedQuery {
  readonly query: string;
  /** 'misspelt': see README.md. */
  readonly kind: string;
  /** One or more: 'John.3.16' is a verse, 'people/moses' the category and slug of an entry. */
  readonly answers: readonly string[];
}

/** Parses the format of README.md. Throws an Error that names the line which is not in this format. */
export function parseJudged(text: string): readonly JudgedQuery[] {
  const queries: JudgedQuery[] = [];
  let kind: string | undefined;
  text.split('\n').forEach((line, index) => {
    if (line.trim() === '' || line.startsWith('#')) return;
    const [, heading] = /^\[([^\]]+)\]$/.exec(line) ?? [];
    if (heading !== undefined) {
      kind = heading;
      return;
    }
    const [, query, answers] = /^(\S.*?) = (\S.*)$/.exec(line) ?? [];
    if (kind === undefined || query === undefined || answers === undefined) {
      throw new Error(`Line ${index + 1} is neither a kind nor a query with its answers: ${line}`);
    }
    queries.push({ query, kind, answers: answers.trim().split(/\s+/) });
  });
  return queries;
}

/** The judged queries of one half, in the order of its file. */
export const judgedQueries = (half: Half): readonly JudgedQuery[] =>
  parseJudged(readFileSync(join(__dirname, `${half}.txt`), 'utf8'));
