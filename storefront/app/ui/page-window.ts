/** How many numbers stand in a row at most. */
const WINDOW = 5

/** The page numbers to offer: up to five, the current one in the middle where there is room. */
export function pageWindow(page: number, pages: number): number[] {
  const length = Math.min(WINDOW, pages)
  const centred = page - Math.floor(length / 2)
  const first = Math.max(1, Math.min(centred, pages - length + 1))
  return Array.from({ length }, (_, at) => first + at)
}
