import { inOneLine } from '#domain/text.ts'
import type { Letter, MailShop } from '../letter.ts'
import { recordUrl } from '../shop-lines.ts'
import { oneLine } from '../typed-text.ts'
import { namePieces } from './parts.ts'
import type { AfterSalesRequest } from './template-data.ts'

/** Mail to the shop about a damage report or a return request. */
export function afterSalesRequest(request: AfterSalesRequest, shop: MailShop): Letter {
  const { kind, number, name, pieces, words, photos } = request
  const what = kind === 'damage' ? 'Damage reported' : 'Return requested'
  const facts: [string, string][] = [
    ['Order', number],
    ['Customer', oneLine(name)],
    ['Pieces', namePieces(pieces, shop)],
    ['Photos', String(photos)],
  ]
  if (words !== '') facts.push([kind === 'damage' ? 'What is damaged' : 'Why', inOneLine(words)])
  return {
    subject: `${what}: order ${number}`,
    preview: `${oneLine(name)} waits for an answer.`,
    heading: what,
    parts: [{ facts }, { action: 'See the order', url: recordUrl(shop, 'orders', number) }],
  }
}
