import { useEffect, useEffectEvent, useState } from 'react';
import { accountPaths, bookNames } from '@manna/shared/domain';
import { useSession, useText } from '@manna/shared/runtime';
import { useUserDataArchive } from '@manna/shared/runtime/user-data';
import { Actions, Alert, Button } from '@manna/shared/ui';
import { Dialog, RadioGroup } from '@manna/shared/ui/controls';
import { AccountLinks } from '../parts/account-links';
import { Stack } from '../parts/stack';
import { importText } from './archive-text';
import styles from './import-dialog.module.css';
import { isFetched } from './is-fetched';
import { ImportPreview, NameList } from './import-preview';
import { changesAnything, planImport, type Imported, type ImportMode } from './plan-import';
import { LARGEST_FILE } from './read-archive';
import { readImport, type ReadImport } from './read-import';

interface ImportDialogProps {
  file: File;
  /** Called when the dialog closes; with a message if the import was done. */
  onClose: (message?: string) => void;
}

/** Reads a file, shows what it would change, and imports it when the reader agrees. */
export function ImportDialog({ file, onClose }: ImportDialogProps) {
  const text = useText(importText);
  const names = useText(bookNames);
  const { fetchAllUserData } = useUserDataArchive();
  const [read, setRead] = useState<ReadImport | { problem: 'unreadable' } | null>(null);
  /** Whether this device has everything that the site has. */
  const [isWhole, setWhole] = useState<boolean>();
  const compare = useEffectEvent(() => void isFetched(fetchAllUserData).then(setWhole));
  useEffect(() => compare(), []);
  useEffect(() => {
    let isOver = false;
    const settle = (result: ReadImport | { problem: 'unreadable' }) => {
      if (!isOver) setRead(result);
    };
    if (file.size > LARGEST_FILE) settle({ problem: 'huge' });
    else
      file.arrayBuffer().then(
        (bytes) => settle(readImport(new Uint8Array(bytes), names, Date.now())),
        () => settle({ problem: 'unreadable' }),
      );
    return () => {
      isOver = true;
    };
  }, [file, names]);

  return (
    <Dialog open title={text.title} closeLabel={text.close} width="wide" place="top" onClose={() => onClose()}>
      <div className={styles.import}>
        <p className={styles.file}>{file.name}</p>
        {(read === null || isWhole === undefined) && <p role="status">{text.reading}</p>}
        {read && 'problem' in read && (
          <Alert status="danger" readOnly>
            {text[read.problem]}
          </Alert>
        )}
        {read && !('problem' in read) && isWhole !== undefined && (
          <>
            {!isWhole && (
              <Alert status="warning" readOnly>
                {text.onlyHere}
              </Alert>
            )}
            <Choice read={read} onClose={onClose} />
          </>
        )}
      </div>
    </Dialog>
  );
}

type ReadFile = Exclude<ReadImport, { problem: unknown }>;

/** Without an account there are no bookmarks, so none are imported. */
function withoutBookmarks(imported: Imported): Imported {
  return { ...imported, bookmarks: [], details: {} };
}

function Choice({ read, onClose }: { read: ReadFile; onClose: (message?: string) => void }) {
  const text = useText(importText);
  const { profile } = useSession();
  const { readAllUserData, restoreUserData } = useUserDataArchive();
  const [mode, setMode] = useState<ImportMode>('merge');
  const imported = profile ? read.imported : withoutBookmarks(read.imported);
  const plan = planImport(readAllUserData(), imported, mode, useText(bookNames));
  const isUseful = changesAnything(plan);
  const count = read.imported.bookmarks.length;
  // A list of references has nothing but bookmarks.
  const isForNobody = !profile && read.kind !== 'archive';
  return (
    <>
      <p>{text[read.kind]}</p>
      {!profile && count > 0 && (
        <Alert status="warning" readOnly>
          <Stack>
            <p>{text.needsAccount(count)}</p>
            <AccountLinks destination={accountPaths.account} />
          </Stack>
        </Alert>
      )}
      {!isForNobody && (
        <>
          <RadioGroup
            label={text.how}
            options={[
              { value: 'merge', label: text.merge },
              { value: 'replace', label: text.replace },
            ]}
            value={mode}
            onChange={setMode}
          />
          <ImportPreview plan={plan} />
        </>
      )}
      {read.unread.length > 0 && (
        <details>
          <summary>{text.unread(read.unread.length)}</summary>
          <NameList names={read.unread} />
        </details>
      )}
      <Actions>
        {!isForNobody && (
          <Button
            look="filled"
            disabled={!isUseful}
            onClick={() => {
              // What the preview shows is what is written: the values are merged already.
              restoreUserData(plan.values, 'replace');
              onClose(text.done);
            }}
          >
            {text.apply}
          </Button>
        )}
        <Button onClick={() => onClose()}>{text.cancel}</Button>
      </Actions>
    </>
  );
}
