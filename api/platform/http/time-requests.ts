import type { FastifyInstance } from 'fastify'
import type { Meter } from '../metrics/meter.ts'

/** Stands for addresses that no route answers. */
const NO_ROUTE = 'none'

/**
 * Times every answer by method, route and kind of status, such as `GET /api/product/:id 2xx`. A page that the storefront
 * renders has the route `/*`. Scrapes and health checks are not counted.
 */
export function timeRequests(app: FastifyInstance, { time }: Pick<Meter, 'time'>): void {
  app.addHook('onResponse', (request, reply, next) => {
    const { method, is404, routeOptions } = request
    const route = is404 || routeOptions.url === undefined ? NO_ROUTE : routeOptions.url
    if (!unwatched.has(route)) {
      time('request', reply.elapsedTime, { method, route, status: `${Math.trunc(reply.statusCode / 100)}xx` })
    }
    next()
  })
}

const unwatched = new Set(['/healthz', '/readyz', '/metrics'])
