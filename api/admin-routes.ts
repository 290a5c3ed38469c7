import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { importAdminRoutes } from './office/imports/routes.ts'
import { setImportRoutes } from './office/imports/sets/routes.ts'
import { mediaAdminRoutes } from './platform/media/admin/routes.ts'
import { customerAdminRoutes } from './office/customers/routes.ts'
import { findAdminRoutes } from './office/find/routes.ts'
import { customAdminRoutes } from './sales/custom-requests/admin/routes.ts'
import { adminDamageRoutes } from './sales/fulfilment/admin/damage-routes.ts'
import { adminReturnRoutes } from './sales/fulfilment/admin/return-routes.ts'
import { driveAdminRoutes } from './sales/drive/routes.ts'
import { adminDeliveryRoutes } from './sales/fulfilment/admin/delivery-routes.ts'
import { dashboardAdminRoutes } from './office/dashboard/routes.ts'
import { docsAdminRoutes } from './docs/admin-routes.ts'
import type { MediaStorage } from './platform/media/storage.ts'
import { feedbackAdminRoutes } from './shop/help/admin/feedback-routes.ts'
import { adminHandoverRoutes } from './sales/payments/admin/handover-routes.ts'
import { adminVoucherRoutes } from './sales/payments/admin/voucher-routes.ts'
import { dataRequestAdminRoutes } from './office/personal-data/requests/routes.ts'
import { personalReadAdminRoutes } from './office/personal-reads/routes.ts'
import { adminPhotoRoutes } from './shop/photos/admin/photo-routes.ts'
import { purchasingAdminRoutes } from './shop/purchasing/admin/routes.ts'
import { questionAdminRoutes } from './shop/questions/admin/routes.ts'
import { reviewAdminRoutes } from './shop/reviews/admin/routes.ts'
import { contentAdminRoutes } from './shop/content/admin/routes.ts'
import { catalogAdminRoutes } from './shop/catalog/admin/routes.ts'
import { deliveryAdminRoutes } from './shop/delivery-zones/admin/routes.ts'
import { helpAdminRoutes } from './shop/help/admin/routes.ts'
import { pageAdminRoutes } from './shop/pages/admin/routes.ts'
import { promotionAdminRoutes } from './shop/promotions/admin/routes.ts'
import { calendarAdminRoutes } from './platform/calendar/admin/routes.ts'
import { liveAdminRoutes } from './office/live/routes.ts'
import { healthAdminRoutes } from './office/health/routes.ts'
import { setUpAdminRoutes } from './office/set-up/routes.ts'
import type { SetUp } from './office/set-up/setting-points.ts'
import { setAdminRoutes } from './shop/sets/admin/routes.ts'
import { settingsAdminRoutes } from './shop/settings/admin/routes.ts'
import { storeAdminRoutes } from './shop/stores/admin/routes.ts'
import { staffAdminRoutes } from './office/staff/routes.ts'
import { ticketAdminRoutes } from './shop/tickets/admin/routes.ts'
import { stockAdminRoutes } from './shop/stock/admin/routes.ts'
import { placeAdminRoutes } from './shop/stock/admin/place-routes.ts'
import { countAdminRoutes } from './shop/stock/admin/count-routes.ts'
import { orderAdminRoutes } from './sales/orders/admin/routes.ts'
import { insightAdminRoutes } from './office/insights/routes.ts'
import { instalmentAdminRoutes } from './sales/instalments/admin/routes.ts'
import { phoneOrderAdminRoutes } from './sales/phone-orders/routes.ts'
import { creditAdminRoutes } from './sales/credit/admin/routes.ts'
import { paymentAdminRoutes } from './sales/payments/admin/routes.ts'
import { reconciliationAdminRoutes } from './office/reconciliation/routes.ts'
import { reportAdminRoutes } from './office/reports/routes.ts'
import { viewAdminRoutes } from './office/saved-views/routes.ts'
import { apiKeyAdminRoutes } from './office/api-keys/routes.ts'
import { webhookAdminRoutes } from './office/webhooks/routes.ts'
import { assignmentAdminRoutes } from './office/assignments/routes.ts'
import { cannedReplyAdminRoutes } from './office/canned-replies/routes.ts'
import { auditAdminRoutes } from './office/audit/routes.ts'
import { guardAdminRoutes } from './office/staff/guard.ts'

/** `publicUrl` has no slash at the end. */
export type AdminOptions = { publicUrl: string; storage: MediaStorage; setUp?: SetUp | undefined }

/** The API of the back office: the routes of each feature, all under /api/admin and behind one guard. */
export const adminRoutes: FastifyPluginAsyncZod<AdminOptions> = async (app, { publicUrl, storage, setUp }) => {
  const options = { publicUrl, storage } // without the prefix of these routes, which each plugin would repeat
  const { db } = app // logins write sessions before an actor is known
  guardAdminRoutes(app)
  app.register(adminDeliveryRoutes)
  app.register(driveAdminRoutes, options)
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
  app.register(findAdminRoutes)
  app.register(feedbackAdminRoutes)
  app.register(questionAdminRoutes)
  app.register(reviewAdminRoutes)
  app.register(contentAdminRoutes)
  app.register(deliveryAdminRoutes)
  app.register(helpAdminRoutes)
  app.register(pageAdminRoutes)
  app.register(promotionAdminRoutes)
  app.register(healthAdminRoutes, { setUp })
  app.register(liveAdminRoutes)
  app.register(setAdminRoutes)
  app.register(setImportRoutes)
  app.register(settingsAdminRoutes)
  app.register(setUpAdminRoutes, { setUp })
  app.register(calendarAdminRoutes)
  app.register(storeAdminRoutes)
  app.register(ticketAdminRoutes)
  app.register(stockAdminRoutes)
  app.register(purchasingAdminRoutes)
  app.register(placeAdminRoutes)
  app.register(countAdminRoutes)
  app.register(orderAdminRoutes)
  app.register(phoneOrderAdminRoutes)
  app.register(insightAdminRoutes)
  app.register(instalmentAdminRoutes)
  app.register(paymentAdminRoutes)
  app.register(creditAdminRoutes)
  app.register(viewAdminRoutes)
  app.register(assignmentAdminRoutes)
  app.register(cannedReplyAdminRoutes, { publicUrl })
  app.register(staffAdminRoutes, { loginDb: db })
  app.register(apiKeyAdminRoutes)
  app.register(webhookAdminRoutes, { sendingDb: db })
  app.register(auditAdminRoutes)
  app.register(personalReadAdminRoutes)
  app.register(dataRequestAdminRoutes, options)
  app.register(reportAdminRoutes)
  app.register(reconciliationAdminRoutes)
}
