import { gregorianMonthsOf } from '#domain/reports/fiscal-months.ts'
import { addVat, noVat, vatMonth, type VatMonth } from '#domain/reports/vat-months.ts'
import { readMonths } from './paper-queries.ts'
import { pendingNotes } from './pending-notes.ts'
import { periodOf } from './period.ts'
import { money, number, text, type ReadReport, type ReportRow } from './report.ts'

/** What the shop can fill in of the monthly VAT return. */
export const vatSummary: ReadReport = async (tools, asked) => {
  const { year } = await periodOf(tools, { ...asked, month: undefined })
  const papers = await readMonths(tools.db, year.name, asked.calendar)
  const months = (asked.calendar === 'bs' ? year.months : gregorianMonthsOf(year)).map(({ key, name }) => ({
    name,
    ...vatMonth(papers.filter((one) => one.key === key)),
  }))
  const total = months.reduce<VatMonth>(addVat, noVat)
  return {
    name: 'vat-summary',
    title: 'VAT summary',
    period: `Fiscal year ${year.name}, ${asked.calendar === 'bs' ? 'months of Bikram Sambat' : 'Gregorian months'}`,
    fileName: `vat-summary-${year.name.replace('/', '-')}-${asked.calendar}`,
    columns: [
      text('Month', 22),
      money('Taxable sales'),
      money('VAT of sales'),
      money('Export sales', 10),
      money('Exempt sales', 10),
      number('Sales invoices'),
      number('Cancelled among them', 11),
      number('Credit notes'),
      money('Sales before returns'),
      money('VAT before returns'),
      money('Returns'),
      money('VAT of returns'),
    ],
    figures: [
      { label: 'Taxable sales', value: total.taxable, isMoney: true },
      { label: 'VAT of sales', value: total.vat, isMoney: true },
      { label: 'Sales invoices', value: total.invoices, isMoney: false },
      { label: 'Credit notes', value: total.notes, isMoney: false },
    ],
    chart: {
      title: 'Taxable sales less returns',
      bars: months.map(({ name, taxable }) => ({ label: name, value: taxable })),
    },
    notes: [
      'Taxable sales and their VAT are less the returns of the month of the credit note. The shop exports nothing and sells nothing exempt.',
      'Purchases, imports, adjustments and credits brought forward come from the accountant. The return is due by the 25th of the next month of Bikram Sambat, also when nothing was sold.',
      ...(asked.calendar === 'ad'
        ? ['The tax office counts months of Bikram Sambat; Gregorian months are for comparing.']
        : []),
      ...(await pendingNotes(tools.db)),
    ],
    rows: () => [
      [...months.map((month) => rowOf(month)), { ...rowOf({ name: `Total, ${year.name}`, ...total }), isTotal: true }],
    ],
    isPersonal: false,
  }
}

function rowOf({ name, ...month }: VatMonth & { name: string }): ReportRow {
  const { taxable, vat, invoices, cancelled, notes, sold, soldVat, returned, returnedVat } = month
  return { cells: [name, taxable, vat, 0, 0, invoices, cancelled, notes, sold, soldVat, returned, returnedVat] }
}
