import type { Letter, MailShop } from '../letter.ts'
import { mailText } from '../mail-text.ts'
import { pageUrl } from '../shop-lines.ts'
import { greeting } from '../typed-text.ts'
import type { TemplateData } from './template-data.ts'
import { saidParts } from './ticket-parts.ts'

/** Mail to the asker of a question about a product, with its first answer. It does not repeat what the asker typed. */
export function questionAnswered(
  { name, product, path, by, words }: TemplateData['question-answered'],
  shop: MailShop,
): Letter {
  const text = mailText(shop)
  return {
    subject: text('mail.question-answered.subject', { product }),
    preview: text('mail.question-answered.preview', { shop: shop.name }),
    heading: text('mail.question-answered.heading'),
    parts: [
      { paragraph: greeting(name, shop) },
      { paragraph: text(`mail.question-answered.by-${by}`, { product }) },
      ...saidParts(words),
      { action: text('mail.question-answered.action'), url: pageUrl(shop, path) },
      { note: text('mail.question-answered.once') },
    ],
  }
}
