import type { FastifyInstance } from 'fastify'
import type { Meter } from '../metrics/meter.ts'

/** Stands for addresses that no route answers. */
const NO_ROUTE = 'none'

/**
 * Times every answer by method, route and kind of status, such as `GET /api/product/:id 2xx`. A page that the storefront
 * renders has the route `/*`. Scrapes, health checks and streams, which last for hours, are not counted.
 */
export function timeRequests(app: FastifyInstance, { requests }: Pick<Meter, 'requests'>): void {
  app.addHook('onResponse', (request, reply, next) => {
    const { method, is404, routeOptions } = request
    const route = is404 || routeOptions.url === undefined ? NO_ROUTE : routeOptions.url
    if (!unwatched.has(route)) requests.add(reply.elapsedTime, method, route, kindOf(reply.statusCode))
    next()
  })
}

/** Returns `2xx` for 204. */
function kindOf(status: number): string {
  return kinds[Math.trunc(status / 100)] ?? 'none'
}

const kinds = ['none', '1xx', '2xx', '3xx', '4xx', '5xx']
const unwatched = new Set(['/healthz', '/readyz', '/metrics', '/api/admin/live'])
