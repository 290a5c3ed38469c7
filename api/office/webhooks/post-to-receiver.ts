import { once } from 'node:events'
import { request as httpRequest, type IncomingMessage, type RequestOptions } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { KEPT_OF_ANSWER } from '#domain/webhooks/webhook-events.ts'
import { storable } from '../../platform/http/storable.ts'
import { checkReceiver, type ReceiverRules } from './receiver-rules.ts'

const TIME_OUT_MS = 15_000

/** What a try came to. `error` is '' if there was an answer; `status` is null if there was none. */
export type Answer = {
  status: number | null
  answer: string
  error: string
  durationMs: number
  retryAfter?: string | undefined
}

type Posted = { url: string; headers: Record<string, string>; body: string }

/**
 * Posts to a receiver, at an address that was checked a moment ago. Redirects are answers like others. Of an answer the
 * beginning is kept, and the connection ends after it. A failure is an answer without a status.
 *
 * @throws Error when `stop` is aborted
 */
export async function postToReceiver(posted: Posted, rules: ReceiverRules, stop: AbortSignal): Promise<Answer> {
  const began = performance.now()
  const timeOut = AbortSignal.timeout(TIME_OUT_MS)
  const failed = (error: unknown) => {
    stop.throwIfAborted()
    return { status: null, answer: '', error: timeOut.aborted ? 'No answer within 15 s' : reasonOf(error) }
  }
  const outcome = await post(posted, rules, AbortSignal.any([stop, timeOut])).catch(failed)
  return { ...outcome, durationMs: Math.round(performance.now() - began) }
}

async function post({ url, headers, body }: Posted, rules: ReceiverRules, signal: AbortSignal) {
  const addresses = await untilAborted(checkReceiver(url, rules), signal)
  const open = url.startsWith('https:') ? httpsRequest : httpRequest
  const options: RequestOptions = {
    method: 'POST',
    // A new connection, since a kept one might lead to an address that is not allowed any more.
    agent: false,
    lookup: leadTo(addresses),
    headers: { ...headers, 'content-length': Buffer.byteLength(body) },
    signal,
  }
  const request = open(url, options)
  request.on('error', () => {}) // `once` reports the first one; another follows when the connection ends
  try {
    request.end(body)
    const [response] = (await once(request, 'response', { signal })) as [IncomingMessage]
    const { statusCode = null, headers: answered } = response
    return { status: statusCode, answer: await beginningOf(response), error: '', retryAfter: answered['retry-after'] }
  } finally {
    request.destroy()
  }
}

/** Answers every lookup of a connection with the checked addresses. */
function leadTo(addresses: readonly string[]): LookupFunction {
  const all = addresses.map((address) => ({ address, family: isIP(address) }))
  return (_host, { all: wantsAll }, found) => {
    if (wantsAll) found(null, all)
    else found(null, all[0]!.address, all[0]!.family)
  }
}

/** An answer that breaks off has been given all the same. */
async function beginningOf(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  let length = 0
  try {
    for await (const chunk of response as AsyncIterable<Buffer>) {
      chunks.push(chunk)
      length += chunk.length
      if (length >= KEPT_OF_ANSWER) break
    }
  } catch {
    // The status counts.
  }
  return storable(Buffer.concat(chunks).subarray(0, KEPT_OF_ANSWER).toString('utf8'))
}

/** Stops waiting when the signal is aborted. */
async function untilAborted<Value>(pending: Promise<Value>, signal: AbortSignal): Promise<Value> {
  const aborted = Promise.withResolvers<never>()
  const abort = () => aborted.reject(signal.reason)
  signal.addEventListener('abort', abort, { once: true })
  try {
    signal.throwIfAborted()
    return await Promise.race([pending, aborted.promise])
  } finally {
    signal.removeEventListener('abort', abort)
  }
}

/** A connection to several addresses fails for several reasons. */
function reasonOf(error: unknown): string {
  const { message, errors } = error as Error & { errors?: Error[] }
  return storable(message || (errors ?? []).map((one) => one.message).join('; ') || 'The connection failed')
}
