import { useState } from 'react';
import { Page, PageSection } from '..';
import { RadioGroup } from '../controls';
import styles from './gallery.module.css';
import { sections } from './sections';

const themes = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'sepia', label: 'Sepia' },
] as const;
type Theme = (typeof themes)[number]['value'];

/** A page of the gallery: the section in its path, otherwise the first one. */
export function Gallery({ path, theme: first = 'light' }: { path: string; theme?: string }) {
  const [theme, setTheme] = useState<Theme>(themes.find(({ value }) => value === first)?.value ?? 'light');
  const section = sections.find(({ id }) => path === `/${id}`) ?? sections[0];
  const changeTheme = (next: Theme) => {
    setTheme(next);
    document.documentElement.dataset['theme'] = next;
  };
  return (
    <>
      <nav aria-label="Sections" className={styles.sections}>
        {sections.map(({ id, title }) => (
          <a key={id} href={`/${id}?theme=${theme}`} aria-current={id === section?.id ? 'page' : undefined}>
            {title}
          </a>
        ))}
      </nav>
      <main>
        <Page title="Gallery">
          <RadioGroup label="Theme" look="segmented" options={themes} value={theme} onChange={changeTheme} />
          {section && (
            <PageSection id="section" title={section.title}>
              <section.Demo />
            </PageSection>
          )}
        </Page>
      </main>
    </>
  );
}
