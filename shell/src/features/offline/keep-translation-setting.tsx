import { useId, useState, useSyncExternalStore } from 'react';
import { useLanguage, useSite, useText } from '@manna/shared/runtime';
import { Actions, Alert, Button } from '@manna/shared/ui';
import { Select } from '@manna/shared/ui/controls';
import type { KeepingOutcome, KeptAmount } from './keep-translation';
import { keepTranslationText } from './offline-text';
import { cancelKeeping, startKeeping } from './keeping-run';
import { canKeep } from './registration';
import { useKeepable, type KeepableTranslation } from './use-keepable';
import { useKeeping } from './use-keeping';
import styles from './keep-translation-setting.module.css';

/** What a whole translation takes on a device, as it was measured: 8.1 MB for the King James Version's 1,189 chapters. */
const BYTES_A_TRANSLATION = 8_000_000;
const BYTES_A_MEGABYTE = 1_000_000;

const problems: Partial<Record<KeepingOutcome, 'noRoom' | 'failed'>> = { 'no-room': 'noRoom', failed: 'failed' };

// What a browser can do does not change while a page is open.
const neverChanges = () => () => undefined;

/** The setting that keeps whole translations on this device for reading offline. */
export function KeepTranslation() {
  const text = useText(keepTranslationText);
  const site = useSite();
  const headingId = useId();
  const { megabytes } = useFigures();
  // The server does not know the browser, and hopes for the best.
  const isPossible = useSyncExternalStore(
    neverChanges,
    () => canKeep(site),
    () => site.serviceWorker === 'on',
  );
  return (
    <section aria-labelledby={headingId} className={styles.setting}>
      <h3 id={headingId}>{text.heading}</h3>
      {isPossible ? (
        <>
          <p>{text.intro(megabytes(BYTES_A_TRANSLATION))}</p>
          <Translations defaultTranslation={site.defaultTranslation} />
        </>
      ) : (
        <p>{text.notSupported}</p>
      )}
    </section>
  );
}

/** Ways to write how much there is of a translation. */
function useFigures() {
  const text = useText(keepTranslationText);
  const language = useLanguage();
  const count = new Intl.NumberFormat(language);
  const decimal = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  const megabytes = (bytes: number) => decimal.format(bytes / BYTES_A_MEGABYTE);
  const soFar = ({ chapters, bytes }: KeptAmount, total: number) =>
    text.progress(count.format(chapters), count.format(total), megabytes(bytes));
  return { megabytes, soFar };
}

function Translations({ defaultTranslation }: { defaultTranslation: string }) {
  const text = useText(keepTranslationText);
  const { megabytes, soFar } = useFigures();
  const { translations, failed } = useKeepable();
  const { kept, run, outcome, forget } = useKeeping();
  const [slug, setSlug] = useState(defaultTranslation);
  const chosen = translations.find((translation) => translation.slug === (run?.slug ?? slug)) ?? translations[0];
  const here = kept.find((translation) => translation.slug === chosen?.slug);
  const problem = outcome && problems[outcome];

  const totalOf = (of: string) => translations.find((translation) => translation.slug === of)?.contains.chapters ?? 0;
  const start = ({ slug: of, name, shortName, language, direction, licence }: KeepableTranslation) =>
    void startKeeping({
      slug: of,
      name,
      shortName,
      language,
      direction,
      licence,
      isDefault: of === defaultTranslation,
    });
  return (
    <>
      <ul className={styles.kept}>
        {kept.map((translation) => (
          <li key={translation.slug}>
            <span>
              <strong>{translation.name}</strong>{' '}
              {translation.isWhole
                ? text.whole(megabytes(translation.bytes))
                : soFar(translation, totalOf(translation.slug))}
            </span>
            <Button icon="close" disabled={run !== undefined} onClick={() => void forget(translation.slug)}>
              {text.remove(translation.name)}
            </Button>
          </li>
        ))}
      </ul>
      {failed && (
        <Alert status="danger" readOnly>
          {text.listFailed}
        </Alert>
      )}
      {chosen && !run && (
        <>
          <Select
            label={text.translation}
            options={translations.map((translation) => ({ value: translation.slug, label: translation.name }))}
            value={chosen.slug}
            onChange={setSlug}
          />
          <Actions>
            <Button look="filled" disabled={here?.isWhole ?? false} onClick={() => start(chosen)}>
              {here ? text.goOn : text.keep}
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
            <Button onClick={cancelKeeping}>{text.cancel}</Button>
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
