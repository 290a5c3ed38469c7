import type { LetterPart, MailShop } from '../letter.ts'
import { oneLine } from '../typed-text.ts'
import { trackUrl } from './order-parts.ts'
import type { NamedPieces } from './template-data.ts'

/** `2 × Rara Bed, 153*200` */
export function namePieces(pieces: readonly NamedPieces[]): string {
  return pieces.map(({ title, quantity }) => `${quantity} × ${oneLine(title)}`).join('; ')
}

export function seeOrder({ number, trackKey }: { number: string; trackKey: string }, shop: MailShop): LetterPart {
  return { action: 'See your order', url: trackUrl({ orderId: number, trackKey }, shop) }
}
