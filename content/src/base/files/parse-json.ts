import { faultAt, type Place } from './place';

/** Returns the line of a character offset in a text. */
export const lineAt = (text: string, at: number) => text.slice(0, at).split('\n').length;

/**
 * Parses JSON that starts at a given line of a file. Throws ContentError with file and line if it is invalid or
 * truncated.
 */
export function parseJson(text: string, { file, line }: Place): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const message = error instanceof Error ? error.message : '';
    // Node reports the position of a syntax error only for long texts, and never when the text ends too early.
    const length = text.trimEnd().length;
    const position = Number(/position (\d+)/.exec(message)?.[1] ?? (message.includes('end of JSON') ? length : 0));
    const end = position >= length;
    const place = { file, line: line - 1 + lineAt(text, Math.min(position, length)) };
    throw faultAt(place, end ? 'The JSON ends too early; the file seems to be cut off.' : 'This is not JSON.');
  }
}
