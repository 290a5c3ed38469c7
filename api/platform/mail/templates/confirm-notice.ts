import type { Letter, MailShop } from '../letter.ts'
import { apiPageUrl } from '../shop-lines.ts'
import { greeting, oneLine } from '../typed-text.ts'
import { mailText } from '../mail-text.ts'
import { messageText } from '../../language/message-text.ts'
import type { TemplateData } from './template-data.ts'

/** Mail that asks a guest whether they want a notice. */
export function confirmNotice({ kind, piece, confirm }: TemplateData['confirm-notice'], shop: MailShop): Letter {
  const text = mailText(shop)
  const about = piece === null ? text('mail.confirm-notice.cart') : oneLine(piece)
  return {
    subject: text('mail.confirm-notice.subject', { about }),
    preview: text('mail.confirm-notice.preview'),
    heading: text('mail.confirm-notice.heading'),
    parts: [
      { paragraph: greeting('', shop) },
      { paragraph: text('mail.confirm-notice.asked', { shop: shop.name }) },
      ...(piece === null ? [] : [{ paragraph: oneLine(piece) }]),
      { paragraph: messageText(shop.language, `notices.consent.${kind}`) },
      {
        action: messageText(shop.language, 'notices.confirm.yes'),
        url: apiPageUrl(shop, `/api/notices/confirm/${confirm}`),
      },
      { note: text('mail.confirm-notice.not-you') },
    ],
  }
}
