import { formatsOf } from '../../language/localized.ts'
import type { Letter, LetterPart, MailShop } from '../letter.ts'
import { greeting } from '../typed-text.ts'
import { mailText } from '../mail-text.ts'
import { orderAction, orderFacts, reasonParts } from './order-news-parts.ts'
import type { OrderNews } from './template-data.ts'

export function orderCancelled(news: OrderNews, shop: MailShop): Letter {
  const text = mailText(shop)
  const why =
    news.by === 'system' && news.payment === 'cod'
      ? text('mail.order-cancelled.not-verified')
      : text(`mail.order-cancelled.by.${news.by}`)
  return {
    subject: text('mail.order-cancelled.subject', { number: news.number }),
    preview: why,
    heading: text('mail.order-cancelled.heading'),
    parts: [
      { paragraph: greeting(news.name, shop) },
      { paragraph: why },
      ...partPaid(news, shop),
      ...reasonParts(news, shop),
      { facts: orderFacts(news, shop) },
      ...moneyBack(news, shop),
      { paragraph: text('mail.order-cancelled.reply') },
      orderAction(news, shop),
    ],
  }
}

/** Names the part that was paid of an order that expired. */
function partPaid({ by, total, due = total }: OrderNews, shop: MailShop): LetterPart[] {
  if (by !== 'system' || due === total) return []
  const { money } = formatsOf(shop.language)
  return [
    { paragraph: mailText(shop)('mail.order-cancelled.part-paid', { all: money(total), paid: money(total - due) }) },
  ]
}

function moneyBack({ by, payment, total, due = total }: OrderNews, shop: MailShop): LetterPart[] {
  if (payment !== 'bank' || (by === 'system' && due < total)) return []
  return [{ paragraph: mailText(shop)('mail.order-cancelled.money-back') }]
}
