import type { InvoiceSums } from '../invoices/invoice.ts'
import { containedVat, type Rupees } from '../money.ts'

/** Amounts of an invoice in the register of e-billing. Amount − discount = taxable; taxable + tax = total. */
export type RegisterAmounts = Record<'amount' | 'discount' | 'taxable' | 'tax' | 'total', Rupees>

/**
 * The amounts of an invoice without VAT, as the register has them. Taxable amount, tax and total are the invoice's own. The
 * invoice has its discount with VAT; here it is without, in whole rupees.
 */
export function registerAmounts({ discount, taxable, vat, total }: InvoiceSums): RegisterAmounts {
  const withoutVat = discount - containedVat(discount)
  return { amount: taxable + withoutVat, discount: withoutVat, taxable, tax: vat, total }
}
