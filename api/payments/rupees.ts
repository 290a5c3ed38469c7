/**
 * Whole rupees as gateways write them: `1000`, `1000.0`, `1,000.00`; as a number or as a text.
 *
 * @returns null for everything else, and for sums with paisa: the shop asks for none
 */
export function parseRupees(value: unknown): number | null {
  if (typeof value !== 'string' && typeof value !== 'number') return null
  const text = String(value).replaceAll(',', '')
  if (!/^\d{1,15}(\.0*)?$/.test(text)) return null
  return Number.parseInt(text, 10)
}
