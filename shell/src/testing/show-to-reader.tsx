import { waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { ResolvedPillar, Slots } from '@manna/shared/contracts';
import { Texts, type Profile } from '@manna/shared/runtime';
import { renderWithApp } from '@manna/shared/testing';
import { PillarRegistry, type PillarSource } from '../host/remotes/pillar-registry';
import { RegistryContext } from '../host/router/page-context';
import { sourceOf } from './pillars';

interface Reader {
  /** Who is signed in; nobody unless said otherwise. */
  profile?: Partial<Profile>;
  /** Whether servers of other origins answer; they do unless said otherwise. */
  hasNetwork?: () => boolean;
  /** Keeps the answer back until what `showToReader` returns as `answer` is called. */
  held?: boolean;
  /** The pillars of the site; none by default. */
  pillars?: readonly ResolvedPillar[];
  /** Where their code comes from. */
  source?: PillarSource;
  slots?: Slots;
}

/** Has GET /api/session answer for this reader, and servers of other origins; any other request fails. */
function answerFor({ profile, held = false, hasNetwork = () => true }: Reader): () => void {
  const user = profile ? { id: '1', name: 'Ruth', email: 'ruth@bethlehem.example', ...profile } : null;
  let release: () => void = () => undefined;
  const released = held ? new Promise<void>((resolve) => (release = resolve)) : Promise.resolve();
  globalThis.fetch = async (address) => {
    if (typeof address === 'string' && address.startsWith('https:') && hasNetwork()) return new Response();
    if (address !== '/api/session') throw new Error(`Nothing answers ${JSON.stringify(address)}`);
    await released;
    return Response.json({ user });
  };
  return () => release();
}

/** Renders an element as renderWithApp does, for a reader whom the site knows once this resolves, unless it is held back. */
export async function showToReader(
  element: ReactNode,
  {
    profile,
    held = false,
    hasNetwork,
    pillars = [],
    source = sourceOf(),
    slots = {},
    ...app
  }: Reader & Parameters<typeof renderWithApp>[1] = {},
): Promise<ReturnType<typeof renderWithApp> & { answer: () => void }> {
  const answer = answerFor({ ...(profile && { profile }), ...(hasNetwork && { hasNetwork }), held });
  const registry = new PillarRegistry({ pillars, source, own: {}, texts: new Texts() });
  const composition = { pillars: [...pillars], slots };
  const shown = renderWithApp(<RegistryContext value={registry}>{element}</RegistryContext>, { composition, ...app });
  if (!held) await waitFor(() => expect(['loaded', 'notLoaded']).toContain(shown.store.getState().session.status));
  return { ...shown, answer };
}
