import { inOneLine } from '#domain/text.ts'
import { formatsOf } from '../../language/localized.ts'
import type { Letter, MailShop } from '../letter.ts'
import { mailText } from '../mail-text.ts'
import { pageUrl } from '../shop-lines.ts'
import { greeting, oneLine } from '../typed-text.ts'
import type { TemplateData } from './template-data.ts'

/** Mail to the recipient of a gift card, with its code. */
export function giftCard(data: TemplateData['gift-card'], shop: MailShop): Letter {
  const { name, buyer, message, code, amount } = data
  const text = mailText(shop)
  const sum = formatsOf(shop.language).money(amount)
  return {
    subject: text('mail.gift-card.subject', { sum, shop: shop.name }),
    preview: text('mail.gift-card.preview'),
    heading: text('mail.gift-card.heading'),
    parts: [
      { paragraph: greeting(name, shop) },
      {
        paragraph:
          buyer === ''
            ? text('mail.gift-card.intro', { sum })
            : text('mail.gift-card.from', { buyer: oneLine(buyer), sum }),
      },
      ...(message === '' ? [] : [{ paragraph: text('mail.gift-card.message', { message: inOneLine(message) }) }]),
      { code },
      { paragraph: text('mail.gift-card.use') },
      { action: text('mail.gift-card.action'), url: pageUrl(shop, '/gift-cards') },
      { note: text('mail.gift-card.keep') },
    ],
  }
}
