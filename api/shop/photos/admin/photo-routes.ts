import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { NoQuery } from '#contract/common.ts'
import { ErrorBody } from '#contract/errors.ts'
import { mayDo } from '#domain/staff/staff.ts'
import type { MediaStorage } from '../../../platform/media/storage.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { findPhotoKind } from '../photo-queries.ts'
import { noSuchPhoto, sendPhoto } from '../send-photo.ts'

/** Back-office routes for shoppers' photos of orders and requests. Photos of deleted accounts are not shown. */
export const adminPhotoRoutes: FastifyPluginAsyncZod<{ storage: MediaStorage }> = async (app, { storage }) => {
  const { db, secrets } = app

  app.get(
    '/photos/:id',
    {
      config: { needs: 'orders.read' },
      schema: {
        tags: ['Back office: orders'],
        summary: 'A shopper’s photo as WebP; bank vouchers require `money.read`',
        params: z.strictObject({ id: z.uuid() }),
        querystring: NoQuery,
        response: { '4xx': ErrorBody },
      },
    },
    async ({ params: { id }, staff }, reply) => {
      const kind = (await findPhotoKind(db, id)) ?? noSuchPhoto()
      if (kind === 'voucher' && !mayDo(staff.role, 'money.read')) {
        throw new AppError('forbidden', 'Your role does not allow this.')
      }
      return sendPhoto(reply, { storage, dataKey: secrets.dataKey }, id)
    },
  )
}
