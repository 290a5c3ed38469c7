import type { Permission } from '../staff/staff.ts'

/**
 * Kinds of records that open pages of the back office learn about, by their path in its API, and the permission to see
 * them. Nobody learns that anything happened to a record that they could not open.
 */
export const liveTopics = {
  orders: 'orders.read',
  deliveries: 'orders.read',
  payments: 'orders.read',
  vouchers: 'money.read',
  refunds: 'money.read',
  returns: 'orders.read',
  'damage-reports': 'orders.read',
  'custom-requests': 'orders.read',
  tickets: 'tickets.read',
  questions: 'questions.read',
  reviews: 'reviews.read',
  customers: 'customers.read',
  products: 'catalog.read',
  categories: 'catalog.read',
  sets: 'catalog.read',
  suppliers: 'purchases.read',
  'purchase-orders': 'purchases.read',
  pictures: 'media.read',
  banners: 'content.read',
  offers: 'content.read',
  projects: 'content.read',
  clients: 'content.read',
  faqs: 'content.read',
  pages: 'content.read',
  stores: 'content.read',
  promotions: 'promotions.read',
  'delivery-zones': 'delivery.read',
  'calendar-years': 'settings.read',
  settings: 'settings.read',
  staff: 'staff.read',
} as const satisfies Record<string, Permission>

export type LiveTopic = keyof typeof liveTopics

export const liveTopicNames = Object.keys(liveTopics) as [LiveTopic, ...LiveTopic[]]

/** How often a page says that a record is still open for editing in it. Browsers let hidden tabs do so once a minute. */
export const SAYS_EDITING_EVERY_MS = 25_000
/** After this long without a word the tab is closed, asleep or offline. */
export const EDITING_ENDS_AFTER_S = 90
