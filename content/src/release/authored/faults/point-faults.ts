import type { AuthoredContent } from '../authored';
import type { Fault } from '../fault';

/** Reports candidates that are out of order, and shares of more than the whole. */
export const pointFaults = ({ points }: AuthoredContent): Fault[] =>
  points.flatMap(({ file, data, lineOf }) =>
    Object.entries(data).flatMap(([slug, candidates]): Fault[] => {
      const shares = candidates.map(({ confidence }) => confidence);
      const sum = shares.reduce((total, share) => total + share, 0);
      const isInOrder = shares.every((share, index) => index === 0 || share <= (shares[index - 1] ?? 0));
      return [
        ...(isInOrder ? [] : ['The most likely site comes first.']),
        ...(sum > 100 ? [`The confidence of all sites together is ${sum}; at most 100.`] : []),
      ].map((sentence) => ({ file, line: lineOf(slug), sentence: `${slug}: ${sentence}` }));
    }),
  );
