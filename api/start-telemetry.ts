import { watchShopFigures } from './office/metrics/shop-figures.ts'
import type { Db } from './platform/db/client.ts'
import type { Env } from './platform/env/env.ts'
import { notTooOften } from './platform/jobs/not-too-often.ts'
import { watchDisk } from './platform/metrics/disk-figures.ts'
import { openMeter, type Meter } from './platform/metrics/meter.ts'
import { serveMetrics } from './platform/metrics/serve-metrics.ts'
import type { ToClose } from './platform/process/open-all.ts'

const MOST_OF_MESSAGE = 300

type Options = {
  /** Name of this process for receivers, unless OTEL_SERVICE_NAME is another. */
  service: string
  db: Db
  /** DATA_DIR, whose disk is watched. */
  dataDir: string
  warn: (message: string) => void
  toClose: ToClose
}

/**
 * Opens metrics and traces as far as the settings ask for them. Call it after everything has registered its figures, and before
 * the app is built.
 *
 * @returns undefined when nobody reads metrics
 * @throws StartError when METRICS_PORT is not free
 */
export async function startTelemetry(
  env: Env,
  { service, db, dataDir, warn, toClose }: Options,
): Promise<Meter | undefined> {
  const { METRICS_PORT: port, METRICS_TOKEN, OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, HOST: host } = env
  const named = env.OTEL_SERVICE_NAME ?? service
  if (port === undefined && METRICS_TOKEN === undefined && endpoint === undefined) return undefined
  if (endpoint !== undefined) {
    await reportTrouble(warn)
    const { openTracer } = await import('./platform/traces/open-tracer.ts')
    toClose.push((await openTracer({ service: named, endpoint, share: shareOf(env) })).close)
  }
  const isNew = notTooOften('errors of figures')
  watchShopFigures(db, (error) => {
    const { message } = error as Error
    if (isNew(message)) warn(`The figures of orders, jobs and backups cannot be read: ${message}`)
  })
  watchDisk(dataDir, (error) => {
    const { message } = error as Error
    if (isNew(message)) warn(`The disk of DATA_DIR cannot be read: ${message}`)
  })
  const meter = await openMeter({ service: named, endpoint })
  toClose.push(meter.close)
  if (port !== undefined) toClose.push((await serveMetrics({ host, port }, meter.text)).close)
  return meter
}

/** Says once in a while that metrics or traces do not arrive; nothing waits for them. */
async function reportTrouble(warn: (message: string) => void): Promise<void> {
  const { diag, DiagLogLevel } = await import('@opentelemetry/api')
  const isNew = notTooOften('errors of exports')
  const report = (message: string) => {
    const text = message.slice(0, MOST_OF_MESSAGE)
    if (isNew(text)) warn(`Metrics or traces do not arrive: ${text}`)
  }
  const logger = { error: report, warn: report, info: silent, debug: silent, verbose: silent }
  diag.setLogger(logger, { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true })
}

function silent() {}

/** Returns the share of requests and jobs that are traced, 0 to 1. */
function shareOf({ OTEL_TRACES_SAMPLER: sampler, OTEL_TRACES_SAMPLER_ARG: ratio }: Env): number {
  if (sampler.endsWith('always_on')) return 1
  return sampler.endsWith('always_off') ? 0 : ratio
}
