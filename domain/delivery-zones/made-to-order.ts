/** Returns whether a piece is sold out and made for each buyer: it has no cash on delivery and cannot be returned. */
export function isMadeToOrder({
  countInStock,
  madeInDays,
}: {
  countInStock: number
  madeInDays: number | null
}): boolean {
  return countInStock === 0 && madeInDays !== null
}
