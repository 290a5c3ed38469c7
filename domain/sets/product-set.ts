import { MAX_QUANTITY } from '../cart/cart.ts'

export const MIN_SET_PIECES = 2
export const MAX_SET_PIECES = 8
/** Pieces of one product in a set: as many as one line of a cart holds. */
export const MAX_PIECE_QUANTITY = MAX_QUANTITY
export const MAX_SET_PERCENT = 50
/** Sets of a shop: the carts read all that are active. */
export const MAX_SETS = 100

export type SetPiece = {
  productId: string
  /** How many of it belong to one set: six chairs to a table. */
  quantity: number
  /** Whether it must have the size of the main piece, as a mattress that of its bed. */
  sameSize: boolean
}

/** Goods that cost less together. The first piece is the main one. Any color and type of a product counts. */
export type ProductSet = {
  id: string
  /** Percent off the goods of a complete set. */
  percent: number
  pieces: readonly SetPiece[]
}

/** Whether a piece belongs to those of a set that share one size: the main piece, and the ones that follow its size. */
export function sharesSize(pieces: readonly Pick<SetPiece, 'sameSize'>[], index: number): boolean {
  return index === 0 ? pieces.some(({ sameSize }) => sameSize) : (pieces[index]?.sameSize ?? false)
}
