import type { Letter, MailShop } from '../letter.ts'
import { greeting } from '../typed-text.ts'
import { wordsOf } from '../words/words.ts'
import { orderAction } from './order-news-parts.ts'
import type { TemplateData } from './template-data.ts'

/** Mail with the link with which a buyer can act, for people who opened the order by its number and contact. */
export function orderLink(data: TemplateData['order-link'], shop: MailShop): Letter {
  const words = wordsOf(shop).orders.link
  const { name, number } = data
  return {
    subject: words.subject(number),
    preview: words.preview,
    heading: words.heading,
    parts: [
      { paragraph: greeting(name, shop) },
      { paragraph: words.asked(number) },
      orderAction(data, shop),
      { note: words.keep },
    ],
  }
}
