/**
 * Texts of parts that are loaded when somebody opens them, by the first word of their keys. They travel with the first
 * such part, not with every page; whatever a page shows by itself must not use them.
 */
const laterTexts: ReadonlySet<string> = new Set([
  'cart',
  'custom-form',
  'model',
  'offline',
  'quick-view',
  'size-guide',
  'suggest',
  'viewer',
])

export function isLater(key: string): boolean {
  return laterTexts.has(key.slice(0, key.indexOf('.')))
}
