import type { UserDataKind } from '../../contracts';

/**
 * Where a piece of user state lives: `session` in this tab until it is closed; `local` in this browser; `user` in this
 * browser and, for a signed-in reader, on the site; `user-only` is the same, but does not exist for anonymous readers.
 */
type UserStateMode = 'session' | 'local' | 'user' | 'user-only';

export interface UserStateDefinition<T> {
  /** Lower-case words, hyphens and slashes: 'site/preferences'. A pillar's begin with 'pillars/<its name>/'. */
  readonly key: string;
  /** The former key. Its stored value is used if there is none under `key`. */
  readonly formerKey?: string;
  readonly mode: UserStateMode;
  /**
   * How the values of several devices are merged, for keys that the site does not know itself. By default as JSON: objects
   * by field, lists by item.
   */
  readonly kind?: UserDataKind;
  /** Parses a value from storage or from the site. Returns undefined if it is invalid, which removes it. */
  readonly read: (value: unknown) => T | undefined;
  /** The value for a reader who has none, and for every page on the server. Always the same object. */
  readonly initial: T;
}

/** Defines a piece of user state for useUserState. Its values must survive JSON. */
export const defineUserState = <T>(definition: UserStateDefinition<T>): UserStateDefinition<T> => definition;

/** Whether the site saves it for a signed-in reader. */
export const isSynced = ({ mode }: Pick<UserStateDefinition<unknown>, 'mode'>): boolean => mode.startsWith('user');
