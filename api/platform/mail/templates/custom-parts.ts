import { inOneLine } from '#domain/text.ts'
import { formatsOf } from '../../language/localized.ts'
import type { LetterPart, MailShop } from '../letter.ts'
import { pageUrl } from '../shop-lines.ts'
import { wordsOf } from '../words/words.ts'
import type { CustomNews } from './template-data.ts'

/** Returns the details of the piece that every mail about it shows. */
export function pieceFacts(
  { number, product, material, measures }: CustomNews,
  shop: MailShop,
): [label: string, value: string][] {
  const words = wordsOf(shop).custom
  return [
    [words.request, number],
    ...(product === null ? [] : ([[words.after, product]] satisfies [string, string][])),
    [words.material, words.materials[material]],
    [words.size, words.measures(formatsOf(shop.language).digits(measures))],
  ]
}

export function requestAction({ number, key }: CustomNews, shop: MailShop): LetterPart {
  return { action: wordsOf(shop).custom.seeRequest, url: requestUrl({ number, key }, shop) }
}

/** Returns the link that opens the request, also without a login. */
export function requestUrl({ number, key }: Pick<CustomNews, 'number' | 'key'>, shop: MailShop): string {
  return pageUrl(shop, `/custom-orders/${encodeURIComponent(number)}?key=${key}`)
}

/** Returns the shop's words to the customer as a paragraph; no part for ''. */
export function shopWords(words: string): LetterPart[] {
  return words === '' ? [] : [{ paragraph: inOneLine(words) }]
}
