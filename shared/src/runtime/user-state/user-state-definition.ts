/**
 * Where a piece of user state lives: `session` in this tab until it is closed; `local` in this browser; `user` in this
 * browser and, for a signed-in reader, on the site; `user-only` the same, and an anonymous reader has none.
 */
type UserStateMode = 'session' | 'local' | 'user' | 'user-only';

export interface UserStateDefinition<T> {
  /** Lower-case words, hyphens and slashes: 'site/preferences'. A pillar's begin with 'pillars/<its name>/'. */
  readonly key: string;
  /** The key that the state had before; its stored value is taken over when nothing is stored under `key`. */
  readonly formerKey?: string;
  readonly mode: UserStateMode;
  /** The value that something from storage or from the site is; undefined where it is none, which clears it. */
  readonly read: (value: unknown) => T | undefined;
  /** The value of a reader who has none, and of every page on the server. The same object each time. */
  readonly initial: T;
}

/** Names a piece of user state, for useUserState. Its values must survive JSON. */
export const defineUserState = <T>(definition: UserStateDefinition<T>): UserStateDefinition<T> => definition;

/** Whether the site keeps it for a signed-in reader. */
export const isSynced = ({ mode }: UserStateDefinition<unknown>): boolean => mode.startsWith('user');
