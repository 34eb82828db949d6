/** What is added to lunr's score of each of these documents. */
export type AddedScores = ReadonlyMap<number, number>;

export const nothingAdded: AddedScores = new Map();

/** Sets the score of a document, unless it has a higher one. */
export function raise(scores: Map<number, number>, document: number, score: number): void {
  scores.set(document, Math.max(score, scores.get(document) ?? 0));
}
