import { use } from 'react';
import type { ResolvedPillar } from '@manna/shared/contracts';
import { CompositionContext, useSite, useText } from '@manna/shared/runtime';
import { versionsText } from './versions-text';
import styles from './site-versions.module.css';

/** The version of the shell, which the head of every page names first: 'shell 1.2.3; bible 1.0.0'. */
const shellVersion = (): string =>
  /^shell ([^;]+)/.exec(document.querySelector('meta[name=generator]')?.getAttribute('content') ?? '')?.[1] ?? '';

const areaOf = (path: string): string => path.split('/')[1] ?? '';

const showsPage = ({ metadata }: ResolvedPillar, path: string): boolean =>
  metadata?.routes.some((route) => areaOf(route.path) === areaOf(path)) ?? false;

/** Which version of what this page was made with, and who is responsible for it. For browsers only. */
export function SiteVersions({ path }: { path: string }) {
  const text = useText(versionsText);
  const { productName } = useSite();
  const pillars = use(CompositionContext)?.pillars ?? [];
  const parts = [[productName, shellVersion()], ...pillars.map(({ title, version }) => [title, version])];
  const owner = pillars.find((pillar) => showsPage(pillar, path))?.owner ?? productName;
  return (
    <p className={styles.versions}>
      {text.runs(parts.map((part) => part.join(' ').trim()).join(', '))} {text.responsible(owner)}
    </p>
  );
}
