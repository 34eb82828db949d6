import { ContentError } from '../content-error';

/** A position in an operator's file; `file` as the operator can find it, `line` from 1. */
export interface Place {
  readonly file: string;
  readonly line: number;
}

/** The error for a fault in a file: '01GEN.usfm:12: The marker \foo is not known.' */
export const faultAt = ({ file, line }: Place, sentence: string): ContentError =>
  new ContentError(`${file}:${line}: ${sentence}`);
