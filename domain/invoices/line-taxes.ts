import { shareOut } from '../checkout/share-out.ts'
import { sumOf } from '../sum.ts'
import type { InvoiceDocument } from './invoice.ts'
import type { Rupees } from '../money.ts'

/** A part of a document: what it comes to, VAT included, and the VAT in it. */
export type Taxed = { total: Rupees; vat: Rupees }

/**
 * Shares the total of an invoice or credit note, and its VAT, among its lines and its delivery, in proportion to what
 * they cost before discounts.
 *
 * @returns  the lines in their order; with the delivery they add up to the document's total and VAT
 */
export function lineTaxes({ lines, sums }: Pick<InvoiceDocument, 'lines' | 'sums'>): {
  lines: Taxed[]
  delivery: Taxed
} {
  const parts = [...lines.map(({ amount }) => amount), sums.delivery]
  // What no line and no delivery costs is credited beyond them; it goes to the delivery.
  parts[parts.length - 1]! += Math.max(0, sums.total - sumOf(parts, (part) => part))
  const totals = shareOut(sums.total, parts)
  const vats = shareOut(sums.vat, totals)
  const taxed = totals.map((total, at) => ({ total, vat: vats[at]! }))
  return { lines: taxed.slice(0, -1), delivery: taxed.at(-1)! }
}
