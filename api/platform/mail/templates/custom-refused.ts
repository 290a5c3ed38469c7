import type { Letter, MailShop } from '../letter.ts'
import { greeting } from '../typed-text.ts'
import { wordsOf } from '../words/words.ts'
import { pieceFacts, requestAction, shopWords } from './custom-parts.ts'
import type { TemplateData } from './template-data.ts'

/** Mail to the customer whose request the shop refused. */
export function customRefused(refused: TemplateData['custom-refused'], shop: MailShop): Letter {
  const words = wordsOf(shop).custom.refused
  return {
    subject: words.subject(refused.number),
    preview: words.preview,
    heading: words.heading,
    parts: [
      { paragraph: greeting(refused.name, shop) },
      { paragraph: words.intro },
      ...shopWords(refused.reason),
      { facts: pieceFacts(refused, shop) },
      { paragraph: words.reply },
      requestAction(refused, shop),
    ],
  }
}
