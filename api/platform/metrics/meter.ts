import { allReadings, type Labels } from './figures.ts'
import { registerProcessFigures } from './process-figures.ts'
import { serviceResource } from './service-resource.ts'

/** @source Prometheus, text exposition format 0.0.4 */
export const TEXT_FORMAT = 'text/plain; version=0.0.4; charset=utf-8'

/** Upper bounds, in seconds: from a page in memory to the longest query. */
const DURATIONS_S = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 10]
/** Routes with their kinds of answers that one process shows; later ones are counted together. More would make a scrape slow. */
const MOST_SERIES = 500
const EXPORT_EVERY_MS = 30_000
/** The shop ends within 10 s, even when the receiver does not answer. */
const EXPORT_WITHIN_MS = 2_000
const MS_A_SECOND = 1_000

/** What is timed, as histograms. */
export const timedEvents = {
  request: { name: 'http_server_request_duration_seconds', help: 'Requests and how long their answers took' },
  job: { name: 'kastha_job_duration_seconds', help: 'Jobs and how long they took' },
}
type TimedEvent = keyof typeof timedEvents

export type Meter = {
  /** Returns all metrics of this process as Prometheus' text, format 0.0.4. */
  text: () => Promise<string>
  /** Notes the duration of an event, in ms. */
  time: (event: TimedEvent, ms: number, labels: Labels) => void
  /** Sends what is left, and stops. */
  close: () => Promise<void>
}

/**
 * Opens the metrics of this process, after everything has registered its figures. Loads their packages, so that a shop without
 * metrics does without them.
 *
 * @param service   name of this process for receivers
 * @param endpoint  of an OTLP receiver, to which the metrics also go every 30 s
 */
export async function openMeter({
  service,
  endpoint,
}: {
  service: string
  endpoint?: string | undefined
}): Promise<Meter> {
  const { MeterProvider, PeriodicExportingMetricReader } = await import('@opentelemetry/sdk-metrics')
  const { PrometheusExporter, PrometheusSerializer } = await import('@opentelemetry/exporter-prometheus')
  registerProcessFigures()
  // It serves nothing itself: our own port has its own start error, and the other port asks for a token.
  const reader = new PrometheusExporter({ preventServerStart: true })
  const serializer = new PrometheusSerializer('', false, undefined, true, true)
  const readers = [
    reader,
    ...(endpoint === undefined ? [] : [new PeriodicExportingMetricReader(await pushTo(endpoint))]),
  ]
  const provider = new MeterProvider({
    readers,
    resource: await serviceResource(service),
    views: [{ instrumentName: '*', aggregationCardinalityLimit: MOST_SERIES }],
  })
  const meter = provider.getMeter('kastha')
  for (const { name, help: description, kind, samples } of allReadings()) {
    const instrument =
      kind === 'counter'
        ? meter.createObservableCounter(name, { description })
        : meter.createObservableGauge(name, { description })
    instrument.addCallback((result) => {
      for (const { labels, value } of samples()) result.observe(value, labels)
    })
  }
  const histogram = ({ name, help }: { name: string; help: string }) =>
    meter.createHistogram(name, { description: help, unit: 's', advice: { explicitBucketBoundaries: DURATIONS_S } })
  const histograms = { request: histogram(timedEvents.request), job: histogram(timedEvents.job) }
  return {
    text: async () => serializer.serialize((await reader.collect()).resourceMetrics),
    time: (event, ms, labels) => histograms[event].record(ms / MS_A_SECOND, labels),
    close: () => provider.shutdown({ timeoutMillis: EXPORT_WITHIN_MS }),
  }
}

async function pushTo(endpoint: string) {
  const { OTLPMetricExporter } = await import('@opentelemetry/exporter-metrics-otlp-proto')
  return {
    exporter: new OTLPMetricExporter({ url: `${endpoint}/v1/metrics`, timeoutMillis: EXPORT_WITHIN_MS }),
    exportIntervalMillis: EXPORT_EVERY_MS,
    exportTimeoutMillis: EXPORT_WITHIN_MS,
  }
}
