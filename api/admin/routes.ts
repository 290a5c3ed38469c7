import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { importAdminRoutes } from '../imports/admin-routes.ts'
import { mediaAdminRoutes } from '../media/admin-routes.ts'
import { customerAdminRoutes } from '../customers/admin-routes.ts'
import { customAdminRoutes } from '../custom-orders/admin-routes.ts'
import { adminDamageRoutes } from '../fulfilment/admin-damage-routes.ts'
import { adminReturnRoutes } from '../fulfilment/admin-return-routes.ts'
import { adminDeliveryRoutes } from '../fulfilment/admin-delivery-routes.ts'
import { dashboardAdminRoutes } from '../dashboard/admin-routes.ts'
import { docsAdminRoutes } from '../docs/admin-routes.ts'
import type { MediaStorage } from '../media/storage.ts'
import { feedbackAdminRoutes } from '../help/feedback-admin-routes.ts'
import { adminHandoverRoutes } from '../payments/admin-handover-routes.ts'
import { adminVoucherRoutes } from '../payments/admin-voucher-routes.ts'
import { personalReadAdminRoutes } from '../personal-reads/admin-routes.ts'
import { adminPhotoRoutes } from '../photos/admin-photo-routes.ts'
import { reviewAdminRoutes } from '../reviews/admin-routes.ts'
import { contentAdminRoutes } from '../content/admin-routes.ts'
import { catalogAdminRoutes } from '../catalog/admin-routes.ts'
import { deliveryAdminRoutes } from '../delivery/admin-routes.ts'
import { helpAdminRoutes } from '../help/admin-routes.ts'
import { pageAdminRoutes } from '../pages/admin-routes.ts'
import { promotionAdminRoutes } from '../promotions/admin-routes.ts'
import { calendarAdminRoutes } from '../calendar/admin-routes.ts'
import { setUpAdminRoutes } from '../set-up/admin-routes.ts'
import type { SetUp } from '../set-up/missing-parts.ts'
import { settingsAdminRoutes } from '../settings/admin-routes.ts'
import { storeAdminRoutes } from '../stores/admin-routes.ts'
import { staffAdminRoutes } from '../staff/admin-routes.ts'
import { ticketAdminRoutes } from '../tickets/admin-routes.ts'
import { stockAdminRoutes } from '../stock/admin-routes.ts'
import { orderAdminRoutes } from '../orders/admin-routes.ts'
import { phoneOrderAdminRoutes } from '../orders/admin/phone-routes.ts'
import { paymentAdminRoutes } from '../payments/admin-routes.ts'
import { viewAdminRoutes } from '../views/admin-routes.ts'
import { auditAdminRoutes } from './audit-admin-routes.ts'
import { guardAdminRoutes } from './guard.ts'

/** `publicUrl` has no slash at the end. */
export type AdminOptions = { publicUrl: string; storage: MediaStorage; setUp?: SetUp | undefined }

/** The API of the back office: the routes of each feature, all under /api/admin and behind one guard. */
export const adminRoutes: FastifyPluginAsyncZod<AdminOptions> = async (app, { publicUrl, storage, setUp }) => {
  const options = { publicUrl, storage } // without the prefix of these routes, which each plugin would repeat
  const { db } = app // logins write sessions before an actor is known
  guardAdminRoutes(app)
  app.register(adminDeliveryRoutes)
  app.register(adminDamageRoutes)
  app.register(adminReturnRoutes)
  app.register(customAdminRoutes, options)
  app.register(catalogAdminRoutes)
  app.register(adminVoucherRoutes)
  app.register(adminHandoverRoutes)
  app.register(adminPhotoRoutes, options)
  app.register(importAdminRoutes)
  app.register(mediaAdminRoutes, options)
  app.register(customerAdminRoutes)
  app.register(dashboardAdminRoutes)
  app.register(docsAdminRoutes)
  app.register(feedbackAdminRoutes)
  app.register(reviewAdminRoutes)
  app.register(contentAdminRoutes)
  app.register(deliveryAdminRoutes)
  app.register(helpAdminRoutes)
  app.register(pageAdminRoutes)
  app.register(promotionAdminRoutes)
  app.register(settingsAdminRoutes)
  app.register(setUpAdminRoutes, { setUp })
  app.register(calendarAdminRoutes)
  app.register(storeAdminRoutes)
  app.register(ticketAdminRoutes)
  app.register(stockAdminRoutes)
  app.register(orderAdminRoutes)
  app.register(phoneOrderAdminRoutes)
  app.register(paymentAdminRoutes)
  app.register(viewAdminRoutes)
  app.register(staffAdminRoutes, { loginDb: db })
  app.register(auditAdminRoutes)
  app.register(personalReadAdminRoutes)
}
