import { formatRupees } from '#domain/money.ts'
import type { OrderActor } from '#domain/order-states.ts'
import type { Letter, LetterPart, MailShop } from '../letter.ts'
import { greeting } from '../typed-text.ts'
import { MONEY_BACK_WITHIN, orderAction, orderFacts, reasonParts } from './order-news-parts.ts'
import type { OrderNews } from './template-data.ts'

const sentences: Record<OrderActor, string> = {
  shopper: 'Your order is cancelled, as you asked.',
  staff: 'We are sorry: we had to cancel your order.',
  system: 'Your order was not paid in time, so it is cancelled.',
}

export function orderCancelled(news: OrderNews, shop: MailShop): Letter {
  return {
    subject: `Your order ${news.number} is cancelled`,
    preview: sentences[news.by],
    heading: 'Your order is cancelled',
    parts: [
      { paragraph: greeting(news.name, shop) },
      { paragraph: sentences[news.by] },
      ...partPaid(news),
      ...reasonParts(news),
      { facts: orderFacts(news) },
      ...moneyBack(news),
      { paragraph: 'If this is not what you wanted, please reply to this mail or call us.' },
      orderAction(news, shop),
    ],
  }
}

/** What was not paid in time was paid in part at most. */
function partPaid({ by, total, due = total }: OrderNews): LetterPart[] {
  if (by !== 'system' || due === total) return []
  const [paid, all] = [formatRupees(total - due), formatRupees(total)]
  return [{ paragraph: `Of ${all} we had received ${paid}: all of that goes back to you.` }]
}

function moneyBack({ by, payment, total, due = total }: OrderNews): LetterPart[] {
  if (payment !== 'bank' || (by === 'system' && due < total)) return []
  return [{ paragraph: `If you have already transferred the amount, we send it back ${MONEY_BACK_WITHIN}.` }]
}
