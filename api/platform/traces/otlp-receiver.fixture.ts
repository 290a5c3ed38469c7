import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { ProxyTracerProvider, trace } from '@opentelemetry/api'
import type { TracerProvider } from '@opentelemetry/sdk-trace'

export type ReceivedSpan = {
  service: string
  traceId: string
  id: string
  parentId: string
  name: string
  attributes: Record<string, string>
  events: string[]
}

const TRACES = '/v1/traces'

/** A receiver of OTLP on this machine, which keeps what it gets. */
export async function openReceiver() {
  const bodies: { path: string; body: Buffer }[] = []
  const server = createServer(async (request, response) => {
    bodies.push({ path: request.url!, body: Buffer.concat(await Array.fromAsync(request)) })
    response.writeHead(200, { 'content-type': 'application/x-protobuf' }).end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Those of the shop: the receiver is a server in the same process. */
    spans: () => {
      const sent = bodies.filter(({ path }) => path === TRACES)
      return sent.flatMap(({ body }) => spansIn(body)).filter((span) => span.attributes['url.path'] !== TRACES)
    },
    /** Everything that was sent, as text: names and values stand in it as they are. */
    text: (path: string) => bodies.flatMap((one) => (one.path === path ? one.body.toString('latin1') : [])).join('\n'),
    forget: () => bodies.splice(0),
    close: async () => {
      if (!server.listening) return
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

type Field = { number: number; value: Buffer }

/** Reads a message of protobuf: the fields with a length, and others as empty. */
function fieldsOf(message: Buffer): Field[] {
  const found: Field[] = []
  let at = 0
  const varint = () => {
    let value = 0
    for (let factor = 1; ; factor *= 128) {
      const byte = message[at++]!
      value += (byte & 127) * factor
      if (byte < 128) return value
    }
  }
  while (at < message.length) {
    const key = varint()
    const kind = key & 7
    const skipped = kind === 0 ? 0 : kind === 1 ? 8 : kind === 5 ? 4 : varint()
    if (kind === 0) varint()
    found.push({ number: key >> 3, value: message.subarray(at, at + skipped) })
    at += skipped
  }
  return found
}

function all(message: Buffer, number: number): Buffer[] {
  return fieldsOf(message).flatMap((field) => (field.number === number ? [field.value] : []))
}

const one = (message: Buffer, number: number): Buffer => all(message, number)[0] ?? Buffer.alloc(0)

/** @source opentelemetry-proto, trace/v1/trace.proto: the numbers of its fields */
function spansIn(body: Buffer): ReceivedSpan[] {
  return all(body, 1).flatMap((resourceSpans) => {
    const service = textsOf(all(one(resourceSpans, 1), 1))['service.name'] ?? ''
    const spans = all(resourceSpans, 2).flatMap((scopeSpans) => all(scopeSpans, 2))
    return spans.map((span) => ({
      service,
      traceId: one(span, 1).toString('hex'),
      id: one(span, 2).toString('hex'),
      parentId: one(span, 4).toString('hex'),
      name: one(span, 5).toString(),
      attributes: textsOf(all(span, 9)),
      events: all(span, 11).map((event) => event.toString('latin1')),
    }))
  })
}

/** Values that are no texts are empty. */
function textsOf(pairs: readonly Buffer[]): Record<string, string> {
  return Object.fromEntries(pairs.map((pair) => [one(pair, 1).toString(), one(one(pair, 2), 1).toString()]))
}

/** Sends the spans that have ended. */
export async function flushSpans(): Promise<void> {
  const provider = trace.getTracerProvider()
  if (provider instanceof ProxyTracerProvider) await (provider.getDelegate() as TracerProvider).forceFlush()
}
