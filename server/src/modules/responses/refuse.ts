import type { FastifyReply } from 'fastify';

/** Refuses a request of the API with one sentence. */
export const refuse = (reply: FastifyReply, status: number, message: string): FastifyReply =>
  reply.status(status).send({ errors: [{ message }] });
