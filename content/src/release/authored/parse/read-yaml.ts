import { isMap, isScalar, isSeq, LineCounter, parseDocument, type Node } from 'yaml';
import type { z } from 'zod';
import type { LineFault } from '../fault';

type FieldPath = readonly PropertyKey[];

/** Returns the line of a field, or of the nearest enclosing field if the field is missing. */
export type LineOf = (...path: FieldPath) => number;

/** Parsed and checked YAML. `data` is missing if there is any fault. */
export interface YamlRead<T> {
  readonly data?: T;
  readonly lineOf: LineOf;
  readonly faults: readonly LineFault[];
}

type Issue = z.core.$ZodRawIssue;

function sentenceEnd(issue: Issue): string | undefined {
  if (issue.code === 'invalid_type' && issue.input === undefined) return 'is missing';
  if (issue.code === 'invalid_type') return `must be ${issue.expected === 'array' ? 'a list' : `a ${issue.expected}`}`;
  if (issue.code === 'invalid_value') return `must be one of ${issue.values.join(', ')}`;
  if (issue.code === 'too_small') return `is too small or too short: ${issue.minimum} at least`;
  if (issue.code === 'too_big') return `is too large or too long: ${issue.maximum} at most`;
  return undefined;
}

/** Returns the node of a field's value, and the offset at which the field begins. */
function fieldOf(parent: unknown, key: PropertyKey): { start: number | undefined; value: unknown } | undefined {
  if (isMap(parent)) {
    const pair = parent.items.find(({ key: name }) => isScalar(name) && name.value === key);
    return pair && { start: (pair.key as Node).range?.[0], value: pair.value };
  }
  if (!isSeq(parent) || typeof key !== 'number') return undefined;
  const value = parent.items[key] as Node | undefined;
  return value && { start: value.range?.[0], value };
}

/** Parses YAML whose first line is line `firstLine` of its file. Every fault has the line in the file. */
export function readYaml<T>(text: string, firstLine: number, schema: z.ZodType<T>): YamlRead<T> {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const lineAt = (offset: number) => firstLine + Math.max(lines.linePos(offset).line, 1) - 1;
  const lineOf: LineOf = (...path) => {
    let node: unknown = document.contents;
    let line = firstLine;
    for (const key of path) {
      const field = fieldOf(node, key);
      if (!field) break;
      if (field.start !== undefined) line = lineAt(field.start);
      node = field.value;
    }
    return line;
  };
  const misread = [...document.errors, ...document.warnings];
  if (misread.length > 0) {
    const faults = misread.map(({ pos, message }) => ({
      line: lineAt(pos[0]),
      sentence: `This is not YAML: ${message}.`,
    }));
    return { lineOf, faults };
  }
  const result = schema.safeParse(document.toJS(), { error: sentenceEnd });
  if (result.success) return { data: result.data, lineOf, faults: [] };
  const faults = result.error.issues.flatMap((issue): LineFault[] =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => ({ line: lineOf(...issue.path, key), sentence: `There is no field "${key}" here.` }))
      : [{ line: lineOf(...issue.path), sentence: `"${issue.path.join('.')}" ${issue.message}.` }],
  );
  return { lineOf, faults };
}
