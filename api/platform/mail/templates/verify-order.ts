import type { Letter, MailShop } from '../letter.ts'
import { nepalTime } from './parts.ts'
import { greeting } from '../typed-text.ts'
import { wordsOf } from '../words/words.ts'
import { orderAction } from './order-news-parts.ts'
import type { TemplateData } from './template-data.ts'

/** Mail with another code for an order that waits for one; the first code is in the mail about the placed order. */
export function verifyOrder(data: TemplateData['verify-order'], shop: MailShop): Letter {
  const words = wordsOf(shop).orders.verify
  const { name, number, code, until } = data
  return {
    subject: words.subject(code, number),
    preview: words.preview,
    heading: words.heading,
    parts: [
      { paragraph: greeting(name, shop) },
      { paragraph: words.enter(number, nepalTime(until, shop)) },
      { code },
      orderAction(data, shop),
      { note: wordsOf(shop).orders.placed.notYou },
    ],
  }
}
