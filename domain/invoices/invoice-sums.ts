import { sum } from '../sum.ts'

import type { InvoiceSums } from './invoice.ts'
import type { Rupees } from '../money.ts'
import { shareOut } from '../checkout/share-out.ts'

type OrderFigures = { subtotal: Rupees; total: Rupees; vat: Rupees }

/**
 * What an invoice adds up to: the order's own figures.
 *
 * @param reductions  what each set and promotion took off, the delivery's included
 */
export function invoiceSums({ subtotal, total, vat }: OrderFigures, reductions: readonly Rupees[]): InvoiceSums {
  const discount = sum(reductions)
  const delivery = total + discount - subtotal
  return { goods: subtotal, discount, kept: 0, delivery, taxable: total - vat, vat, total }
}

/**
 * What is credited of an invoice. Its VAT is that of the invoice in proportion, counted over all its credit notes, so
 * that together they never take back more than it had, and all of it with the last rupee.
 *
 * @param invoice  the invoice's own total and VAT
 * @param before   rupees that were credited of it already
 * @param amount   rupees to credit now, VAT contained; at most what is left
 * @param goods    price of the pieces that the credit note names
 * @throws RangeError when more would be credited than was invoiced
 */
export function creditSums(
  invoice: { total: Rupees; vat: Rupees },
  { before, amount, goods }: { before: Rupees; amount: Rupees; goods: Rupees },
): InvoiceSums {
  const left = invoice.total - before
  if (amount < 0 || amount > left) throw new RangeError(`${amount} cannot be credited where ${left} is left`)
  const [, vat] = shareOut(invoice.vat, [before, amount, left - amount])
  return {
    goods,
    discount: 0,
    kept: Math.max(0, goods - amount),
    delivery: Math.max(0, amount - goods),
    taxable: amount - vat!,
    vat: vat!,
    total: amount,
  }
}
