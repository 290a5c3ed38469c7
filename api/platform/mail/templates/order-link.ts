import type { Letter, MailShop } from '../letter.ts'
import { greeting } from '../typed-text.ts'
import { mailText } from '../mail-text.ts'
import { orderAction } from './order-news-parts.ts'
import type { TemplateData } from './template-data.ts'

/** Mail with the link with which a buyer can act, for people who opened the order by its number and contact. */
export function orderLink(data: TemplateData['order-link'], shop: MailShop): Letter {
  const text = mailText(shop)
  const { name, number } = data
  return {
    subject: text('mail.order-link.subject', { number }),
    preview: text('mail.order-link.preview'),
    heading: text('mail.order-link.heading'),
    parts: [
      { paragraph: greeting(name, shop) },
      { paragraph: text('mail.order-link.asked', { number }) },
      orderAction(data, shop),
      { note: text('mail.order-link.keep') },
    ],
  }
}
