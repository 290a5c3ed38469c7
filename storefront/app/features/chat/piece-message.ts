import { nameWithChoice } from '#domain/catalog/variant-name.ts'
import type { Formats } from '#domain/language/formats.ts'
import type { Text } from '../../messages/text.ts'

/** A long message would not fit the address of a link. */
const MAX_PIECES = 20

type AskedPiece = {
  name: string
  /** Color, size and type. */
  choice: Parameters<typeof nameWithChoice>[1]
  quantity: number
  /** Whole rupees, for all pieces. */
  amount: number
  /** Address of its page; undefined if it has none. */
  url?: string | undefined
}

type Asked = {
  /** The sentence at the start. */
  opening: string
  pieces: readonly AskedPiece[]
  /** Whole rupees; undefined for a single piece. */
  total?: number | undefined
  /** Questions about the pieces, a line each. */
  question?: readonly string[] | undefined
  /** The page that the message is about. */
  url?: string | undefined
}

/** A message to the shop in the language of the page: what it is about, each piece with its price, the total, a question, a link. */
export function pieceMessage(
  text: Text,
  format: Formats,
  { opening, pieces, total, question = [], url }: Asked,
): string {
  const rest = pieces.length - MAX_PIECES
  const lines = [
    opening,
    ...pieces.slice(0, MAX_PIECES).map((piece) => pieceLines(text, format, piece)),
    rest > 0 && text('ask.more', { count: rest }),
    total !== undefined && text('ask.total', { amount: format.money(total) }),
    ...question,
    url,
  ]
  return lines.filter(Boolean).join('\n')
}

function pieceLines(text: Text, format: Formats, { name, choice, quantity, amount, url }: AskedPiece): string {
  const piece = nameWithChoice(name, choice, format.choice)
  const line = text('ask.piece', { piece, count: format.number(quantity), amount: format.money(amount) })
  return url === undefined ? line : `${line}\n${url}`
}
