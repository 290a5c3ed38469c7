import { formatsOf } from '../../language/localized.ts'
import type { Letter, MailShop } from '../letter.ts'
import { mailText } from '../mail-text.ts'
import { greeting } from '../typed-text.ts'
import { orderAction } from './order-news-parts.ts'
import type { TemplateData } from './template-data.ts'

/** Mail about an order whose earlier mail requested a transfer, and which is now paid in cash. */
export function nowInCash(data: TemplateData['now-in-cash'], shop: MailShop): Letter {
  const text = mailText(shop)
  const { name, number, total, method } = data
  const said = { number, sum: formatsOf(shop.language).money(total) }
  return {
    subject: text('mail.now-in-cash.subject', { number }),
    preview: text('mail.now-in-cash.preview'),
    heading: text('mail.now-in-cash.heading'),
    parts: [
      { paragraph: greeting(name, shop) },
      {
        paragraph:
          method === 'pickup' ? text('mail.now-in-cash.on-pickup', said) : text('mail.now-in-cash.at-door', said),
      },
      { paragraph: text('mail.now-in-cash.transferred') },
      orderAction(data, shop),
    ],
  }
}
