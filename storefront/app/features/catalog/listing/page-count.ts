export const PAGE_SIZE = 12

export function pageCount(totalProducts: number): number {
  return Math.max(1, Math.ceil(totalProducts / PAGE_SIZE))
}
