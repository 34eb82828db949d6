import { isRouteErrorResponse } from 'react-router-dom';
import { ErrorResponse } from '@manna/shared/runtime/router-internals';
import { nearPages } from '@manna/shared/runtime';
import { PillarFailure } from '../remotes/pillar-failure';
import { garden } from '../../testing/pillars';
import { packErrors, unpackErrors } from './error-transfer';

const overTheWire = (errors: Record<string, unknown>) => unpackErrors(JSON.parse(JSON.stringify(packErrors(errors))));

describe('errors that the server sends to the browser', () => {
  it('keep the status of a 404', () => {
    const error = overTheWire({ page: new ErrorResponse(404, 'Not Found', 'HTTP 404') })?.page;
    expect(isRouteErrorResponse(error) && error.status).toBe(404);
  });

  it('keep the suggested pages of a 404, without invalid ones', () => {
    const near = [{ path: '/bible/john/3', label: 'John 3' }];
    const data = { near: [...near, { path: '//elsewhere.example', label: 'Elsewhere' }, 7] };
    const error = overTheWire({ page: new ErrorResponse(404, 'Not Found', data) })?.page;
    expect(isRouteErrorResponse(error) && nearPages(error.data)).toEqual(near);
  });

  it('keep the data for the card of a failed pillar', () => {
    const error = overTheWire({ page: new PillarFailure('contract', garden(), 'made for contract 9') })?.page;
    expect(error).toBeInstanceOf(PillarFailure);
    expect(error).toMatchObject({
      kind: 'contract',
      pillar: { title: 'Garden', owner: 'gardeners', version: '1.2.3' },
    });
  });

  it('have no details of internal server errors', () => {
    expect(JSON.stringify(packErrors({ page: new Error('password=hunter2') }))).not.toContain('hunter2');
    expect(overTheWire({ page: new Error('password=hunter2') })?.page).toBeInstanceOf(Error);
  });

  it('are null when there are no errors', () => {
    expect(packErrors(null)).toBeNull();
    expect(unpackErrors(null)).toBeNull();
  });
});
