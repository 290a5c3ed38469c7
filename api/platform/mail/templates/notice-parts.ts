import type { LetterPart, MailShop } from '../letter.ts'
import { mailText } from '../mail-text.ts'
import { messageText } from '../../language/message-text.ts'
import { pageUrl, unsubscribeUrl } from '../shop-lines.ts'
import type { NoticedPiece } from './template-data.ts'

export function pictureOf({ picture, path }: NoticedPiece, shop: MailShop): LetterPart[] {
  return picture ? [{ picture: shop.url + picture.path, alt: picture.alt, url: pageUrl(shop, path) }] : []
}

export function moreNote(count: number, shop: MailShop): LetterPart[] {
  return count > 0 ? [{ paragraph: mailText(shop)('mail.notice.more', { count }) }] : []
}

/**
 * Says why the mail came, with the link that ends such mails.
 *
 * @param token  undefined in mails from an older version
 */
export function unsubscribeParts(token: string | undefined, shop: MailShop): LetterPart[] {
  if (token === undefined) return []
  const link = messageText(shop.language, 'notices.unsubscribe.this')
  return [{ note: mailText(shop)('mail.notice.why'), link, url: unsubscribeUrl(shop, token) }]
}
