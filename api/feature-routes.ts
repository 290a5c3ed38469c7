import cookie from '@fastify/cookie'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { accountRoutes } from './people/accounts/routes.ts'
import { addressRoutes } from './people/addresses/routes.ts'
import { adminRoutes, type AdminOptions } from './admin-routes.ts'
import { cartRoutes } from './shop/cart/routes.ts'
import { catalogRoutes } from './shop/catalog/routes.ts'
import { checkoutRoutes } from './sales/checkout/routes.ts'
import { contentRoutes } from './shop/content/routes.ts'
import { prefixCookies } from './platform/http/cookie-name.ts'
import { creditRoutes } from './sales/credit/routes.ts'
import { customOrderRoutes } from './sales/custom-requests/routes.ts'
import { deliveryRoutes } from './shop/delivery-zones/routes.ts'
import { fulfilmentRoutes } from './sales/fulfilment/routes.ts'
import { helpRoutes } from './shop/help/routes.ts'
import { instalmentRoutes } from './sales/instalments/routes.ts'
import { invoiceRoutes } from './sales/invoices/routes.ts'
import { readLanguages } from './platform/http/read-languages.ts'
import { listRoutes } from './shop/wishlist/routes.ts'
import { noticeRoutes } from './shop/notices/routes.ts'
import { personalDataRoutes } from './office/personal-data/routes.ts'
import { guestOrderRoutes } from './sales/orders/guest-order-routes.ts'
import { placedOrderRoutes } from './sales/orders/placed-order-routes.ts'
import { pageRoutes } from './shop/pages/routes.ts'
import { paymentRoutes } from './sales/payments/routes.ts'
import { voucherRoutes } from './sales/payments/transfers/voucher-routes.ts'
import { orderPhotoRoutes } from './sales/orders/photo-routes.ts'
import { questionRoutes } from './shop/questions/routes.ts'
import { reviewRoutes } from './shop/reviews/routes.ts'
import { roomPlanRoutes } from './shop/planner/room-plan-routes.ts'
import { setRoutes } from './shop/sets/routes.ts'
import { settingsRoutes } from './shop/settings/routes.ts'
import { storeRoutes } from './shop/stores/routes.ts'
import { ticketRoutes } from './shop/tickets/routes.ts'
import { visitRoutes } from './shop/tickets/visit-routes.ts'

/** Routes of all features, below /api. */
export const featureRoutes: FastifyPluginAsyncZod<AdminOptions> = async (app, options) => {
  const { publicUrl } = options
  // Cookies are secure when the shop uses https, whatever a proxy says about a request.
  const isSecure = publicUrl.startsWith('https:')
  const parseOptions = { httpOnly: true, secure: isSecure }
  prefixCookies(app, { isSecure })
  await app.register(cookie, { secret: app.secrets.cookieKey.export(), parseOptions })
  readLanguages(app)
  app.register(accountRoutes, { storage: options.storage })
  app.register(personalDataRoutes, { storage: options.storage })
  app.register(addressRoutes)
  app.register(adminRoutes, { ...options, prefix: '/admin' })
  app.register(cartRoutes)
  app.register(catalogRoutes)
  app.register(checkoutRoutes)
  app.register(contentRoutes)
  app.register(creditRoutes)
  app.register(customOrderRoutes, { storage: options.storage })
  app.register(deliveryRoutes)
  app.register(pageRoutes)
  app.register(paymentRoutes, { publicUrl })
  app.register(placedOrderRoutes)
  app.register(guestOrderRoutes)
  app.register(fulfilmentRoutes, { storage: options.storage })
  app.register(voucherRoutes, { storage: options.storage })
  app.register(orderPhotoRoutes, { storage: options.storage })
  app.register(helpRoutes)
  app.register(instalmentRoutes)
  app.register(invoiceRoutes)
  app.register(listRoutes)
  app.register(noticeRoutes)
  app.register(questionRoutes)
  app.register(reviewRoutes, { storage: options.storage })
  app.register(roomPlanRoutes)
  app.register(setRoutes)
  app.register(settingsRoutes)
  app.register(storeRoutes)
  app.register(ticketRoutes)
  app.register(visitRoutes)
}
