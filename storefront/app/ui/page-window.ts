/** Number of page numbers at an end of the row before a gap. */
const AT_AN_END = 3

/**
 * Returns the page numbers to offer: the first, the last, and those around the current one, three at either end. Null
 * replaces more than one omitted page.
 */
export function pageWindow(page: number, pages: number): (number | null)[] {
  const first = Math.min(page - 1, pages - AT_AN_END + 1)
  const last = Math.max(page + 1, AT_AN_END)
  const offered = Array.from({ length: pages }, (_, at) => at + 1).filter(
    (number) => number === 1 || number === pages || (number >= first && number <= last),
  )
  return offered.flatMap((number, at) => {
    const left = number - (offered[at - 1] ?? 0) - 1
    if (left === 0) return [number]
    return [left === 1 ? number - 1 : null, number]
  })
}
