import { waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { ResolvedPillar, Slots } from '@manna/shared/contracts';
import { Texts, type Profile } from '@manna/shared/runtime';
import { renderWithApp } from '@manna/shared/testing';
import { PillarRegistry, type PillarSource } from '../host/remotes/pillar-registry';
import { RegistryContext } from '../host/router/page-context';
import { sourceOf } from './pillars';

interface Reader {
  /** The signed-in reader; by default nobody is signed in. */
  profile?: Partial<Profile>;
  /** Whether servers of other origins respond; true by default. */
  hasNetwork?: () => boolean;
  /** Delays the session's response until the test calls `answer`, which `showToReader` returns. */
  held?: boolean;
  /** The pillars of the site; none by default. */
  pillars?: readonly ResolvedPillar[];
  /** The source of their code. */
  source?: PillarSource;
  slots?: Slots;
}

/** Fakes the responses of GET /api/session for this reader and of other origins; any other request fails. */
function answerFor({ profile, held = false, hasNetwork = () => true }: Reader): () => void {
  const user = profile ? { id: '1', name: 'Ruth', email: { email: 'ruth@bethlehem.example' }, ...profile } : null;
  // As the gateway does: without it nobody asks who is signed in.
  document.cookie = 'dm-signed-in=1';
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

/** Renders an element like renderWithApp, for this reader. The session is known when it resolves, unless `held`. */
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
