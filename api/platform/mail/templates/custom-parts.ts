import { inOneLine } from '#domain/text.ts'
import { formatsOf } from '../../language/localized.ts'
import type { LetterPart, MailShop } from '../letter.ts'
import { pageUrl } from '../shop-lines.ts'
import { mailText } from '../mail-text.ts'
import type { CustomNews } from './template-data.ts'

/** Returns the details of the piece that every mail about it shows. */
export function pieceFacts(
  { number, product, color = null, material, measures, isLainOn = false }: Omit<CustomNews, 'name' | 'key'>,
  shop: MailShop,
): [label: string, value: string][] {
  const text = mailText(shop)
  return [
    [text('mail.custom.request'), number],
    ...(product === null ? [] : ([[text('mail.custom.after'), product]] satisfies [string, string][])),
    ...(color === null ? [] : ([[text('mail.custom.color'), color]] satisfies [string, string][])),
    [text('mail.custom.material'), text(`mail.custom.material.${material}`)],
    [
      text(isLainOn ? 'mail.custom.size-lain' : 'mail.custom.size'),
      text('mail.custom.measures', { sizes: formatsOf(shop.language).digits(measures.replace(/ cm$/, '')) }),
    ],
  ]
}

export function requestAction({ number, key }: CustomNews, shop: MailShop): LetterPart {
  return { action: mailText(shop)('mail.custom.see-request'), url: requestUrl({ number, key }, shop) }
}

/** Returns the link that opens the request, also without a login; without a key only for its own account. */
function requestUrl({ number, key }: Pick<CustomNews, 'number' | 'key'>, shop: MailShop): string {
  return pageUrl(shop, `/custom-orders/${encodeURIComponent(number)}${key && `?key=${key}`}`)
}

/** Returns the shop's words to the customer as a paragraph; no part for ''. */
export function shopWords(words: string): LetterPart[] {
  return words === '' ? [] : [{ paragraph: inOneLine(words) }]
}
