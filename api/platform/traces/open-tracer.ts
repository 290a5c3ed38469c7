import type { IncomingMessage } from 'node:http'
import { createRequire, syncBuiltinESMExports } from 'node:module'
import { serviceResource } from '../metrics/service-resource.ts'
import { unwatched } from '../metrics/unwatched.ts'
import { useTracer } from './spans.ts'
import { drawAtMost } from './draw.ts'
import { withoutPersonalData } from './without-personal-data.ts'

/** The shop ends within 10 s, even when the receiver does not answer. */
const EXPORT_WITHIN_MS = 2_000
const CLOSE_WITHIN_MS = 1_500

/**
 * Traces a share of the requests and jobs of this process: HTTP, Fastify, PostgreSQL and what fetch asks. It loads and patches
 * the packages, so call it before the app is built, and only when traces are wanted.
 *
 * Each request and job draws by itself. A header of a caller decides nothing: anybody could have everything traced. Work that
 * is not drawn costs next to nothing, because no instrumentation looks at it.
 *
 * @param service   name of this process for the receiver
 * @param endpoint  of an OTLP receiver, such as `http://collector:4318`
 * @param share     of requests and jobs, 0 to 1
 * @returns         what sends the rest and removes the patches
 */
export async function openTracer({ service, endpoint, share }: { service: string; endpoint: string; share: number }) {
  const { context, ROOT_CONTEXT, SpanStatusCode, trace } = await import('@opentelemetry/api')
  const { AsyncLocalStorageContextManager } = await import('@opentelemetry/context-async-hooks')
  const { BatchSpanProcessor, TracerProvider } = await import('@opentelemetry/sdk-trace')
  const { OTLPTraceExporter } = await import('@opentelemetry/exporter-trace-otlp-proto')
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces`, timeoutMillis: EXPORT_WITHIN_MS })
  const processor = new BatchSpanProcessor({
    exporter: withoutPersonalData(exporter),
    exportTimeoutMillis: EXPORT_WITHIN_MS,
  })
  const provider = new TracerProvider({ spanProcessors: [processor], resource: await serviceResource(service) })
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  trace.setGlobalTracerProvider(provider)

  const isDrawn = drawAtMost(share)
  const isJobDrawn = drawAtMost(share)
  const tracer = provider.getTracer('kastha')
  const stopPatching = await patchPackages()
  const { traceRequests } = await import('./trace-requests.ts')
  const stopTracing = traceRequests(tracer, (request) => isDrawn() && isWatched(request))
  const endUse = useTracer({
    traceId: () => {
      const span = trace.getActiveSpan()
      return span?.isRecording() ? span.spanContext().traceId : undefined
    },
    inTrace: (name, work) =>
      context.with(ROOT_CONTEXT, () => {
        if (!isJobDrawn()) return work()
        return tracer.startActiveSpan(name, async (span) => {
          try {
            return await work()
          } catch (error) {
            span.setStatus({ code: SpanStatusCode.ERROR })
            throw error
          } finally {
            span.end()
          }
        })
      }),
  })
  return {
    close: async () => {
      endUse()
      stopTracing()
      stopPatching()
      const sent = provider.shutdown()
      await Promise.race([sent.catch(() => {}), new Promise((resolve) => setTimeout(resolve, CLOSE_WITHIN_MS).unref())])
      trace.disable()
      context.disable()
    },
  }
}

function isWatched({ url = '' }: IncomingMessage): boolean {
  return !unwatched.has(url.split('?')[0]!)
}

/** Only what belongs to a drawn request or job is traced: everything else has no parent. */
async function patchPackages(): Promise<() => void> {
  const { registerInstrumentations } = await import('@opentelemetry/instrumentation')
  const { HttpInstrumentation } = await import('@opentelemetry/instrumentation-http')
  const { PgInstrumentation } = await import('@opentelemetry/instrumentation-pg')
  const { UndiciInstrumentation } = await import('@opentelemetry/instrumentation-undici')
  const stop = registerInstrumentations({
    instrumentations: [
      new HttpInstrumentation({ requireParentforOutgoingSpans: true, disableIncomingRequestInstrumentation: true }),
      new PgInstrumentation({ requireParentSpan: true }),
      new UndiciInstrumentation({ requireParentforSpans: true }),
    ],
  })
  // They patch prototypes when something requires the packages. Our modules import the same ones, so no loader is needed.
  const require = createRequire(import.meta.url)
  for (const name of ['http', 'https', 'pg']) require(name)
  createRequire(require.resolve('pg'))('pg-pool')
  syncBuiltinESMExports()
  return stop
}
