import type { Rupees } from '../money.ts'

/** Sums of one kind of paper in a month, without those that were cancelled. */
type Papers = { kind: 'invoice' | 'credit-note'; papers: number; cancelled: number; taxable: Rupees; vat: Rupees }

/** A month of the VAT return. taxable = sold − returned, and so is the VAT; below 0 when more came back than was sold. */
export type VatMonth = {
  taxable: Rupees
  vat: Rupees
  invoices: number
  cancelled: number
  notes: number
  sold: Rupees
  soldVat: Rupees
  returned: Rupees
  returnedVat: Rupees
}

export const noVat: VatMonth = {
  taxable: 0,
  vat: 0,
  invoices: 0,
  cancelled: 0,
  notes: 0,
  sold: 0,
  soldVat: 0,
  returned: 0,
  returnedVat: 0,
}

/** Puts the papers of one month into the boxes of the return. A return reduces the month of its credit note. */
export function vatMonth(papers: readonly Papers[]): VatMonth {
  return papers.map(ofPapers).reduce(addVat, noVat)
}

function ofPapers({ kind, papers, cancelled, taxable, vat }: Papers): VatMonth {
  return kind === 'invoice'
    ? { ...noVat, taxable, vat, invoices: papers, cancelled, sold: taxable, soldVat: vat }
    : { ...noVat, taxable: -taxable, vat: -vat, notes: papers, returned: taxable, returnedVat: vat }
}

export function addVat(one: VatMonth, other: VatMonth): VatMonth {
  return {
    taxable: one.taxable + other.taxable,
    vat: one.vat + other.vat,
    invoices: one.invoices + other.invoices,
    cancelled: one.cancelled + other.cancelled,
    notes: one.notes + other.notes,
    sold: one.sold + other.sold,
    soldVat: one.soldVat + other.soldVat,
    returned: one.returned + other.returned,
    returnedVat: one.returnedVat + other.returnedVat,
  }
}
