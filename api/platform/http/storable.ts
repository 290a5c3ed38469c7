/** Returns a text that the database can store: it takes no NUL and no half of a character. */
export function storable(text: string): string {
  return text.replaceAll('\0', '\uFFFD').toWellFormed()
}
