import type { Letter, LetterPart, MailShop } from '../letter.ts'
import { pageUrl } from '../shop-lines.ts'
import { greeting, oneLine } from '../typed-text.ts'
import { mailText } from '../mail-text.ts'
import { moreNote, pictureOf, unsubscribeParts } from './notice-parts.ts'
import type { NoticedPiece, TemplateData } from './template-data.ts'

export function backInStock(data: TemplateData['back-in-stock'], shop: MailShop): Letter {
  const text = mailText(shop)
  const pieces = piecesOf(data)
  const [first] = pieces
  const product = oneLine(first?.title ?? '')
  const count = pieces.length + (data.more ?? 0)
  const subject =
    count === 1 ? text('mail.back-in-stock.subject', { product }) : text('mail.back-in-stock.subject-many', { count })
  const intro =
    count === 1
      ? text('mail.back-in-stock.intro', { product, shop: shop.name })
      : text('mail.back-in-stock.intro-many', { shop: shop.name })
  return {
    subject,
    preview: text('mail.back-in-stock.preview', { shop: shop.name }),
    heading: subject,
    parts: [
      { paragraph: greeting(data.name, shop) },
      { paragraph: intro },
      ...pieces.flatMap((piece): LetterPart[] => [
        ...(count === 1 ? [] : [{ paragraph: oneLine(piece.title) }]),
        ...pictureOf(piece, shop),
        { action: text('mail.notice.action'), url: pageUrl(shop, piece.path) },
      ]),
      ...moreNote(data.more ?? 0, shop),
      { paragraph: text('mail.back-in-stock.hurry') },
      { note: text('mail.back-in-stock.once') },
      ...unsubscribeParts(data.unsubscribe, shop),
    ],
  }
}

function piecesOf(data: TemplateData['back-in-stock']): NoticedPiece[] {
  return 'pieces' in data ? data.pieces : [{ title: data.product, path: data.path, picture: data.picture }]
}
