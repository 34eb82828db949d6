import type { FailureKind, ResolvedComposition } from './boot';
import type { Override } from './composition';
import type { Language } from './language';
import type { SiteConfig } from './site-config';
import type { ShellRelease } from './shell-release';

/** A request to a render worker. It is sent to another process, so it holds plain data only. */
export interface RenderRequest {
  /** Absolute URL of the reader's request. */
  url: string;
  /** Language of the interface. */
  language: Language;
  site: SiteConfig;
  composition: ResolvedComposition;
  /** `styles`, here and below: verified style sheets by file name, to be inlined in the page. */
  shell: {
    base: string;
    release: ShellRelease;
    styles: Record<string, string>;
    /** Path of its server bundle on this machine, and its pin. */
    serverFile: string;
    serverIntegrity: string;
  };
  /** By pillar name: text of the federation manifest, if it has one, and path of the verified server bundle on this machine. */
  pillars: Record<
    string,
    { manifest: string | undefined; serverFile: string; serverIntegrity: string; styles: Record<string, string> }
  >;
  /** What this browser runs in place of a composed release. Then the page has no content, and the browser renders it. */
  override?: Override | undefined;
  /** Nonce of the page's Content-Security-Policy. */
  nonce: string;
}

/**
 * A part of a page whose HTML is missing, so that the browser renders it. 'postponed': a side panel that the server left
 * out, because the page had taken long enough.
 */
export interface PartFailure {
  pillar: string;
  kind: FailureKind | 'postponed';
  message: string;
}

/** The rendered response. A page with failures must not be cached. */
export type RenderResult =
  | { kind: 'page'; status: number; html: string; failures: PartFailure[] }
  | { kind: 'redirect'; status: number; location: string };

/** A persisted query that a render worker sends to the gateway, and its response. */
export interface RenderQuery {
  id: number;
  /** SHA-256 of the query's text, by which the releases of the shell and of its pillars list it. */
  hash: string;
  variables: Record<string, unknown>;
}
export type RenderQueryAnswer = { id: number; data: unknown } | { id: number; error: string };

/** Exports of the shell's server bundle. Pillar bundles use the module instances in `hostModules`. */
export interface ShellServer {
  render(
    request: RenderRequest,
    host: {
      loadPillar(name: string): Promise<unknown>;
      /** Says that code of this pillar is about to run, so that it is blamed if the page never ends. */
      entering(pillar: string): void;
      /** Runs a persisted query by its hash; rejects with an Error if no release of this page lists it. */
      query(hash: string, variables: Record<string, unknown>): Promise<unknown>;
    },
  ): Promise<RenderResult>;
  hostModules: Readonly<Record<string, unknown>>;
}
