import type { Letter, MailShop } from '../letter.ts'
import { greeting } from '../typed-text.ts'
import { wordsOf } from '../words/words.ts'
import { pieceFacts, requestAction } from './custom-parts.ts'
import type { CustomNews } from './template-data.ts'

/** Mail to the customer that confirms a request. */
export function customRequested(news: CustomNews, shop: MailShop): Letter {
  const words = wordsOf(shop).custom.requested
  return {
    subject: words.subject(news.number, shop.name),
    preview: words.preview,
    heading: words.heading,
    parts: [
      { paragraph: greeting(news.name, shop) },
      { paragraph: words.intro },
      { facts: pieceFacts(news, shop) },
      requestAction(news, shop),
      { note: words.notYou },
    ],
  }
}
