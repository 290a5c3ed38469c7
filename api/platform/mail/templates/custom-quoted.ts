import { formatsOf } from '../../language/localized.ts'
import type { Letter, MailShop } from '../letter.ts'
import { greeting } from '../typed-text.ts'
import { mailText } from '../mail-text.ts'
import { pieceFacts, requestAction, shopWords } from './custom-parts.ts'
import type { TemplateData } from './template-data.ts'

/** Mail to the customer with an offer. */
export function customQuoted(quoted: TemplateData['custom-quoted'], shop: MailShop): Letter {
  const { number, name, weeks, note } = quoted
  const text = mailText(shop)
  const formats = formatsOf(shop.language)
  const [price, until] = [formats.money(quoted.price), formats.day(quoted.validUntil)]
  return {
    subject: text('mail.custom-quoted.subject', { number, price }),
    preview: text('mail.custom-quoted.preview', { day: until }),
    heading: text('mail.custom-quoted.heading'),
    parts: [
      { paragraph: greeting(name, shop) },
      { paragraph: text('mail.custom-quoted.intro') },
      {
        facts: [
          ...pieceFacts(quoted, shop),
          [text('mail.custom-quoted.price'), text('mail.custom-quoted.with-vat', { price })],
          [text('mail.custom-quoted.making'), text('mail.custom-quoted.weeks', { weeks })],
          [text('mail.custom-quoted.good-until'), until],
        ],
      },
      ...shopWords(note),
      { paragraph: text('mail.custom-quoted.next') },
      requestAction(quoted, shop),
    ],
  }
}
