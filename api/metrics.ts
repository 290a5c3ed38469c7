import type { FastifyInstance } from 'fastify'
import { AppError } from './platform/errors/app-error.ts'
import { TEXT_FORMAT, type Meter } from './platform/metrics/meter.ts'
import { isSameSecret } from './platform/secrets/hash.ts'

/** Tells callers with the token the metrics of this process, for scrapers that do not reach METRICS_PORT. */
export function metricsRoutes(app: FastifyInstance, token: string, { text }: Pick<Meter, 'text'>): void {
  app.get('/metrics', { logLevel: 'warn', schema: { hide: true } }, async (request, reply) => {
    if (!isSameSecret(request.headers.authorization ?? '', `Bearer ${token}`)) {
      throw new AppError('unauthorized', 'The token for the metrics is missing or wrong.')
    }
    return reply
      .type(TEXT_FORMAT)
      .header('cache-control', 'no-store')
      .send(await text())
  })
}
