/** What a hash worker is asked to do. `hashed` is missing if a password is to be hashed instead of verified. */
export interface HashTask {
  id: number;
  password: string;
  hashed?: string;
}

/** 'common' if the password is one of the commonest and was not hashed. */
export type HashResult = { id: number } & ({ hash: string } | { isRight: boolean } | { refused: 'common' });
