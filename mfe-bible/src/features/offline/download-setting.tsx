import { useId, useState, useSyncExternalStore } from 'react';
import { useLanguage, useReaderTranslation, useSite, useText } from '@manna/shared/runtime';
import { Actions, Alert, Button } from '@manna/shared/ui';
import { Select } from '@manna/shared/ui/controls';
import type { SiteConfig } from '@manna/shared/contracts';
import { cancelDownload, startDownload } from './download-run';
import type { DownloadedAmount, DownloadOutcome } from './downloads';
import { downloadText } from './offline-text';
import { useDownloadable, useDownloads, type DownloadableTranslation } from './use-downloads';
import styles from './download-setting.module.css';

/** Measured: 8.1 MB for the 1,189 chapters of the King James Version. */
const BYTES_PER_TRANSLATION = 8_000_000;
const BYTES_PER_MEGABYTE = 1_000_000;

const problems: Partial<Record<DownloadOutcome, 'noRoom' | 'failed'>> = { 'no-room': 'noRoom', failed: 'failed' };

/** Whether this browser can store pages for reading offline. */
const canDownload = ({ serviceWorker }: SiteConfig): boolean =>
  serviceWorker === 'on' && 'serviceWorker' in navigator && 'caches' in globalThis;

// What a browser can do does not change while a page is open.
const neverChanges = () => () => undefined;

/** The field of the settings that downloads whole translations for reading offline. */
export function DownloadSetting() {
  const text = useText(downloadText);
  const site = useSite();
  const headingId = useId();
  const { megabytes } = useFigures();
  // The server does not know the browser: it assumes that it can.
  const isPossible = useSyncExternalStore(
    neverChanges,
    () => canDownload(site),
    () => site.serviceWorker === 'on',
  );
  return (
    <section aria-labelledby={headingId} className={styles.setting}>
      <h3 id={headingId}>{text.heading}</h3>
      {isPossible ? (
        <>
          <p>{text.intro(megabytes(BYTES_PER_TRANSLATION))}</p>
          <Translations defaultTranslation={site.defaultTranslation} />
        </>
      ) : (
        <p>{text.notSupported}</p>
      )}
    </section>
  );
}

/** Formats how much of a translation there is. */
function useFigures() {
  const text = useText(downloadText);
  const language = useLanguage();
  const count = new Intl.NumberFormat(language);
  const decimal = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  const megabytes = (bytes: number) => decimal.format(bytes / BYTES_PER_MEGABYTE);
  const soFar = ({ chapters, bytes }: DownloadedAmount, total: number) =>
    text.progress(count.format(chapters), count.format(total), megabytes(bytes));
  return { megabytes, soFar };
}

function Translations({ defaultTranslation }: { defaultTranslation: string }) {
  const text = useText(downloadText);
  const { megabytes, soFar } = useFigures();
  const { translations, hasFailed } = useDownloadable();
  const { downloaded, run, outcome, remove } = useDownloads();
  const preferred = useReaderTranslation();
  const [asked, setSlug] = useState<string>();
  const slug = asked ?? preferred;
  const isWhole = (of: string) => downloaded.some((translation) => translation.slug === of && translation.isWhole);
  const offered = translations.filter((translation) => !isWhole(translation.slug));
  const chosen = offered.find((translation) => translation.slug === (run?.slug ?? slug)) ?? offered[0];
  const partial = downloaded.find((translation) => translation.slug === chosen?.slug);
  const problem = outcome && problems[outcome];

  const totalOf = (of: string) => translations.find((translation) => translation.slug === of)?.contains.chapters ?? 0;
  const start = ({ slug: of, name, shortName, language, direction, licence, year }: DownloadableTranslation) =>
    void startDownload({
      slug: of,
      name,
      shortName,
      language,
      direction,
      licence,
      year,
      isDefault: of === defaultTranslation,
    });
  return (
    <>
      <ul className={styles.downloaded}>
        {downloaded.map((translation) => (
          <li key={translation.slug}>
            <span>
              <strong>{translation.name}</strong>{' '}
              {translation.isWhole
                ? text.whole(megabytes(translation.bytes))
                : soFar(translation, totalOf(translation.slug))}
            </span>
            <Button icon="close" disabled={run !== undefined} onClick={() => void remove(translation.slug)}>
              {text.remove(translation.name)}
            </Button>
          </li>
        ))}
      </ul>
      {hasFailed && (
        <Alert status="danger" readOnly>
          {text.listFailed}
        </Alert>
      )}
      {chosen && !run && (
        <>
          <Select
            label={text.translation}
            options={offered.map((translation) => ({ value: translation.slug, label: translation.name }))}
            value={chosen.slug}
            onChange={setSlug}
          />
          <Actions>
            <Button look="filled" onClick={() => start(chosen)}>
              {partial ? text.resume : text.download}
            </Button>
          </Actions>
        </>
      )}
      {chosen && run && (
        <>
          <p>
            {chosen.name}: {soFar(run.amount, chosen.contains.chapters)}
          </p>
          <progress aria-label={chosen.name} max={chosen.contains.chapters} value={run.amount.chapters} />
          <Actions>
            <Button onClick={cancelDownload}>{text.cancel}</Button>
          </Actions>
        </>
      )}
      {problem && (
        <Alert status="danger" readOnly>
          {text[problem]}
        </Alert>
      )}
    </>
  );
}
