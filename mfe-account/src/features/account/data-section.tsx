import { useState } from 'react';
import { useText } from '@manna/shared/runtime';
import { useClearHistory, useHistoryPause } from '@manna/shared/runtime/user-data';
import { Button } from '@manna/shared/ui';
import { Switch } from '@manna/shared/ui/controls';
import type { ExportOutcome } from '../../archive/export-task';
import { ConfirmedButton } from '../../parts/confirmed-button';
import { lazySection } from '../../parts/lazy-section';
import sections from './sections.module.css';
import styles from './account-page.module.css';
import { accountText } from './account-text';

/** Loads everything that reads and writes files. */
export const loadArchive = () => import(/* webpackChunkName: "account-archive" */ '../../archive/archive-parts');

const ImportDialog = lazySection(() => loadArchive().then((part) => part.ImportDialog));
const ExportTask = lazySection(() => loadArchive().then((part) => part.ExportTask));

/** What readers can do with their data. It needs no account. */
export function DataSection() {
  const text = useText(accountText);
  return (
    <>
      <noscript>{text.needsScript}</noscript>
      <div className={styles.scripted}>
        <div className={sections.columns}>
          <HistoryControls />
          <ArchiveControls />
        </div>
      </div>
    </>
  );
}

function HistoryControls() {
  const text = useText(accountText);
  const [isPaused, setPaused] = useHistoryPause();
  const clear = useClearHistory();
  const [isCleared, setCleared] = useState(false);
  return (
    <section className={sections.part} aria-labelledby="history-title">
      <h3 id="history-title" className={sections.heading}>
        {text.history}
      </h3>
      <Switch label={text.pause} help={text.pauseHint} checked={isPaused} onChange={setPaused} />
      <ConfirmedButton
        label={text.clear}
        question={text.clearQuestion}
        confirm={text.clearConfirm}
        onConfirm={() => {
          clear();
          setCleared(true);
        }}
      />
      <p role="status" className={styles.outcome}>
        {isCleared && text.cleared}
      </p>
    </section>
  );
}

type ExportState = 'idle' | 'running' | ExportOutcome;

function ArchiveControls() {
  const text = useText(accountText);
  const [state, setState] = useState<ExportState>('idle');
  const [file, setFile] = useState<File | null>(null);
  const [outcome, setOutcome] = useState<string>();
  const said = {
    idle: null,
    running: null,
    done: text.exported,
    partial: text.exportedHere,
    failed: text.exportFailed,
  }[state];
  return (
    <section className={sections.part} aria-labelledby="archive-title">
      <h3 id="archive-title" className={sections.heading}>
        {text.archive}
      </h3>
      <p className={styles.hint}>{text.archiveHint}</p>
      <div>
        <Button disabled={state === 'running'} onClick={() => setState('running')}>
          {state === 'running' ? text.exporting : text.export}
        </Button>
      </div>
      {state === 'running' && <ExportTask onDone={setState} />}
      <p role="status" className={styles.outcome}>
        {said}
      </p>
      <p className={styles.hint} id="import-hint">
        {text.importHint}
      </p>
      <label className={styles.choose}>
        <input
          type="file"
          className={styles.file}
          accept=".zip,.csv,.txt,application/zip,text/csv,text/plain"
          aria-describedby="import-hint"
          onChange={({ target }) => {
            setFile(target.files?.[0] ?? null);
            setOutcome(undefined);
            // The same file can be chosen again.
            target.value = '';
          }}
        />
        {text.import}
      </label>
      <p role="status" className={styles.outcome}>
        {outcome}
      </p>
      {file && (
        <ImportDialog
          file={file}
          onClose={(message) => {
            setFile(null);
            setOutcome(message);
          }}
        />
      )}
    </section>
  );
}
