import { inOneLine } from '#domain/text.ts'
import { formatRupees } from '#domain/money.ts'
import type { Letter, MailShop } from '../letter.ts'
import { recordUrl } from '../shop-lines.ts'
import { nepalTime } from './parts.ts'
import { oneLine } from '../typed-text.ts'
import { billOf, fullAddressOf, stuckItemsOf, wayOf } from './order-parts.ts'
import type { ReceivedOrder } from './template-data.ts'

/** Mail to the shop about a new order. */
export function orderReceived(order: ReceivedOrder, shop: MailShop): Letter {
  const { orderId, name, phone, email, date, floor, hasLift, access, note, recipient, totals } = order
  const facts: [string, string][] = [
    ['Customer', oneLine(name)],
    ['Phone', phone],
    ['Email', email === '' ? 'None' : email],
    ['When', nepalTime(date, shop)],
  ]
  const asked: [string, string][] = []
  if (order.instalments) {
    const { bank, figures } = order.instalments
    const down = figures.downPayment > 0 ? `${formatRupees(figures.downPayment)} down, then ` : ''
    const monthly = `${formatRupees(figures.instalment)} a month for ${figures.months} months`
    asked.push(['Asks for instalments', `${oneLine(bank)}: ${down}${monthly}. Call on the next business day.`])
  }
  if (floor === 0) asked.push(['Floor', 'Ground floor'])
  else if (floor !== null) asked.push(['Floor', `${floor}, ${hasLift ? 'with' : 'without'} a lift`])
  if (access !== '') asked.push(['Access', inOneLine(access)])
  if (note !== '') asked.push(['Note', inOneLine(note)])
  if (recipient) asked.push(['Recipient’s phone', recipient.phone])
  if (recipient?.isGift) asked.push(['Gift', 'No amounts on the packing slip'])
  const { names, count } = stuckItemsOf(order)
  const leave = count === 1 ? 'it leaves' : 'they leave'
  if (count > 0) asked.push(['Does not get in', `${names}, by the buyer’s own measures. Call before ${leave}.`])
  return {
    subject: `Order ${orderId}, ${formatRupees(totals.total)}`,
    preview: `${oneLine(name)} has ordered.`,
    heading: `Order ${orderId}`,
    parts: [
      { facts },
      billOf(order, shop),
      {
        facts: [
          ...wayOf(order, shop, fullAddressOf(order)).map(([label, value]): [string, string] => [
            shopLabels[label] ?? label,
            value,
          ]),
          ...asked,
        ],
      },
      { action: 'See the order', url: recordUrl(shop, 'orders', orderId) },
    ],
  }
}

/** Labels for the shop that differ from the customer's. */
const shopLabels: Record<string, string> = { When: 'Arrives' }
