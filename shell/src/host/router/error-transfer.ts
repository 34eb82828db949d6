import { isRouteErrorResponse } from 'react-router-dom';
import { ErrorResponse } from '@manna/shared/runtime/router-internals';
import type { FailureKind } from '@manna/shared/contracts';
import { nearPages, type NearPage } from '@manna/shared/runtime';
import { PillarFailure } from '../remotes/pillar-failure';

/** Route errors on their way from the server's page to the browser, by route id. */
type TransferredError =
  | { type: 'status'; status: number; statusText: string; near: NearPage[] }
  | { type: 'pillar'; kind: FailureKind; pillar: { name: string; title: string; owner: string; version: string } }
  | { type: 'other' };

/** Route errors as plain data; messages and stacks stay on the server. */
export function packErrors(errors: Record<string, unknown> | null): Record<string, TransferredError> | null {
  if (!errors) return null;
  return Object.fromEntries(Object.entries(errors).map(([id, error]) => [id, packError(error)]));
}

function packError(error: unknown): TransferredError {
  if (isRouteErrorResponse(error)) {
    const { status, statusText } = error;
    return { type: 'status', status, statusText, near: nearPages(error.data) };
  }
  if (!(error instanceof PillarFailure)) return { type: 'other' };
  const { name, title, owner, version } = error.pillar;
  return { type: 'pillar', kind: error.kind, pillar: { name, title, owner, version } };
}

/** The errors of a page from the server, in the form that the router and the error pages expect. */
export function unpackErrors(errors: Record<string, unknown> | null): Record<string, unknown> | null {
  if (!errors) return null;
  return Object.fromEntries(Object.entries(errors).map(([id, error]) => [id, unpackError(error as TransferredError)]));
}

function unpackError(error: TransferredError): unknown {
  if (error.type === 'status') return new ErrorResponse(error.status, error.statusText, { near: error.near });
  if (error.type === 'other') return new Error('The page could not be made on the server');
  return new PillarFailure(error.kind, error.pillar, 'The pillar was refused');
}
