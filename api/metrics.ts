import type { FastifyInstance } from 'fastify'
import { cacheFigures } from './platform/cache/budgeted-cache.ts'
import { AppError } from './platform/errors/app-error.ts'
import { isSameSecret } from './platform/secrets/hash.ts'

type Metric = { name: string; help: string; isCount?: true; samples: readonly { labels: string; value: number }[] }

/** @source Prometheus, text exposition format 0.0.4 */
const TEXT_FORMAT = 'text/plain; version=0.0.4; charset=utf-8'

/** Tells callers with the token what this process takes, for Prometheus. */
export function metricsRoutes(app: FastifyInstance, token: string): void {
  app.get('/metrics', { logLevel: 'warn', schema: { hide: true } }, async (request, reply) => {
    if (!isSameSecret(request.headers.authorization ?? '', `Bearer ${token}`)) {
      throw new AppError('unauthorized', 'The token for the metrics is missing or wrong.')
    }
    return reply
      .type(TEXT_FORMAT)
      .header('cache-control', 'no-store')
      .send(describe([...ofProcess(), ...ofCaches()]))
  })
}

function ofProcess(): Metric[] {
  const { rss, heapTotal, heapUsed, external } = process.memoryUsage()
  return [
    single('process_resident_memory_bytes', 'Memory of the process', rss),
    single('nodejs_heap_size_total_bytes', 'Heap of V8', heapTotal),
    single('nodejs_heap_size_used_bytes', 'Heap of V8 in use, garbage included', heapUsed),
    single('nodejs_external_memory_bytes', 'Buffers and other memory outside of the heap', external),
  ]
}

function ofCaches(): Metric[] {
  const caches = cacheFigures()
  const each = (field: Exclude<keyof (typeof caches)[number], 'name'>) =>
    caches.map((cache) => ({ labels: `{cache="${cache.name}"}`, value: cache[field] }))
  return [
    { name: 'kastha_cache_bytes', help: 'What a cache takes', samples: each('bytes') },
    { name: 'kastha_cache_max_bytes', help: 'What a cache may take', samples: each('maxBytes') },
    { name: 'kastha_cache_entries', help: 'Values in a cache', samples: each('entries') },
    { name: 'kastha_cache_hits_total', help: 'Values found in a cache', isCount: true, samples: each('hits') },
    { name: 'kastha_cache_misses_total', help: 'Values not found', isCount: true, samples: each('misses') },
  ]
}

function single(name: string, help: string, value: number): Metric {
  return { name, help, samples: [{ labels: '', value }] }
}

function describe(metrics: readonly Metric[]): string {
  const lines = metrics.flatMap(({ name, help, isCount, samples }) => [
    `# HELP ${name} ${help}`,
    `# TYPE ${name} ${isCount ? 'counter' : 'gauge'}`,
    ...samples.map(({ labels, value }) => `${name}${labels} ${value}`),
  ])
  return `${lines.join('\n')}\n`
}
