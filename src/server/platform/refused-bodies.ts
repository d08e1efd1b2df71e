import type { FastifyInstance } from 'fastify'

/** What deploy/nginx.conf lets through. */
const mostRead = 16 * 1024 * 1024

/**
 * Fastify closes the connection on a body it refuses. A proxy that is still sending it then finds the connection broken
 * before it has read the answer, and tells the person 502. Kept open, Node reads the rest and throws it away.
 */
export function outlastRefusedBodies(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    const isBounded = Number(request.headers['content-length']) <= mostRead
    if (isBounded && reply.statusCode >= 400) reply.removeHeader('connection')
    done(null, payload)
  })
}
