import type { Cue } from '@manna/shared/contracts';
import { parseText, tokenizeVTTCue } from 'media-captions';

type Token = ReturnType<typeof tokenizeVTTCue>[number];

const wordsOf = (tokens: readonly Token[]): string =>
  tokens.map((token) => (token.type === 'text' ? token.data : wordsOf(token.children))).join('');

const milliseconds = (seconds: number) => Math.round(seconds * 1000);

/** Reads WebVTT as plain words with their times. Returns a sentence about the fault if a cue cannot be read, or none is there. */
export async function readCaptions(name: string, text: string): Promise<readonly Cue[] | string> {
  const { cues: read, errors } = await parseText(text, { errors: true });
  const [error] = errors;
  if (error) return `${name}:${error.line}: ${error.message}.`;
  const cues = read
    .map((cue) => ({
      text: wordsOf(tokenizeVTTCue(cue)).replaceAll(/\s+/g, ' ').trim(),
      startMs: milliseconds(cue.startTime),
      endMs: milliseconds(cue.endTime),
    }))
    .filter(({ text: words }) => words !== '')
    .sort((one, other) => one.startMs - other.startMs);
  // The parser leaves out a cue that ends before it starts, and says nothing of it.
  const wanted = text.split(/\r\n|\r|\n/).filter((line) => line.includes('-->')).length;
  if (read.length < wanted) return `${name} has ${wanted} cues, of which ${wanted - read.length} cannot be read.`;
  return cues.length === 0 ? `${name} has no words.` : cues;
}
