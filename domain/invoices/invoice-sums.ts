import { sum } from '../sum.ts'

import type { InvoiceSums } from './invoice.ts'
import type { Rupees } from '../money.ts'
import { shareOut } from '../checkout/share-out.ts'

type OrderFigures = { subtotal: Rupees; total: Rupees; vat: Rupees }

/**
 * What an invoice adds up to: the order's own figures.
 *
 * @param reductions  of each set and promotion, those of the delivery included
 */
export function invoiceSums({ subtotal, total, vat }: OrderFigures, reductions: readonly Rupees[]): InvoiceSums {
  const discount = sum(reductions)
  const delivery = total + discount - subtotal
  return { goods: subtotal, discount, kept: 0, delivery, taxable: total - vat, vat, total }
}

/**
 * Sums of a credit note. Its VAT is the invoice's in proportion, counted over all credit notes of it: together they
 * never credit more VAT than was invoiced, and with the last rupee exactly that.
 *
 * @param invoice  total and VAT of the invoice
 * @param before   rupees that earlier credit notes took back
 * @param amount   rupees to credit now, including VAT; at most the rest
 * @param goods    price of the pieces on the credit note
 * @param discount what sets and promotions took off these pieces; at most `goods`
 * @throws RangeError when more would be credited than was invoiced
 */
export function creditSums(
  invoice: { total: Rupees; vat: Rupees },
  { before, amount, goods, discount }: { before: Rupees; amount: Rupees; goods: Rupees; discount: Rupees },
): InvoiceSums {
  const left = invoice.total - before
  if (amount < 0 || amount > left) throw new RangeError(`${amount} cannot be credited where ${left} is left`)
  const [, vat] = shareOut(invoice.vat, [before, amount, left - amount])
  return {
    goods,
    discount,
    kept: Math.max(0, goods - discount - amount),
    delivery: Math.max(0, amount - goods + discount),
    taxable: amount - vat!,
    vat: vat!,
    total: amount,
  }
}
