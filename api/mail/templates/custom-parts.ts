import { inOneLine } from '#domain/one-line.ts'
import type { LetterPart, MailShop } from '../letter.ts'
import type { CustomNews } from './template-data.ts'

/** The piece, as every mail about it names it. */
export function pieceFacts({ number, product, material, measures }: CustomNews): [label: string, value: string][] {
  return [
    ['Request', number],
    ...(product === null ? [] : ([['After', product]] satisfies [string, string][])),
    ['Material', material],
    ['Width × height × depth', measures],
  ]
}

export function requestAction({ number, key }: CustomNews, shop: MailShop): LetterPart {
  return { action: 'See your request', url: requestUrl({ number, key }, shop) }
}

/** Opens the request to whoever has it. */
export function requestUrl({ number, key }: Pick<CustomNews, 'number' | 'key'>, { url }: MailShop): string {
  return `${url}/custom-orders/${encodeURIComponent(number)}?key=${key}`
}

/** The shop's words to the customer; none where there are none. */
export function shopWords(words: string): LetterPart[] {
  return words === '' ? [] : [{ paragraph: inOneLine(words) }]
}
