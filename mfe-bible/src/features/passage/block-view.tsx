import { memo, useCallback } from 'react';
import { bookNames } from '@manna/shared/domain';
import { useText } from '@manna/shared/runtime';
import { Alert, Button } from '@manna/shared/ui';
import type { BlockFailure, BlockText, PartText } from './load-block';
import { PartView } from './part-view';
import { passageName } from './passage-name';
import { passageText } from './passage-text';
import { refsOf, type Block, type ChapterPart } from './plan-blocks';
import { useGrowth } from './use-growth';

interface BlockViewProps {
  block: Block;
  text: BlockText;
  /** Slug. */
  translation: string;
  /** Index in the passage, from 0. */
  index: number;
  /** Whether it is rendered at once instead of in steps. Only read on mount: rendered text stays. */
  isAtOnce: boolean;
  /** Called when all of it is rendered. */
  onDrawn: (index: number) => void;
  /** Left out if a retry would not help. */
  onRetry?: ((index: number) => void) | undefined;
}

type Run = { kind: 'part'; part: ChapterPart; text: Exclude<PartText, { problem: 'no text' }> } | MissingRun;
/** Consecutive chapters that the translation does not have. */
interface MissingRun {
  kind: 'missing';
  parts: ChapterPart[];
}

function runsOf(block: Block, texts: readonly PartText[]): Run[] {
  const runs: Run[] = [];
  block.forEach((part, index) => {
    const text = texts[index];
    const last = runs.at(-1);
    if (text && text.problem !== 'no text') runs.push({ kind: 'part', part, text });
    else if (last?.kind === 'missing') last.parts.push(part);
    else runs.push({ kind: 'missing', parts: [part] });
  });
  return runs;
}

const lettersOf = (run: Run): number => (run.kind === 'part' && !run.text.problem ? run.text.content.length : 0);

/** A block of a passage. Memoised: while the reader scrolls, the blocks around it change and this one does not. */
export const BlockView = memo(function BlockView(props: BlockViewProps) {
  const { block, text, translation, index, isAtOnce, onDrawn, onRetry } = props;
  const runs = text.failure ? [] : runsOf(block, text.parts);
  const letters = useGrowth(
    runs.reduce((sum, run) => sum + lettersOf(run), 0),
    isAtOnce,
    useCallback(() => onDrawn(index), [onDrawn, index]),
  );
  if (text.failure) return <Failure block={block} failure={text.failure} onRetry={onRetry && (() => onRetry(index))} />;
  const starts = runs.map((_, position) => runs.slice(0, position).reduce((sum, run) => sum + lettersOf(run), 0));
  return runs.map((run, position) => {
    const drawn = letters - (starts[position] ?? 0);
    if (drawn < 0) return null;
    return run.kind === 'part' ? (
      <PartView
        key={position}
        part={run.part}
        text={run.text}
        translation={translation}
        id={`b${index + 1}c${position + 1}`}
        letters={Math.min(drawn, lettersOf(run))}
      />
    ) : (
      <Missing key={position} parts={run.parts} translation={translation} />
    );
  });
});

function Missing({ parts, translation }: { parts: readonly ChapterPart[]; translation: string }) {
  const text = useText(passageText);
  const names = useText(bookNames);
  return (
    <Alert status="danger" readOnly>
      {text.noText(translation.toUpperCase(), passageName(refsOf(parts), names))}
    </Alert>
  );
}

interface FailureProps {
  block: Block;
  failure: BlockFailure;
  onRetry: (() => void) | undefined;
}

function Failure({ block, failure, onRetry }: FailureProps) {
  const text = useText(passageText);
  const names = useText(bookNames);
  return (
    <Alert status="danger" readOnly>
      <p>{failure === 'invalid' ? text.invalid(passageName(refsOf(block), names)) : text[failure]}</p>
      {onRetry && <Button onClick={onRetry}>{text.retry}</Button>}
    </Alert>
  );
}
