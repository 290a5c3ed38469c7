import { formatsOf } from '../../language/localized.ts'
import type { Letter, LetterPart, MailShop } from '../letter.ts'
import { pageUrl } from '../shop-lines.ts'
import { greeting, oneLine } from '../typed-text.ts'
import { mailText } from '../mail-text.ts'
import { moreNote, pictureOf, unsubscribeParts } from './notice-parts.ts'
import type { TemplateData } from './template-data.ts'

/** Mail about prices that have fallen below what somebody saw. */
export function priceDrop({ name, pieces, more, unsubscribe }: TemplateData['price-drop'], shop: MailShop): Letter {
  const text = mailText(shop)
  const { money } = formatsOf(shop.language)
  const [first] = pieces
  const count = pieces.length + more
  const subject =
    count === 1
      ? text('mail.price-drop.subject', { product: oneLine(first?.title ?? '') })
      : text('mail.price-drop.subject-many', { count })
  return {
    subject,
    preview: text('mail.price-drop.preview', { shop: shop.name }),
    heading: subject,
    parts: [
      { paragraph: greeting(name, shop) },
      { paragraph: text('mail.price-drop.intro') },
      ...pieces.flatMap((piece): LetterPart[] => [
        {
          facts: [
            [oneLine(piece.title), text('mail.price-drop.price', { now: money(piece.now), was: money(piece.was) })],
          ],
        },
        ...pictureOf(piece, shop),
        { action: text('mail.notice.action'), url: pageUrl(shop, piece.path) },
      ]),
      ...moreNote(more, shop),
      { note: text('mail.price-drop.today') },
      ...unsubscribeParts(unsubscribe, shop),
    ],
  }
}
