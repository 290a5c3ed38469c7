import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { acceptedEncoding } from '../cache/accepted-encoding.ts'
import { compress, SMALLEST_COMPRESSED_BYTES } from '../cache/cached-answer.ts'

/**
 * Compresses texts that a handler returns, such as JSON. Call it before the hook that ends the request's turn: a thousand
 * replies that are compressed afterwards would keep all of Node's threads from everybody. Streams are compressed while they
 * are sent.
 */
export function compressReplies(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || !isWorthIt(request, reply, payload)) return payload
    const encoding = acceptedEncoding(request.headers['accept-encoding'])
    reply.header('vary', withEncoding([reply.getHeader('vary') ?? []].flat().map(String)))
    if (encoding === 'identity') return payload
    reply.removeHeader('content-length')
    reply.header('content-encoding', encoding)
    return compress[encoding](Buffer.from(payload))
  })
}

function isWorthIt({ method }: FastifyRequest, reply: FastifyReply, payload: string): boolean {
  if (method === 'HEAD' || reply.hasHeader('content-encoding')) return false
  return Buffer.byteLength(payload) >= SMALLEST_COMPRESSED_BYTES
}

function withEncoding(vary: readonly string[]): string {
  const names = vary.flatMap((list) => list.split(',')).map((name) => name.trim().toLowerCase())
  return [...new Set([...names, 'accept-encoding'])].join(', ')
}
