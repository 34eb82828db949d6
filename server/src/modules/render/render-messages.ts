import type { RenderQuery, RenderQueryAnswer, RenderRequest, RenderResult } from '@manna/shared/contracts';
import type { PinnedFile } from './bundle-evaluator';

/** The parts of a request that all pages of a composition share. They are large, so a worker gets them once. */
export type SharedParts = Pick<RenderRequest, 'composition' | 'shell' | 'pillars'>;

/** The parts of a request that differ from page to page. */
export type OwnParts = Omit<RenderRequest, keyof SharedParts>;

/** What the gateway sends to a worker. A worker has one page at a time; `page` is its number. */
export type ToWorker =
  | { kind: 'shell'; shell: PinnedFile }
  | { kind: 'shared'; parts: SharedParts }
  /** `withheld` names the pillars whose code must not run here, because the browser renders them. */
  | { kind: 'page'; page: number; parts: OwnParts; withheld: readonly string[] }
  | { kind: 'answer'; page: number; answer: RenderQueryAnswer };

/** What a worker sends to the gateway. */
export type FromWorker =
  /** The worker takes pages now. If the shell could not be loaded, `failure` says why, and each page tries it again. */
  | { kind: 'ready'; failure?: string }
  | { kind: 'started'; page: number }
  /** Code of this pillar is about to run, until another pillar is named. */
  | { kind: 'entering'; page: number; pillar: string }
  | { kind: 'query'; page: number; query: RenderQuery }
  | { kind: 'rendered'; page: number; result: RenderResult }
  /** If it is uncertain that the page's own pillars made it fail, it may go well when it is rendered again. */
  | { kind: 'failed'; page: number; reason: string; isUncertain: boolean }
  /** Something was thrown that no page waits for. */
  | { kind: 'late'; reason: string; stack?: string };
