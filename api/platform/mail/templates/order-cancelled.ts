import { formatsOf } from '../../language/localized.ts'
import type { Letter, LetterPart, MailShop } from '../letter.ts'
import { greeting } from '../typed-text.ts'
import { wordsOf } from '../words/words.ts'
import { orderAction, orderFacts, reasonParts } from './order-news-parts.ts'
import type { OrderNews } from './template-data.ts'

export function orderCancelled(news: OrderNews, shop: MailShop): Letter {
  const words = wordsOf(shop).orders.cancelled
  const why = news.by === 'system' && news.payment === 'cod' ? words.notVerified : words.by[news.by]
  return {
    subject: words.subject(news.number),
    preview: why,
    heading: words.heading,
    parts: [
      { paragraph: greeting(news.name, shop) },
      { paragraph: why },
      ...partPaid(news, shop),
      ...reasonParts(news, shop),
      { facts: orderFacts(news, shop) },
      ...moneyBack(news, shop),
      { paragraph: words.reply },
      orderAction(news, shop),
    ],
  }
}

/** Names the part that was paid of an order that expired. */
function partPaid({ by, total, due = total }: OrderNews, shop: MailShop): LetterPart[] {
  if (by !== 'system' || due === total) return []
  const { money } = formatsOf(shop.language)
  return [{ paragraph: wordsOf(shop).orders.cancelled.partPaid(money(total), money(total - due)) }]
}

function moneyBack({ by, payment, total, due = total }: OrderNews, shop: MailShop): LetterPart[] {
  if (payment !== 'bank' || (by === 'system' && due < total)) return []
  return [{ paragraph: wordsOf(shop).orders.cancelled.moneyBack }]
}
