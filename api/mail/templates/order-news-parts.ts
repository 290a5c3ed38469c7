import { formatRupees } from '#domain/money.ts'
import { inOneLine } from '#domain/one-line.ts'
import type { LetterPart, MailShop } from '../letter.ts'
import { trackUrl } from './order-parts.ts'
import type { OrderNews } from './template-data.ts'

/** What the shop promises of refunds, and what the law allows; a week with holidays has fewer than five business days. */
export const MONEY_BACK_WITHIN = 'within 3 to 5 business days, and within 7 days at the latest'

/** What every mail about an order names. */
export function orderFacts({ number, total }: OrderNews): [label: string, value: string][] {
  return [
    ['Order', number],
    ['Total', formatRupees(total)],
  ]
}

/**
 * Why, where the shop says so. Shoppers know their own reason, and whoever orders with somebody else's address must not
 * write them letters.
 */
export function reasonParts({ by, reason }: OrderNews): LetterPart[] {
  return by === 'shopper' || reason === '' ? [] : [{ paragraph: `The reason: ${inOneLine(reason)}` }]
}

export function orderAction({ number, trackKey }: Pick<OrderNews, 'number' | 'trackKey'>, shop: MailShop): LetterPart {
  return { action: 'See your order', url: trackUrl({ orderId: number, trackKey }, shop) }
}
