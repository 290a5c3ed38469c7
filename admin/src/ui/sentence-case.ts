/** A text with a capital at its beginning, where its script has capitals: `key` -> `Key`. */
export function sentenceCase(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1)
}
