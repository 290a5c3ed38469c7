/** Returns whether a piece is sold out and made for each buyer: it has no cash on delivery and cannot be returned. */
export function isMadeToOrder<Piece extends { countInStock: number; madeInDays: number | null }>(
  piece: Piece,
): piece is Piece & { madeInDays: number } {
  return piece.countInStock === 0 && piece.madeInDays !== null
}
