import { isRouteErrorResponse } from 'react-router-dom';
import { ErrorResponse } from '@manna/shared/runtime/router-internals';
import { nearPages } from '@manna/shared/runtime';
import { PillarFailure } from '../remotes/pillar-failure';
import { garden } from '../../testing/pillars';
import { packErrors, unpackErrors } from './error-transfer';

const overTheWire = (errors: Record<string, unknown>) => unpackErrors(JSON.parse(JSON.stringify(packErrors(errors))));

describe('errors that cross from the server into the browser', () => {
  it('keep the status of a page that is not there', () => {
    const error = overTheWire({ page: new ErrorResponse(404, 'Not Found', 'HTTP 404') })?.page;
    expect(isRouteErrorResponse(error) && error.status).toBe(404);
  });

  it('keep the pages that are offered in its place', () => {
    const near = [{ path: '/bible/john/3', label: 'John 3' }];
    const data = { near: [...near, { path: '//elsewhere.example', label: 'Elsewhere' }, 7] };
    const error = overTheWire({ page: new ErrorResponse(404, 'Not Found', data) })?.page;
    expect(isRouteErrorResponse(error) && nearPages(error.data)).toEqual(near);
  });

  it('keep what the card for a failed pillar says', () => {
    const error = overTheWire({ page: new PillarFailure('contract', garden(), 'made for contract 9') })?.page;
    expect(error).toBeInstanceOf(PillarFailure);
    expect(error).toMatchObject({
      kind: 'contract',
      pillar: { title: 'Garden', owner: 'gardeners', version: '1.2.3' },
    });
  });

  it('tell nothing of what broke inside the server', () => {
    expect(JSON.stringify(packErrors({ page: new Error('password=hunter2') }))).not.toContain('hunter2');
    expect(overTheWire({ page: new Error('password=hunter2') })?.page).toBeInstanceOf(Error);
  });

  it('are empty if nothing failed', () => {
    expect(packErrors(null)).toBeNull();
    expect(unpackErrors(null)).toBeNull();
  });
});
