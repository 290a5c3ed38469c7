import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { NoQuery } from '#contract/common.ts'
import { ErrorBody } from '#contract/errors.ts'
import type { MediaStorage } from '../media/storage.ts'
import { readNeededOf } from './photo-queries.ts'
import { noSuchPhoto, sendPhoto } from './send-photo.ts'

/** The photos that shoppers sent about orders and requests, for the staff; none of who is forgotten. */
export const adminPhotoRoutes: FastifyPluginAsyncZod<{ storage: MediaStorage }> = async (app, { storage }) => {
  const { db, secrets } = app

  app.get(
    '/photos/:id',
    {
      config: { needs: 'orders.read' },
      schema: {
        tags: ['Back office: orders'],
        summary: 'A photo that a shopper sent, as WebP',
        params: z.strictObject({ id: z.uuid() }),
        querystring: NoQuery,
        response: { '4xx': ErrorBody },
      },
    },
    async ({ params: { id } }, reply) => {
      if ((await readNeededOf(db, [id])).length === 0) noSuchPhoto()
      return sendPhoto(reply, { storage, dataKey: secrets.dataKey }, id)
    },
  )
}
