import { formatsOf } from '../../language/localized.ts'
import type { Letter, MailShop } from '../letter.ts'
import { pageUrl } from '../shop-lines.ts'
import { greeting, oneLine } from '../typed-text.ts'
import { mailText } from '../mail-text.ts'
import { moreNote, pictureOf, unsubscribeParts } from './notice-parts.ts'
import type { TemplateData } from './template-data.ts'

/** Mail about a cart that somebody has left. `name` is '' for a guest. */
export function cartReminder(
  { name, pieces, more, unsubscribe }: TemplateData['cart-reminder'],
  shop: MailShop,
): Letter {
  const text = mailText(shop)
  const { number } = formatsOf(shop.language)
  const [first] = pieces
  return {
    subject: text('mail.cart-reminder.subject', { shop: shop.name }),
    preview: text('mail.cart-reminder.preview'),
    heading: text('mail.cart-reminder.heading'),
    parts: [
      { paragraph: greeting(name, shop) },
      { paragraph: text('mail.cart-reminder.intro') },
      ...pieces.map(({ title, quantity }) => ({ paragraph: `${number(quantity)} × ${oneLine(title)}` })),
      ...moreNote(more, shop),
      ...(first ? pictureOf(first, shop) : []),
      { action: text('mail.cart-reminder.action'), url: pageUrl(shop, '/cart') },
      ...(name === '' ? [{ note: text('mail.cart-reminder.browser') }] : []),
      ...unsubscribeParts(unsubscribe, shop),
    ],
  }
}
