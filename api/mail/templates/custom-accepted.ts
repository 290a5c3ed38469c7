import { formatRupees } from '#domain/money.ts'
import type { Letter, MailShop } from '../letter.ts'
import { nepalTime } from '../nepal-time.ts'
import { greeting } from '../typed-text.ts'
import { billOf, tameAddressOf, trackUrl } from './order-parts.ts'
import type { TemplateData } from './template-data.ts'

/** To the customer. */
export function customAccepted(
  { order, deposit, payBy, weeks }: TemplateData['custom-accepted'],
  shop: MailShop,
): Letter {
  const isPickup = order.method === 'pickup'
  return {
    subject: `Your order ${order.orderId} at ${shop.name}`,
    preview: `Please pay the deposit of ${formatRupees(deposit)}, and we begin.`,
    heading: 'Thank you for your order',
    parts: [
      { paragraph: greeting(order.name, shop) },
      {
        paragraph: `Your custom piece is order ${order.orderId} now. Please pay the deposit of ${formatRupees(deposit)} by ${nepalTime(payBy, shop)}: then we begin, and the making takes about ${weeks === 1 ? 'one week' : `${weeks} weeks`}.`,
      },
      billOf(order),
      {
        facts: [
          ['Deposit', formatRupees(deposit)],
          ['Once it is ready', formatRupees(order.totals.total - deposit)],
          isPickup ? ['Collect at', `${shop.streetAddress}, ${shop.city}`] : ['Deliver to', tameAddressOf(order)],
        ],
      },
      ...transferOf(order),
      { action: 'Pay the deposit', url: trackUrl(order, shop) },
    ],
  }
}

function transferOf({ bank }: TemplateData['custom-accepted']['order']): Letter['parts'] {
  if (!bank) return []
  return [
    { paragraph: 'Our bank account, with the order number as the reference:' },
    {
      facts: [
        ['Bank', bank.bank],
        ['Account', bank.accountName],
        ['Number', bank.accountNumber],
        ['Reference', bank.reference],
      ],
    },
  ]
}
