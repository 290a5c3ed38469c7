import type { Letter, MailShop } from '../letter.ts'
import { greeting } from '../typed-text.ts'
import { mailText } from '../mail-text.ts'
import { pieceFacts, requestAction, shopWords } from './custom-parts.ts'
import type { TemplateData } from './template-data.ts'

/** Mail to the customer whose request the shop refused. */
export function customRefused(refused: TemplateData['custom-refused'], shop: MailShop): Letter {
  const text = mailText(shop)
  return {
    subject: text('mail.custom-refused.subject', { number: refused.number }),
    preview: text('mail.custom-refused.preview'),
    heading: text('mail.custom-refused.heading'),
    parts: [
      { paragraph: greeting(refused.name, shop) },
      { paragraph: text('mail.custom-refused.intro') },
      ...shopWords(refused.reason),
      { facts: pieceFacts(refused, shop) },
      { paragraph: text('mail.custom-refused.reply') },
      requestAction(refused, shop),
    ],
  }
}
