import type { CreditReason, InvoiceDocument } from '../invoices/invoice.ts'
import { lineTaxes, type Taxed } from '../invoices/line-taxes.ts'
import { invoiceWords } from '../invoices/invoice-words.ts'
import type { Rupees } from '../money.ts'

/** An invoice or a credit note as the books need it. */
export type BookPaper = Pick<InvoiceDocument, 'kind' | 'number' | 'bsDay' | 'credits' | 'lines' | 'sums'> & {
  buyer: Pick<InvoiceDocument['buyer'], 'name' | 'pan'>
  /**
   * Whether it was cancelled as a whole within the month of the invoice. Then the invoice and its credit note stay in the
   * books with zero amounts, so that nothing is counted and no number is missing.
   */
  isCancelled: boolean
}

/** Amounts of a line of a book in whole rupees. total = exempt + taxable + exported; `vat` comes on top. */
export type BookAmounts = { total: Rupees; exempt: Rupees; taxable: Rupees; vat: Rupees; exported: Rupees }

export type BookRow = BookAmounts & {
  /** `2083.08.06` */
  day: string
  number: string
  buyer: string
  pan: string
  goods: string
  quantity: number | null
  unit: string
  /** The invoice that a credit note credits, and why. */
  credits: { number: string; day: string; reason: string } | null
}

/** What the books write instead of a buyer's name. */
export const CANCELLED = 'रद्द (Cancelled)'

export const noAmounts: BookAmounts = { total: 0, exempt: 0, taxable: 0, vat: 0, exported: 0 }

/** The day of an invoice as the tax office writes it: `2083-08-06` -> `2083.08.06`. */
export function bookDay(bsDay: string): string {
  return bsDay.replaceAll('-', '.')
}

/**
 * The rows of a paper in the sales book or the sales return book. The amounts are those of the paper, to the rupee.
 *
 * @param hasGoods  one row for each line of the paper, and one for the delivery; otherwise one row in all. A credit note that
 *                  only reduces the price has one row without goods.
 */
export function bookRows(paper: BookPaper, { hasGoods }: { hasGoods: boolean }): BookRow[] {
  const { number, bsDay, credits, buyer, sums, isCancelled } = paper
  const row: BookRow = {
    ...noAmounts,
    day: bookDay(bsDay),
    number,
    buyer: isCancelled ? CANCELLED : buyer.name,
    pan: isCancelled ? '' : buyer.pan,
    goods: '',
    quantity: null,
    unit: '',
    credits: credits && { number: credits.number, day: bookDay(credits.bsDay), reason: reasonText(credits.reason) },
  }
  if (isCancelled) return [row]
  if (!hasGoods) return [{ ...row, ...amountsOf(sums) }]
  return goodsRows(paper).map((part) => ({ ...row, ...part }))
}

type GoodsRow = BookAmounts & Pick<BookRow, 'goods' | 'quantity' | 'unit'>

/** Reasons of credit notes that only reduce the price: their lines say of which pieces, and the buyer keeps these. */
const reductions: ReadonlySet<CreditReason | undefined> = new Set<CreditReason>(['damage', 'staff'])

function goodsRows({ credits, lines, sums }: BookPaper): GoodsRow[] {
  if (reductions.has(credits?.reason)) {
    return [{ ...amountsOf(sums), goods: 'Reduction of the price', quantity: null, unit: '' }]
  }
  const taxes = lineTaxes({ lines, sums })
  const rows = lines.map(({ name, size, type, quantity }, at) => ({
    ...amountsOf(taxes.lines[at]!),
    goods: [name, size, type].filter(Boolean).join(', '),
    quantity,
    unit: invoiceWords.en.piece,
  }))
  const isShown = taxes.delivery.total > 0 || rows.length === 0
  return isShown ? [...rows, { ...amountsOf(taxes.delivery), goods: 'Delivery', quantity: null, unit: '' }] : rows
}

/** Everything that the shop sells is taxed, and sold in Nepal. */
function amountsOf({ total, vat }: Taxed): BookAmounts {
  return { ...noAmounts, total: total - vat, taxable: total - vat, vat }
}

export function addAmounts(one: BookAmounts, other: BookAmounts): BookAmounts {
  return {
    total: one.total + other.total,
    exempt: one.exempt + other.exempt,
    taxable: one.taxable + other.taxable,
    vat: one.vat + other.vat,
    exported: one.exported + other.exported,
  }
}

/** The reason of a credit note as invoices print it. */
function reasonText(reason: CreditReason): string {
  return invoiceWords.en.reasons[reason]
}
