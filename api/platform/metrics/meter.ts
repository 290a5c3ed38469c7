import type { HrTime } from '@opentelemetry/api'
import type { DataPoint, MetricData, MetricProducer } from '@opentelemetry/sdk-metrics'
import { Durations, DURATIONS_S } from './durations.ts'
import { allReadings } from './figures.ts'
import { registerProcessFigures } from './process-figures.ts'
import { serviceResource } from './service-resource.ts'

/** @source Prometheus, text exposition format 0.0.4 */
export const TEXT_FORMAT = 'text/plain; version=0.0.4; charset=utf-8'

const EXPORT_EVERY_MS = 30_000
/** The shop ends within 10 s, even when the receiver does not answer. */
const EXPORT_WITHIN_MS = 2_000

/** What is timed, as histograms. */
export const timedEvents = {
  requests: { name: 'http_server_request_duration_seconds', help: 'Requests and how long their answers took' },
  jobs: { name: 'kastha_job_duration_seconds', help: 'Jobs and how long they took' },
}

type Timed = {
  /** By method, route and kind of status. */
  requests: Durations
  /** By kind. */
  jobs: Durations
}

export type Meter = Timed & {
  /** Returns all metrics of this process as Prometheus' text, format 0.0.4. */
  text: () => Promise<string>
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
  const timed: Timed = { requests: new Durations('method', 'route', 'status'), jobs: new Durations('kind') }
  const metricProducers = [await figuresProducer(service, timed)]
  // It serves nothing itself: our own port has its own start error, and the other port asks for a token.
  const reader = new PrometheusExporter({ preventServerStart: true, metricProducers })
  const serializer = new PrometheusSerializer('', false, undefined, true, true)
  const pushing =
    endpoint === undefined ? [] : [new PeriodicExportingMetricReader({ ...(await pushTo(endpoint)), metricProducers })]
  const provider = new MeterProvider({ readers: [reader, ...pushing], resource: await serviceResource(service) })
  return {
    ...timed,
    text: async () => serializer.serialize((await reader.collect()).resourceMetrics),
    close: () => provider.shutdown({ timeoutMillis: EXPORT_WITHIN_MS }),
  }
}

/** Gives our plain numbers to OpenTelemetry's readers, which send and print them. A figure that fails leaves out only itself. */
async function figuresProducer(service: string, timed: Timed): Promise<MetricProducer> {
  const { diag, ValueType } = await import('@opentelemetry/api')
  const { hrTime } = await import('@opentelemetry/core')
  const { AggregationTemporality, DataPointType } = await import('@opentelemetry/sdk-metrics')
  const resource = await serviceResource(service)
  const startTime = hrTime()
  const common = ({ name, help }: { name: string; help: string }, unit: string) => ({
    descriptor: { name, description: help, unit, valueType: ValueType.DOUBLE },
    aggregationTemporality: AggregationTemporality.CUMULATIVE,
  })

  function numbers(endTime: HrTime): MetricData[] {
    return allReadings().flatMap((figure): MetricData[] => {
      try {
        const dataPoints = figure
          .samples()
          .map(({ labels = {}, value }): DataPoint<number> => ({ startTime, endTime, attributes: labels, value }))
        return figure.kind === 'counter'
          ? [{ ...common(figure, ''), dataPointType: DataPointType.SUM, isMonotonic: true, dataPoints }]
          : [{ ...common(figure, ''), dataPointType: DataPointType.GAUGE, dataPoints }]
      } catch (error) {
        diag.error(`${figure.name}: ${(error as Error).message}`)
        return []
      }
    })
  }

  function histograms(endTime: HrTime): MetricData[] {
    return (['requests', 'jobs'] as const).map((event) => ({
      ...common(timedEvents[event], 's'),
      dataPointType: DataPointType.HISTOGRAM,
      dataPoints: timed[event].all().map(({ labels, counts, count, seconds }) => ({
        startTime,
        endTime,
        attributes: labels,
        value: { buckets: { boundaries: DURATIONS_S, counts: [...counts] }, count, sum: seconds },
      })),
    }))
  }

  return {
    collect: async () => {
      const now = hrTime()
      const metrics = [...numbers(now), ...histograms(now)].filter(({ dataPoints }) => dataPoints.length > 0)
      return { resourceMetrics: { resource, scopeMetrics: [{ scope: { name: 'kastha' }, metrics }] }, errors: [] }
    },
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
