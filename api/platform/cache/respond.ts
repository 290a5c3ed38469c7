import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Bulkhead } from '../http/bulkheads.ts'
import { AppError } from '../errors/app-error.ts'
import { endTurn, isOfPage } from '../http/network-turns.ts'
import { noteUnread } from '../http/unread-replies.ts'
import { acceptedEncoding } from './accepted-encoding.ts'
import type { Db } from '../db/client.ts'
import { clientNetwork } from '../rate-limits/client-network.ts'
import type { Answer, CachedAnswer, ComputedAnswer, Representation } from './cached-answer.ts'
import type { AnswerCache } from './answer-cache.ts'
import type { IsCurrent } from './data-memory.ts'
import type { Turn } from './flight.ts'
import type { Reads } from './replicas.ts'

const UNAVAILABLE = 503
/** No cache in front shows an answer of this age to anybody else (CACHE_CONTROL in cached-answer.ts). */
const STALE_AGE_S = 41

declare module 'fastify' {
  interface FastifyInstance {
    answers: AnswerCache
    reads: Reads
  }
}

/**
 * Answers repeated GET and HEAD requests from memory, before any other code handles them: addresses that were answered
 * through `respond` or `respondJson` and whose data has not changed since. Call it after the hooks that set headers for
 * every answer.
 */
export function answerFromMemory(app: FastifyInstance, answers: AnswerCache) {
  app.decorate('answers', answers)
  app.addHook('onRequest', (request, reply, next) => {
    const { method, url } = request.raw
    const kept = method === 'GET' || method === 'HEAD' ? answers.find(url ?? '') : undefined
    if (!kept) return next()
    const representation = kept.representation(acceptedEncoding(request.headers['accept-encoding']))
    if (!(representation instanceof Promise)) return write(request, reply, kept.status, representation)
    representation.then((ready) => write(request, reply, kept.status, ready)).catch(next)
  })
}

/**
 * Answers a public GET through the cache: the same for every visitor, cached until one of its tags is dropped, with
 * ETag, 304, compression and the headers for a CDN. Pages use it like this:
 *
 *     app.get('/product/:id', (request, reply) =>
 *       respond(request, reply, `page ${request.url}`, async () => {
 *         const html = await render(request)
 *         return { status: 200, headers: { 'content-type': 'text/html; charset=utf-8' }, body: html, tags:
 *         ['product:7'] }
 *       }))
 *
 * @param key      what the answer depends on, normalized (known parameters only, in a fixed order): one key, one answer
 * @param compute  makes the answer; one call for concurrent misses, so it must read nothing of `request` that is not
 *                 in `key` (no cookie, no header). It reads its data after it was called. A status other than 200 is
 *                 sent but not cached, and so is an answer whose tags were dropped during its computation. `tags` must
 *                 name all of its data. Errors go to the error handler.
 * @param turn     in which it is computed; at once by default. If it is refused because the process is busy, an answer
 *                 that was right within the last 40 s goes out in its place
 */
export async function respond(
  request: FastifyRequest,
  reply: FastifyReply,
  key: string,
  compute: () => Promise<ComputedAnswer>,
  turn?: Turn,
): Promise<void> {
  const { answers } = request.server
  const fresh = await answers.answer(key, compute, turn).catch((error: unknown) => refusalOf(error))
  // A page may not contain stale lists: it would be kept as a new one.
  const stale = isRefused(fresh) && !isOfPage(request) ? answers.findStale(key) : undefined
  const answer = stale ?? fresh
  if (answer instanceof AppError) throw answer
  if (answer.status === 200) answers.nameAddress(request.raw.url!, key)
  if (stale) void reply.header('age', STALE_AGE_S)
  await sendAnswer(request, reply, answer)
}

function refusalOf(error: unknown): AppError {
  if (error instanceof AppError && error.code === 'unavailable') return error
  throw error
}

/** Pages answer a refusal with one of their own. */
function isRefused(answer: CachedAnswer | AppError): boolean {
  return answer instanceof AppError || answer.status === UNAVAILABLE
}

/** Sends an answer that its caller keeps: compressed once for each encoding, or a 304. */
export async function sendAnswer(request: FastifyRequest, reply: FastifyReply, answer: CachedAnswer): Promise<void> {
  const representation = await answer.representation(acceptedEncoding(request.headers['accept-encoding']))
  write(request, reply, answer.status, representation)
}

/**
 * Does the same for an API route: the key is its validated request, and the payload is checked against its schema.
 *
 * @param compute  only reads, from the database that it gets, which may be a replica (replicas.ts)
 * @param bulkhead in which it runs (bulkheads.ts), in place of the network's turn
 */
export function respondJson<Payload>(
  request: FastifyRequest,
  reply: FastifyReply,
  compute: (db: Db, isCurrent: IsCurrent) => Promise<Answer<Payload>>,
  bulkhead: Bulkhead = request.server.bulkheads.read,
): Promise<void> {
  const network = clientNetwork(request.ip)
  const turn: Turn = {
    // What a page calls does not wait in the queue of its visitor's own calls.
    owner: isOfPage(request) ? `page ${network}` : network,
    take: (work) => {
      endTurn(request)
      return bulkhead(request, work)
    },
  }
  const answer = async () => {
    const { payload, lists = {}, tags, keepForMs } = await request.server.reads.read(compute)
    const body = withLists(String(reply.serialize(payload)), lists)
    // A cache in front must not give our pages on another host an answer without their CORS headers (cors.ts).
    const headers = { 'content-type': 'application/json; charset=utf-8', vary: 'origin' }
    return { headers, body, tags, keepForMs }
  }
  return respond(request, reply, keyOf(request), answer, turn)
}

/** Fills empty lists of a payload. Texts cannot contain what it looks for, because JSON escapes their quotes. */
function withLists(body: string, lists: Record<string, readonly string[]>): string {
  return Object.entries(lists).reduce(
    (json, [field, items]) => json.replace(`"${field}":[]`, () => `"${field}":[${items.join(',')}]`),
    body,
  )
}

/** Returns the key of a validated request: known fields only, defaults applied, in a fixed order. */
function keyOf({ routeOptions, params, query, language }: FastifyRequest): string {
  const fields = Object.entries<unknown>({ ...(params as object), ...(query as object) })
    .filter(([, value]) => value !== undefined)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
  return `${language} ${routeOptions.url} ${JSON.stringify(fields)}`
}

function write(request: FastifyRequest, reply: FastifyReply, status: number, representation: Representation) {
  const others = Object.entries(reply.getHeaders()).flat() as string[]
  reply.hijack()
  endTurn(request)
  if (status === 200 && isKnownTo(request, representation.etag)) {
    reply.raw.writeHead(304, [...representation.headersOfNotModified, ...others]).end()
    return
  }
  reply.raw.writeHead(status, [...representation.headers, ...others])
  const body = request.raw.method === 'HEAD' ? '' : representation.body
  noteUnread(request, reply, body.length)
  reply.raw.end(body, 'latin1')
}

/**
 * Returns whether the client has this representation already.
 *
 * @source RFC 9110, 13.1.2: compared weakly, because proxies weaken the ETag of what they recompress
 */
export function isKnownTo({ headers }: FastifyRequest, etag: string): boolean {
  const known = headers['if-none-match']?.split(',').map((one) => one.trim())
  return known?.some((one) => one === '*' || one.replace(/^W\//, '') === etag) ?? false
}
