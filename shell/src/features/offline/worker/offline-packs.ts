import type { Language, OfflinePack, OfflineShelf } from '@manna/shared/contracts';
import { escapeHtml } from '@manna/shared/domain';
import { offlineStore } from '@manna/shared/runtime/offline-store';
import { offlinePageTexts } from './offline-page-text';
import { plainPage } from './plain-page';

declare global {
  /** The packs of the site's pillars, by name: the gateway puts their verified scripts before the worker's own. */
  var mannaOfflinePacks: Readonly<Record<string, { default: OfflinePack } | undefined>> | undefined;
}

const packs = (): [pillar: string, pack: OfflinePack][] =>
  Object.entries(globalThis.mannaOfflinePacks ?? {}).flatMap(([pillar, module]) =>
    module ? [[pillar, module.default] as const] : [],
  ) as [string, OfflinePack][];

/** The page of the first pack that has one for this path. A pack that fails is skipped. */
export async function packPage(path: string, language: Language): Promise<Response | undefined> {
  for (const [pillar, pack] of packs()) {
    try {
      if (!pack.match(path)) continue;
      const page = await pack.respond(path, { store: offlineStore(pillar), language });
      if (!page) continue;
      const text = offlinePageTexts[language];
      const when = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short' }).format(page.savedAt);
      const note = `<aside>${escapeHtml(`${text.copy} ${text.savedOn(when)}`)}</aside>`;
      return plainPage({ status: 200, language, title: page.title, body: note + page.body });
    } catch (error) {
      console.error(`The offline pack of ${pillar} failed`, error);
    }
  }
  return undefined;
}

/** What the packs have downloaded, as lists of pages. */
export async function packShelves(language: Language): Promise<OfflineShelf[]> {
  const shelves = await Promise.all(
    packs().map(([pillar, pack]) =>
      pack.shelf({ store: offlineStore(pillar), language }).catch((): OfflineShelf => ({ heading: '', pages: [] })),
    ),
  );
  return shelves.filter(({ pages }) => pages.length > 0);
}

/** Whether a pillar with a pack has stored anything on this device. */
export async function hasDownloads(): Promise<boolean> {
  const names = await Promise.all(packs().map(([pillar]) => offlineStore(pillar).names()));
  return names.some((stored) => stored.length > 0);
}
