import type { FastifyPluginAsync } from 'fastify'
import { parsePictureFile, pictureContentType, pictureKey } from '#domain/picture.ts'
import { isKnownTo } from '../cache/respond.ts'
import { AppError } from '../errors.ts'
import type { MediaStorage } from './storage.ts'

type Options = { storage: MediaStorage }
type Address = { Params: { picture: string; file: string } }

/** No call of the API: its addresses come with the pictures. */
const hidden = { hide: true }

/** Serves `/media/{picture}/{width}.{format}`; models beside it: model-routes.ts. An address never changes its content, so browsers and CDNs keep it. */
export const mediaRoutes: FastifyPluginAsync<Options> = async (app, { storage }) => {
  app.get<Address>('/media/:picture/:file', { exposeHeadRoute: false, schema: hidden }, async (request, reply) => {
    const { key, etag, contentType } = fileOf(request.params)
    const caching = { etag, 'cache-control': 'public, max-age=31536000, immutable' }
    if (isKnownTo(request, etag) && (await storage.sizeOf(key)) !== undefined) {
      return reply.headers(caching).code(304).send()
    }
    const stored = await storage.get(key)
    if (!stored) throw noSuchPicture()
    reply.headers(caching)
    return reply.headers({ 'content-length': stored.size }).type(contentType).send(stored.body)
  })

  app.head<Address>('/media/:picture/:file', { schema: hidden }, async (request, reply) => {
    const { key, etag, contentType } = fileOf(request.params)
    const size = await storage.sizeOf(key)
    if (size === undefined) throw noSuchPicture()
    reply.headers({ etag, 'cache-control': 'public, max-age=31536000, immutable', 'content-length': size })
    return reply.type(contentType).send()
  })
}

function fileOf({ picture, file }: Address['Params']) {
  const parsed = parsePictureFile(picture, file)
  if (!parsed) throw noSuchPicture()
  const { id, width, format } = parsed
  return {
    key: pictureKey(id, width, format),
    etag: `"${id}-${width}-${format}"`,
    contentType: pictureContentType(format),
  }
}

function noSuchPicture(): AppError {
  return new AppError('not_found', 'There is no such picture.')
}
