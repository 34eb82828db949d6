import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { useData } from '@manna/shared/runtime';
import { useAnswer } from '@manna/shared/runtime/use-answer';
import { DownloadableTranslationsDocument, type DownloadableTranslationsQuery } from '../../generated/graphql';
import { dismissOutcome, downloadState, onDownloadChange, type DownloadState } from './download-run';
import { downloadedTranslations, removeDownload, type DownloadedTranslation } from './downloads';

interface Downloads extends DownloadState {
  /** Empty if the storage of this device cannot be read. */
  downloaded: readonly DownloadedTranslation[];
  /** Never rejects: what could not be removed stays in `downloaded`. */
  remove: (slug: string) => Promise<void>;
}

/** The translations on this device, and the one that is being downloaded, whoever started that. */
export function useDownloads(): Downloads {
  const { run, outcome } = useSyncExternalStore(onDownloadChange, downloadState, downloadState);
  const [downloaded, setDownloaded] = useState<readonly DownloadedTranslation[]>([]);
  const isRunning = run !== undefined;

  const refresh = useCallback(() => downloadedTranslations().then(setDownloaded, () => setDownloaded([])), []);
  useEffect(() => {
    if (!isRunning) void refresh();
  }, [isRunning, refresh]);

  const remove = async (slug: string) => {
    dismissOutcome();
    await removeDownload(slug).catch(() => undefined);
    await refresh();
  };
  return { downloaded, run, outcome, remove };
}

export type DownloadableTranslation = DownloadableTranslationsQuery['translations'][number];

interface Downloadable {
  /** Empty until they are loaded. */
  translations: readonly DownloadableTranslation[];
  hasFailed: boolean;
}

/** Every translation of the site. */
export function useDownloadable(): Downloadable {
  const data = useData();
  const answer = useAnswer(() => data.query(DownloadableTranslationsDocument, {}), [data]);
  return {
    translations: answer.status === 'answered' ? answer.result.translations : [],
    hasFailed: answer.status === 'failed',
  };
}
