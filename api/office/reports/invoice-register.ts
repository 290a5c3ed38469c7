import { bookDay } from '#domain/reports/books.ts'
import { invoiceWords } from '#domain/invoices/invoice-words.ts'
import { registerAmounts } from '#domain/reports/register.ts'
import { inNepal } from '#domain/nepal-time.ts'
import { sumOf } from '#domain/sum.ts'
import { oneAhead } from '../../platform/process/one-ahead.ts'
import { allPapers, readMonthsOnPage, readPapers, readRange, type Papers } from './paper-queries.ts'
import { pendingNotes } from './pending-notes.ts'
import { periodOf } from './period.ts'
import { readPrinted } from './read-printed.ts'
import { readRegisterFacts } from './register-queries.ts'
import { money, text, type ReadReport, type ReportRow } from './report.ts'

/** The columns that every approved billing program has, by the names that the tax office uses. */
const columns = [
  text('Fiscal_Year', 11),
  text('Bill_No', 16),
  text('Customer_Name', 24),
  text('Customer_PAN', 12),
  text('Bill_Date', 11),
  money('Amount', 12),
  money('Discount', 10),
  money('Taxable_Amount', 12),
  money('Tax_Amount', 11),
  money('Total_Amount', 12),
  text('Sync_with_IRD', 8),
  text('Is_Bill_Printed', 8),
  text('Is_Bill_Active', 8),
  text('Printed_Time', 16),
  text('Entered_By', 16),
  text('Printed_By', 16),
  text('Is_Realtime', 8),
  text('Payment_Method', 14),
  money('VAT_Refund_Amount', 8),
  text('Transaction_Id', 22),
]

/** The register of invoices of e-billing: one row for each invoice. */
export const invoiceRegister: ReadReport = async (tools, asked) => {
  const { db, secrets } = tools
  const period = await periodOf(tools, asked)
  const range = await readRange(db, 'invoice', period)
  const months = (await readMonthsOnPage(db, `${period.year.name} bs`)).filter(
    ({ kind, key }) => kind === 'invoice' && (!period.month || key === period.month.key),
  )

  async function rowsOf({ papers, sealed }: Papers): Promise<ReportRow[]> {
    const [printed, factsOf] = await Promise.all([readPrinted(secrets.dataKey, sealed), readRegisterFacts(db, papers)])
    return papers.map((paper, at) => {
      const { number, bsDay, buyer, sums, payment } = printed[at]!
      const { amount, discount, taxable, tax, total } = registerAmounts(sums)
      const { enteredBy, printedBy, printedAt, transactions } = factsOf(paper)
      return {
        orderId: paper.orderId,
        cells: [
          paper.fiscalYear,
          number,
          buyer.name,
          buyer.pan,
          bookDay(bsDay),
          amount,
          discount,
          taxable,
          tax,
          total,
          'No',
          printedAt ? 'Yes' : 'No',
          paper.isCancelled ? 'No' : 'Yes',
          printedAt ? inNepal(printedAt).toISOString().slice(0, 16).replace('T', ' ') : '',
          enteredBy,
          printedBy,
          'No',
          invoiceWords.en.payments[payment],
          0,
          transactions,
        ],
      }
    })
  }

  return {
    name: 'invoice-register',
    title: 'Invoice register',
    period: period.name,
    fileName: `invoice-register-${period.fileName}`,
    columns,
    figures: [
      { label: 'Invoices', value: range.count, isMoney: false },
      { label: 'Cancelled in the same month', value: sumOf(months, ({ cancelled }) => cancelled), isMoney: false },
    ],
    chart: null,
    notes: [
      'The shop sends nothing to the tax office’s system, so Sync_with_IRD and Is_Realtime are No. VAT_Refund_Amount is 0.',
      'Amount and Discount are without VAT; the invoice prints its discount with VAT. Taxable_Amount, Tax_Amount and Total_Amount are the invoice’s.',
      'Entered_By is who confirmed the order. Is_Bill_Active is No for an invoice that was cancelled as a whole in its own month.',
      ...(await pendingNotes(db)),
    ],
    rows: () => oneAhead(allPapers(db, range), rowsOf),
    page: async ({ offset, limit }) => rowsOf(await readPapers(db, range, { after: range.first - 1 + offset, limit })),
    count: range.count,
    isPersonal: true,
  }
}
