/** Splits `Family apartment, Sanepa` into title and place; a name without a comma has no place. */
export function splitName(name: string): { title: string; place: string } {
  const comma = name.lastIndexOf(',')
  if (comma < 1) return { title: name, place: '' }
  return { title: name.slice(0, comma), place: name.slice(comma + 1).trim() }
}
