/** Typed words as a pattern of `ilike` that finds them anywhere, in this order; signs of patterns stand for themselves. */
export function likeWords(typed: string): string {
  const words = typed.trim().split(/\s+/)
  return `%${words.map((word) => word.replaceAll(/[\\%_]/g, String.raw`\$&`)).join('%')}%`
}
