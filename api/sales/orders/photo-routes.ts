import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { ErrorBody } from '#contract/errors.ts'
import { PhotoParams } from '#contract/fulfilment.ts'
import { TrackKeyQuery } from '#contract/orders/orders.ts'
import type { MediaStorage } from '../../platform/media/storage.ts'
import { findAsked } from './find-asked.ts'
import { hasPhoto } from '../../shop/photos/photo-queries.ts'
import { noSuchPhoto, sendPhoto } from '../../shop/photos/send-photo.ts'

/** Photos sent about an order. Requires the owner's session or the order's key. */
export const orderPhotoRoutes: FastifyPluginAsyncZod<{ storage: MediaStorage }> = async (app, { storage }) => {
  const { db, secrets } = app
  app.decorateRequest('asked')

  app.get(
    '/orders/:orderId/photos/:photoId',
    {
      config: { isDear: true },
      preHandler: findAsked,
      schema: {
        tags: ['Orders'],
        summary: 'A photo that its shopper sent about an order, as WebP',
        params: PhotoParams,
        querystring: TrackKeyQuery,
        response: { '4xx': ErrorBody },
      },
    },
    async ({ asked, params }, reply) => {
      if (!(await hasPhoto(db, asked.order.id, params.photoId))) noSuchPhoto()
      return sendPhoto(reply, { storage, dataKey: secrets.dataKey }, params.photoId)
    },
  )
}
