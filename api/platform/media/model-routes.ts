import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { isModelId, MODEL_CONTENT_TYPE, modelKey } from '#domain/catalog/model.ts'
import { acceptedEncoding } from '../cache/accepted-encoding.ts'
import { isKnownTo } from '../cache/respond.ts'
import { AppError } from '../errors/app-error.ts'
import type { MediaStorage } from './storage.ts'

type Options = { storage: MediaStorage }
type Address = { Params: { model: string } }

/** Hidden from the API document: the addresses come with the products. The files are compressed already. */
const asStored = { schema: { hide: true }, compress: false } as const

/**
 * Serves `/media/{model}/model.glb`, compressed for clients that accept brotli, as all browsers with 3D do, and plain
 * otherwise. The content of an address never changes.
 */
export const modelRoutes: FastifyPluginAsync<Options> = async (app, { storage }) => {
  app.get<Address>('/media/:model/model.glb', { ...asStored, exposeHeadRoute: false }, async (request, reply) => {
    const { key, etag } = caching(request, reply)
    if (isKnownTo(request, etag) && (await storage.sizeOf(key)) !== undefined) return reply.code(304).send()
    const stored = await storage.get(key)
    if (!stored) throw noSuchModel(reply)
    return withBody(request, reply, stored.size).send(stored.body)
  })

  app.head<Address>('/media/:model/model.glb', asStored, async (request, reply) => {
    const { key } = caching(request, reply)
    const size = await storage.sizeOf(key)
    if (size === undefined) throw noSuchModel(reply)
    return withBody(request, reply, size).send()
  })
}

function caching(request: FastifyRequest<Address>, reply: FastifyReply) {
  const { model } = request.params
  if (!isModelId(model)) throw noSuchModel(reply)
  const encoding = encodingFor(request)
  const etag = encoding ? `"${model}-${encoding}"` : `"${model}"`
  reply.headers({ etag, 'cache-control': 'public, max-age=31536000, immutable', vary: 'accept-encoding' })
  return { key: modelKey(model, encoding), etag }
}

function withBody(request: FastifyRequest<Address>, reply: FastifyReply, size: number): FastifyReply {
  const encoding = encodingFor(request)
  if (encoding) reply.header('content-encoding', encoding)
  return reply.header('content-length', size).type(MODEL_CONTENT_TYPE)
}

function encodingFor({ headers }: FastifyRequest<Address>): 'br' | undefined {
  return acceptedEncoding(headers['accept-encoding']) === 'br' ? 'br' : undefined
}

function noSuchModel(reply: FastifyReply): AppError {
  for (const header of ['etag', 'cache-control', 'vary']) reply.removeHeader(header)
  return new AppError('not_found', 'There is no such model.')
}
