import type { Attributes } from '@opentelemetry/api'
import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace'
import { hideSecrets } from '../http/hide-secrets.ts'

/**
 * What may leave. Not among them: addresses with their query, addresses and programs of clients, and messages of errors,
 * since drizzle puts the values of a query into its message. The text of a query has placeholders for its values.
 */
const harmless = new Set([
  'http.request.method',
  'http.response.status_code',
  'http.route',
  'url.scheme',
  'server.address',
  'server.port',
  'network.protocol.version',
  'error.type',
  'exception.type',
  'db.system.name',
  'db.namespace',
  'db.operation.name',
  'db.query.text',
])

/** Returns an exporter that sends spans without secrets and personal data, whatever recorded them. */
export function withoutPersonalData(exporter: SpanExporter): SpanExporter {
  return {
    export: (spans, done) => exporter.export(spans.map(clean), done),
    shutdown: () => exporter.shutdown(),
    ...(exporter.forceFlush && { forceFlush: () => exporter.forceFlush!() }),
  }
}

function clean(span: ReadableSpan): ReadableSpan {
  const { name, kind, parentSpanContext, startTime, endTime, duration, ended, links, resource } = span
  const { instrumentationScope, droppedAttributesCount, droppedEventsCount, droppedLinksCount } = span
  return {
    name,
    kind,
    spanContext: () => span.spanContext(),
    ...(parentSpanContext && { parentSpanContext }),
    startTime,
    endTime,
    duration,
    ended,
    status: { code: span.status.code },
    attributes: cleanAttributes(span.attributes),
    links,
    events: span.events.map((event) => ({ ...event, attributes: cleanAttributes(event.attributes ?? {}) })),
    resource,
    instrumentationScope,
    droppedAttributesCount,
    droppedEventsCount,
    droppedLinksCount,
  }
}

function cleanAttributes(attributes: Attributes): Attributes {
  const kept = Object.entries(attributes).filter(([name]) => harmless.has(name))
  const { 'url.path': url, 'http.route': route } = attributes
  if (typeof url === 'string') {
    const path = url.split('?')[0]!
    kept.push(['url.path', hideSecrets(path, typeof route === 'string' ? route : undefined)])
  }
  return Object.fromEntries(kept)
}
