import type { FastifyInstance } from 'fastify';
import { makeAnswer, sendAnswer, type Answer } from '../answers/answer';
import type { CompositionService } from './composition-service';

/** GET /api/composition: what this site is made of now, for open pages that ask whether they are out of date. */
export function compositionRoutes(app: FastifyInstance, composition: Pick<CompositionService, 'current'>): void {
  const headers = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-cache' };
  let made: { generation: number; answer: Answer } | undefined;
  app.get('/api/composition', (request, reply) => {
    const { generation, resolved } = composition.current();
    if (made?.generation !== generation)
      made = { generation, answer: makeAnswer(200, headers, JSON.stringify(resolved)) };
    return sendAnswer(request, reply, made.answer);
  });
}
