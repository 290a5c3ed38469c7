/**
 * Rupees as gateways write them: `1000`, `1000.0`, `1,000.50`; as a number or as a text.
 *
 * @returns null for everything else
 */
export function parseRupees(value: unknown): number | null {
  if (typeof value !== 'string' && typeof value !== 'number') return null
  const text = String(value).replaceAll(',', '')
  if (!/^\d{1,12}(\.\d{0,2}0*)?$/.test(text)) return null
  return Number(text)
}
