import { index, route, type RouteConfig } from '@react-router/dev/routes'

/** Pages that are only read, from the database: seed/shop-pages.ts. */
const shopPages = [
  'about',
  'user-guide',
  'shipping-policy',
  'return-policy',
  'security-guidelines',
  'privacy-policy',
  'terms-of-service',
] as const

/** All pages of the shop. `href()` builds links from this map, so that a wrong one does not compile. */
export default [
  index('routes/home.tsx'),

  route('productListing', 'routes/listing.tsx', { id: 'listing' }),
  route('productListing/:subcategoryId', 'routes/listing.tsx', { id: 'listing-short' }),
  route('productListing/category/:categoryId', 'routes/listing.tsx', { id: 'listing-category' }),
  route('productListing/subcategory/:subcategoryId', 'routes/listing.tsx', { id: 'listing-subcategory' }),
  route('category/:categoryId', 'routes/listing.tsx', { id: 'category' }),
  route('search', 'routes/search.tsx'),
  route('our-projects', 'routes/our-projects.tsx'),
  route('our-projects/:projectId', 'routes/project.tsx'),
  route('compare', 'routes/compare.tsx'),
  route('planner', 'routes/planner.tsx'),

  route('cart', 'routes/cart.tsx'),
  route('cart/shared/:token', 'routes/shared-cart.tsx'),
  route('checkout', 'routes/checkout.tsx'),
  route('order-confirmed', 'routes/order-confirmed.tsx'),
  route('payment/:attemptId', 'routes/payment.tsx'),

  route('my-account', 'routes/my-account.tsx'),

  route('product/:id', 'routes/product.tsx', { id: 'product' }),
  route('productDetails/:id', 'routes/product.tsx', { id: 'product-details' }),

  route('login', 'routes/login.tsx'),
  route('register', 'routes/register.tsx'),
  route('verifyAccount', 'routes/verify-account.tsx'),
  route('forgot-password', 'routes/forgot-password.tsx'),
  route('my-list', 'routes/my-list.tsx'),
  route('my-list/shared/:token', 'routes/shared-list.tsx'),
  route('my-orders', 'routes/my-orders.tsx'),
  route('my-orders/custom', 'routes/my-custom-orders.tsx'),
  route('my-orders/:orderId', 'routes/my-order.tsx'),
  route('my-orders/:orderId/invoice/:invoiceId', 'routes/invoice.tsx'),
  route('custom-orders/:number', 'routes/custom-order.tsx'),
  route('track-order', 'routes/track-order.tsx'),
  route('gift-cards', 'routes/gift-cards.tsx'),
  route('o/:token', 'routes/short-link.ts'),
  route('help-center', 'routes/help-center.tsx'),

  ...shopPages.map((slug) => route(slug, 'routes/shop-page.tsx', { id: slug })),
  route('grievance-officer', 'routes/grievance-officer.tsx'),
  route('contact', 'routes/contact.tsx'),
  route('contact/:number', 'routes/ticket.tsx'),
  route('measuring-visit', 'routes/measuring-visit.tsx'),
  route('stores', 'routes/stores.tsx'),

  route('sitemap.xml', 'routes/sitemap.ts', { id: 'sitemap' }),
  route('sitemap/:part', 'routes/sitemap-part.ts'),
  route('robots.txt', 'routes/robots.ts'),
  route('manifest.webmanifest', 'routes/web-manifest.ts'),
  route('service-worker.js', 'routes/service-worker.ts'),
  route('offline', 'routes/offline.ts'),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig
