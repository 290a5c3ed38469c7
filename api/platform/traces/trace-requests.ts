import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { type IncomingMessage, Server, type ServerResponse } from 'node:http'
import { context, type Context, ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import type { Tracer } from '@opentelemetry/api'
import type { FastifyInstance } from 'fastify'

/** Fastify publishes each instance there. */
const FASTIFY_MADE = 'fastify.initialization'
const SERVER_ERROR = 500

/**
 * Makes a trace of each request that is drawn. OpenTelemetry's own instrumentation of servers takes twice the time for it, and
 * looks at each of the others too.
 *
 * @returns what ends that
 */
export function traceRequests(tracer: Tracer, isDrawn: (request: IncomingMessage) => boolean): () => void {
  /** Drawn requests under way, which are few. */
  const spans = new Map<IncomingMessage, Span>()

  function traced(request: IncomingMessage, response: ServerResponse, answer: () => boolean): boolean {
    const { method = 'GET' } = request
    const span = tracer.startSpan(method, { kind: SpanKind.SERVER, attributes: attributesOf(request) }, ROOT_CONTEXT)
    spans.set(request, span)
    response.once('close', () => {
      spans.delete(request)
      end(span, response)
    })
    return inContext(trace.setSpan(ROOT_CONTEXT, span), request, response, answer)
  }

  const stopListening = overrideEmit(isDrawn, traced)
  const stopNaming = nameRoutes(spans)
  return () => {
    stopListening()
    stopNaming()
  }
}

type Traced = (request: IncomingMessage, response: ServerResponse, answer: () => boolean) => boolean

/** Each request passes here, so that nothing is done for one that is not drawn. */
function overrideEmit(isDrawn: (request: IncomingMessage) => boolean, traced: Traced): () => void {
  const { emit } = Server.prototype
  Server.prototype.emit = function emitTraced(...args: [event: string, ...unknown[]]): boolean {
    const [event, request, response] = args as [string, IncomingMessage, ServerResponse]
    if (event !== 'request' || !isDrawn(request)) return Reflect.apply(emit, this, args)
    return traced(request, response, () => Reflect.apply(emit, this, args))
  }
  return () => {
    Server.prototype.emit = emit
  }
}

/** Address and program of the client are none of them, nor is the query of the address. */
function attributesOf({ method, url = '', headers, httpVersion }: IncomingMessage) {
  return {
    'http.request.method': method,
    'url.scheme': 'http',
    'url.path': url.split('?')[0],
    'network.protocol.version': httpVersion,
    ...(headers.host !== undefined && hostOf(headers.host)),
  }
}

function hostOf(host: string) {
  const [, name = host, port] = /^(.*?)(?::(\d+))?$/.exec(host) ?? []
  return { 'server.address': name, ...(port !== undefined && { 'server.port': Number(port) }) }
}

/** Bodies arrive, and answers leave, in the context of the connection: what listens to them is bound to the trace. */
function inContext(
  ofTrace: Context,
  request: IncomingMessage,
  response: ServerResponse,
  answer: () => boolean,
): boolean {
  return context.with(ofTrace, () => {
    context.bind(ofTrace, request)
    context.bind(ofTrace, response)
    return answer()
  })
}

function end(span: Span, { statusCode, writableFinished }: ServerResponse): void {
  if (!writableFinished) {
    // The visitor left before the whole answer, so its status says nothing.
    span.setAttribute('error.type', 'aborted')
    return span.end()
  }
  span.setAttribute('http.response.status_code', statusCode)
  if (statusCode >= SERVER_ERROR) {
    span.setAttribute('error.type', String(statusCode))
    span.setStatus({ code: SpanStatusCode.ERROR })
  }
  return span.end()
}

/** Gives the trace of a request its route. A page's own calls of the API are other requests of the page's trace. */
function nameRoutes(spans: ReadonlyMap<IncomingMessage, Span>): () => void {
  const hook = (message: unknown) => {
    const { fastify } = message as { fastify: FastifyInstance }
    fastify.addHook('onRequest', (request, _reply, next) => {
      if (spans.size > 0) nameRoute(spans.get(request.raw), request.method, request.routeOptions.url)
      next()
    })
  }
  subscribe(FASTIFY_MADE, hook)
  return () => unsubscribe(FASTIFY_MADE, hook)
}

function nameRoute(span: Span | undefined, method: string, route: string | undefined): void {
  if (!span || route === undefined) return
  span.setAttribute('http.route', route)
  span.updateName(`${method} ${route}`)
}
