import { pino, type Logger } from 'pino';

export interface LogLine {
  msg: string;
  level: number;
}

export const silentLog: Logger = pino({ level: 'silent' });

/** A logger whose lines a test can read. */
export function recordingLog(): { log: Logger; lines: LogLine[] } {
  const lines: LogLine[] = [];
  const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(JSON.parse(line) as LogLine) });
  return { log, lines };
}
