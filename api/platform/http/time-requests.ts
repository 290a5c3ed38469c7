import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Meter } from '../metrics/meter.ts'
import { unwatched } from '../metrics/unwatched.ts'

/** Stands for addresses that no route answers. */
const NO_ROUTE = 'none'

/**
 * Times every answer by method, route and kind of status, such as `GET /api/product/:id 2xx`. A page that the storefront
 * renders has the route `/*`. The status `aborted` counts visitors who left before the whole answer.
 */
export function timeRequests(app: FastifyInstance, { requests }: Pick<Meter, 'requests'>): void {
  const add = ({ method, is404, routeOptions }: FastifyRequest, { elapsedTime }: FastifyReply, status: string) => {
    const route = is404 || routeOptions.url === undefined ? NO_ROUTE : routeOptions.url
    if (!unwatched.has(route)) requests.add(elapsedTime, method, route, status)
  }
  const answered = new WeakSet<FastifyRequest>()
  app.addHook('onRequest', (request, reply, next) => {
    // Fastify's own hook runs only for answers that were sent as a whole.
    reply.raw.once('close', () => {
      if (!answered.has(request)) add(request, reply, 'aborted')
    })
    next()
  })
  app.addHook('onResponse', (request, reply, next) => {
    answered.add(request)
    add(request, reply, kindOf(reply.statusCode))
    next()
  })
}

/** Returns `2xx` for 204. */
function kindOf(status: number): string {
  return kinds[Math.trunc(status / 100)] ?? 'none'
}

const kinds = ['none', '1xx', '2xx', '3xx', '4xx', '5xx']
