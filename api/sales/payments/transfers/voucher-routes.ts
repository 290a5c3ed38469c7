import multipart from '@fastify/multipart'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { ErrorBody } from '#contract/errors.ts'
import { OrderParams, OrderReply, TrackKeyQuery } from '#contract/orders/orders.ts'
import { doneIn } from '../../../platform/http/done.ts'
import type { MediaStorage } from '../../../platform/media/storage.ts'
import { findAsked } from '../../orders/find-asked.ts'
import { readOrder } from '../../orders/order-queries.ts'
import { showOrder } from '../../orders/show-order.ts'
import { withPhotoForm } from '../../../shop/photos/with-photo-form.ts'
import { sendVoucher } from './send-voucher.ts'
import { countDone } from '../../../platform/rate-limits/limit.ts'

/** The picture of a bank voucher. Requires the owner's session or the order's key. */
export const voucherRoutes: FastifyPluginAsyncZod<{ storage: MediaStorage }> = async (app, { storage }) => {
  const { db, secrets, wallets, addressLimits } = app
  await app.register(multipart)
  app.decorateRequest('asked')

  app.post(
    '/orders/:orderId/voucher',
    {
      preHandler: findAsked,
      schema: {
        tags: ['Payments'],
        summary: 'Sends a bank’s voucher: a form with one file, `photo`, of at most 8 MB',
        consumes: ['multipart/form-data'],
        params: OrderParams,
        querystring: TrackKeyQuery,
        response: { 200: OrderReply, '4xx': ErrorBody },
      },
    },
    async (request) => {
      const { asked } = request
      const form = { about: `voucher ${asked.order.id}`, field: 'photo', fields: z.object({}), least: 1, most: 1 }
      await countDone([addressLimits.receipts], request.ip, () =>
        withPhotoForm(request, form, ({ files }) => sendVoucher({ db, storage, secrets }, asked, files[0]!)),
      )
      const order = await readOrder(db, asked.order.id)
      return {
        ...doneIn(request.language, 'payments.receipt-sent'),
        data: await showOrder({ db, secrets, wallets }, order, asked.by),
      }
    },
  )
}
