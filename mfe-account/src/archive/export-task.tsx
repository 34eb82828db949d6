import { useEffect, useEffectEvent } from 'react';
import { bookNames } from '@manna/shared/domain';
import { reportFailure, useLanguage, useSession, useSite, useText } from '@manna/shared/runtime';
import { useUserDataArchive } from '@manna/shared/runtime/user-data';
import { saveFile } from '../parts/save-file';
import { documentText } from './archive-text';
import { toArchive } from './archive-values';
import { isFetched } from './is-fetched';
import { writeArchive } from './write-archive';

/** What became of an export; 'partial' if the site could not be asked for what other devices have saved. */
export type ExportOutcome = 'done' | 'partial' | 'failed';

/** Exports everything once when it is mounted. Shows nothing. */
export function ExportTask({ onDone }: { onDone: (outcome: ExportOutcome) => void }) {
  const text = useText(documentText);
  const names = useText(bookNames);
  const language = useLanguage();
  const { productName } = useSite();
  const { profile } = useSession();
  const { fetchAllUserData, readAllUserData } = useUserDataArchive();
  const run = useEffectEvent(async () => {
    const isWhole = await isFetched(fetchAllUserData);
    const now = new Date();
    const day = new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(now);
    const words = { ...text, names, language, exported: text.exported(productName, day) };
    try {
      const who = profile ? { name: profile.name, email: profile.email.email } : undefined;
      const bytes = writeArchive(toArchive(readAllUserData(), now, who), location.origin, words);
      saveFile(`${fileName(productName)}-${now.toISOString().slice(0, 10)}.zip`, bytes, 'application/zip');
      onDone(isWhole ? 'done' : 'partial');
    } catch (error) {
      reportFailure(error, 'user-data');
      onDone('failed');
    }
  });
  useEffect(() => {
    void run();
  }, []);
  return null;
}

/** 'Daily Manna' as the name of a file: 'daily-manna'. */
const fileName = (productName: string): string =>
  productName
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '') || 'archive';
