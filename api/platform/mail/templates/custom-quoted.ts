import { formatsOf } from '../../language/localized.ts'
import type { Letter, MailShop } from '../letter.ts'
import { greeting } from '../typed-text.ts'
import { wordsOf } from '../words/words.ts'
import { pieceFacts, requestAction, shopWords } from './custom-parts.ts'
import type { TemplateData } from './template-data.ts'

/** Mail to the customer with an offer. */
export function customQuoted(quoted: TemplateData['custom-quoted'], shop: MailShop): Letter {
  const { number, name, weeks, note } = quoted
  const words = wordsOf(shop).custom.quoted
  const formats = formatsOf(shop.language)
  const [price, until] = [formats.money(quoted.price), formats.day(quoted.validUntil)]
  return {
    subject: words.subject(number, price),
    preview: words.preview(until),
    heading: words.heading,
    parts: [
      { paragraph: greeting(name, shop) },
      { paragraph: words.intro },
      {
        facts: [
          ...pieceFacts(quoted, shop),
          [words.price, words.withVat(price)],
          [words.making, weeks === 1 ? words.oneWeek : words.weeks(formats.number(weeks))],
          [words.goodUntil, until],
        ],
      },
      ...shopWords(note),
      { paragraph: words.next },
      requestAction(quoted, shop),
    ],
  }
}
