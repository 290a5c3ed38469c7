import type { TemplateName } from './template-data.ts'

/** The audience of each mail. A template that is missing here does not compile. */
const readers = {
  'verify-email': 'customer',
  'account-exists': 'customer',
  'reset-password': 'customer',
  welcome: 'customer',
  'password-changed': 'customer',
  'new-device': 'customer',
  'order-confirmed': 'customer',
  'order-delivered': 'customer',
  'order-cancelled': 'customer',
  'order-returned': 'customer',
  'order-edited': 'customer',
  'order-exchanged': 'customer',
  'payment-changed': 'customer',
  'payment-received': 'customer',
  'refund-due': 'customer',
  'refund-done': 'customer',
  'voucher-declined': 'customer',
  'back-in-stock': 'customer',
  'price-drop': 'customer',
  'cart-reminder': 'customer',
  'confirm-notice': 'customer',
  'question-answered': 'customer',
  'order-placed': 'customer',
  'order-received': 'shop',
  'verify-order': 'customer',
  'order-link': 'customer',
  'now-in-cash': 'customer',
  'delivery-news': 'customer',
  'damage-news': 'customer',
  'return-news': 'customer',
  'instalment-news': 'customer',
  'gift-card': 'customer',
  'after-sales-request': 'shop',
  'custom-requested': 'customer',
  'custom-received': 'shop',
  'custom-quoted': 'customer',
  'custom-refused': 'customer',
  'custom-declined': 'customer',
  'custom-ended': 'shop',
  'custom-accepted': 'customer',
  'custom-production': 'customer',
  'voucher-sent': 'shop',
  'ticket-opened': 'customer',
  'ticket-received': 'shop',
  'ticket-written': 'shop',
  'ticket-answered': 'customer',
  'ticket-closed': 'customer',
  'staff-invited': 'shop',
  'staff-reset': 'shop',
  'staff-news': 'shop',
  'sms-trouble': 'shop',
  'webhook-paused': 'shop',
  'purchase-order': 'supplier',
} as const satisfies Record<TemplateName, 'customer' | 'shop' | 'supplier'>

/** A mail to the shop, its staff or its suppliers, in English. */
export type ShopTemplate = {
  [Name in TemplateName]: (typeof readers)[Name] extends 'customer' ? never : Name
}[TemplateName]

/** Mails to the shop and to its staff. */
export const toTheShop = (Object.keys(readers) as TemplateName[]).filter((name) => readers[name] === 'shop')

/** Mails that are no customer's, even where one has the same address. */
export const notToCustomers = (Object.keys(readers) as TemplateName[]).filter((name) => readers[name] !== 'customer')
