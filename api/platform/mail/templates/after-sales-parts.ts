import { formatsOf } from '../../language/formats-of.ts'
import type { MailShop } from '../letter.ts'
import { oneLine } from '../typed-text.ts'
import type { NamedPieces } from './template-data.ts'

/** Formats pieces as `2 × Rara Bed, 153*200`. */
export function namePieces(pieces: readonly NamedPieces[], shop: MailShop): string {
  const { number } = formatsOf(shop.language)
  return pieces.map(({ title, quantity }) => `${number(quantity)} × ${oneLine(title)}`).join('; ')
}
