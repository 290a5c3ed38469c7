import type { FastifyPluginAsync, FastifyReply } from 'fastify'
import { AVATAR_CONTENT_TYPE, avatarKey, parseAvatarFile } from '#domain/accounts/avatar.ts'
import { parsePictureFile, pictureContentType, pictureKey } from '#domain/catalog/picture.ts'
import { isKnownTo } from '../cache/respond.ts'
import { AppError } from '../errors/app-error.ts'
import type { MediaStorage } from './storage.ts'
import { say } from '../language/sentence.ts'

type Options = { storage: MediaStorage }
type Params = { picture?: string; file: string }
type Address = { Params: Params }
type Shown = { key: string; etag: string; contentType: string; caching: string }

/** Hidden from the API document: the addresses come with the pictures. */
const hidden = { hide: true }

/**
 * Serves `/media/{picture}/{width}.{format}` and `/media/avatars/{id}.webp`; model-routes.ts serves models. The content
 * of an address never changes, so browsers cache it.
 */
export const mediaRoutes: FastifyPluginAsync<Options> = async (app, { storage }) => {
  const serve = (url: string, shownAt: (params: Params) => Shown | undefined) => {
    app.get<Address>(url, { exposeHeadRoute: false, schema: hidden }, async (request, reply) => {
      const shown = shownAt(request.params) ?? noSuchPicture()
      if (isKnownTo(request, shown.etag) && (await storage.sizeOf(shown.key)) !== undefined) {
        return withCaching(reply, shown).code(304).send()
      }
      const stored = (await storage.get(shown.key)) ?? noSuchPicture()
      return withBody(reply, shown, stored.size).send(stored.body)
    })

    app.head<Address>(url, { schema: hidden }, async (request, reply) => {
      const shown = shownAt(request.params) ?? noSuchPicture()
      const size = (await storage.sizeOf(shown.key)) ?? noSuchPicture()
      return withBody(reply, shown, size).send()
    })
  }
  serve('/media/:picture/:file', pictureAt)
  serve('/media/avatars/:file', avatarAt)
}

/** Public pictures: CDNs cache them too. */
function pictureAt({ picture, file }: Params): Shown | undefined {
  const parsed = picture === undefined ? undefined : parsePictureFile(picture, file)
  if (!parsed) return undefined
  const { id, width, format } = parsed
  return {
    key: pictureKey(id, width, format),
    etag: `"${id}-${width}-${format}"`,
    contentType: pictureContentType(format),
    caching: 'public, max-age=31536000, immutable',
  }
}

/** Avatars: no proxy caches them, so a removed picture disappears. */
function avatarAt({ file }: Params): Shown | undefined {
  const id = parseAvatarFile(file)
  if (id === undefined) return undefined
  const caching = 'private, max-age=31536000, immutable'
  return { key: avatarKey(id), etag: `"${id}"`, contentType: AVATAR_CONTENT_TYPE, caching }
}

function withCaching(reply: FastifyReply, { etag, caching }: Shown): FastifyReply {
  return reply.headers({ etag, 'cache-control': caching })
}

function withBody(reply: FastifyReply, shown: Shown, size: number): FastifyReply {
  return withCaching(reply, shown).header('content-length', size).type(shown.contentType)
}

function noSuchPicture(): never {
  throw new AppError('not_found', say('pictures.not-found'))
}
