import { inOneLine } from '#domain/text.ts'
import type { Letter, MailShop } from '../letter.ts'
import { canBeRepeated, greeting } from '../typed-text.ts'
import { mailText } from '../mail-text.ts'
import { pieceFacts, requestAction } from './custom-parts.ts'
import type { TemplateData } from './template-data.ts'

/** Mail to the customer that confirms a request. It repeats short instructions, which often name a color. */
export function customRequested(news: TemplateData['custom-requested'], shop: MailShop): Letter {
  const text = mailText(shop)
  const words = inOneLine(news.instructions ?? '')
  const isRepeated = words !== '' && canBeRepeated(words)
  const typed: [string, string][] = isRepeated ? [[text('mail.custom.instructions'), words]] : []
  return {
    subject: text('mail.custom-requested.subject', { number: news.number, shop: shop.name }),
    preview: text('mail.custom-requested.preview'),
    heading: text('mail.custom-requested.heading'),
    parts: [
      { paragraph: greeting(news.name, shop) },
      { paragraph: text('mail.custom-requested.intro') },
      { facts: [...pieceFacts(news, shop), ...typed] },
      requestAction(news, shop),
      { note: text('mail.custom-requested.not-you') },
    ],
  }
}
