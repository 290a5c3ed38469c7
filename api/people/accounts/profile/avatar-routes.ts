import multipart from '@fastify/multipart'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { AvatarQuery, AvatarRemovedReply, AvatarReply } from '#contract/accounts.ts'
import { NoQuery } from '#contract/common.ts'
import { ErrorBody } from '#contract/errors.ts'
import { AVATAR_MAX_BYTES } from '#domain/accounts/avatar.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { readUpload } from '../../../platform/media/read-upload.ts'
import { withRoom } from '../../../platform/media/upload-room.ts'
import type { MediaStorage } from '../../../platform/media/storage.ts'
import { ownLimit } from '../../../platform/rate-limits/limit.ts'
import { authenticate } from '../sessions/authenticate.ts'
import { clearAvatar } from './clear-avatar.ts'
import { doneIn } from '../../../platform/http/done.ts'
import { guardAccountRoutes } from '../guard-routes.ts'
import { setAvatar } from './set-avatar.ts'
import { say } from '../../../platform/language/sentence.ts'

/** Limit per user: re-encoding a picture keeps a core busy. */
const UPLOADS = { name: 'avatarUploads', most: 30, withinS: 3_600 }

/** The profile picture of the logged-in user. */
export const avatarRoutes: FastifyPluginAsyncZod<{ storage: MediaStorage }> = async (app, { storage }) => {
  app.addHook('onRequest', authenticate)
  await app.register(multipart)
  const uploads = ownLimit(UPLOADS)

  app.put(
    '/user/user-avatar',
    {
      onRequest: ({ session }) => uploads.take(session.userId),
      schema: {
        tags: ['Accounts'],
        summary: 'Sets the profile picture: a form with one file, `avatar`, of at most 5 MB (JPEG, PNG or WebP)',
        consumes: ['multipart/form-data'],
        querystring: NoQuery,
        response: { 200: AvatarReply, '4xx': ErrorBody },
      },
    },
    async (request) => {
      const avatar = await withRoom(request, async (hold, inTurn) => {
        const bytes = await readUpload(request, { field: 'avatar', maxBytes: AVATAR_MAX_BYTES }, hold)
        if (!bytes) throw new AppError('invalid_input', say('profile.avatar.wrong-type'))
        return inTurn(() => setAvatar({ db: app.db, storage }, request.session.userId, bytes))
      })
      return { ...doneIn(request.language, 'profile.avatar.uploaded'), avatar, data: { avatar } }
    },
  )

  takeRemovals(app, '/user/user-avatar')
  takeRemovals(app, '/user/delete-avatar')
}

/** The specification lists this route without /api. */
export const bareAvatarRoutes: FastifyPluginAsyncZod = async (app) => {
  guardAccountRoutes(app)
  app.addHook('onRequest', authenticate)
  takeRemovals(app, '/user/delete-avatar')
}

function takeRemovals(app: Parameters<FastifyPluginAsyncZod>[0], url: string) {
  app.delete(
    url,
    {
      config: { isCall: true },
      schema: {
        tags: ['Accounts'],
        summary: 'Removes the profile picture; `img`, its address, guards against removing a newer one',
        querystring: AvatarQuery,
        response: { 200: AvatarRemovedReply, '4xx': ErrorBody },
      },
    },
    async (request) => {
      await clearAvatar(app.db, request.session.userId, request.query.img)
      return { ...doneIn(request.language, 'profile.avatar.removed'), user: { avatar: '' as const } }
    },
  )
}
