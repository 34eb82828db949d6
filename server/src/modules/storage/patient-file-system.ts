import fs from 'node:fs';
import { codeOf } from '../../start-error';

const RETRY_MS = 1_000;

/** A file system that is full, read-only or broken for a while. */
const unwritable: ReadonlySet<string> = new Set(['EROFS', 'ENOSPC', 'EDQUOT', 'EIO', 'EACCES', 'EPERM']);

type Done = (error: NodeJS.ErrnoException | null) => void;

const isSame = (one: fs.Stats | undefined, other: fs.Stats | undefined): boolean =>
  one?.mtimeMs === other?.mtimeMs && one?.ino === other?.ino;

/** Sets the times of a file as soon as that is possible. Fails with ENOENT if somebody else has changed it meanwhile. */
function utimesLater(file: string, atime: fs.TimeLike, mtime: fs.TimeLike, done: Done): void {
  fs.utimes(file, atime, mtime, (error) => {
    if (!unwritable.has(codeOf(error) ?? '')) return done(error);
    fs.stat(file, (_unknown, before: fs.Stats | undefined) => {
      const again = () =>
        fs.stat(file, (_gone, now: fs.Stats | undefined) => {
          if (isSame(before, now)) return utimesLater(file, atime, mtime, done);
          return done(Object.assign(new Error(`${file} was changed by another process`), { code: 'ENOENT' }));
        });
      setTimeout(again, RETRY_MS).unref();
    });
  });
}

/**
 * The file system for a lock whose holder touches it regularly. By itself the library takes a lock for lost that cannot be
 * touched for a while, but where nothing can be written nobody can take it over either.
 */
export const patientFileSystem: object = { ...fs, utimes: utimesLater };
