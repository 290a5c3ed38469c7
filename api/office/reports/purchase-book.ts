import { asc, between, eq } from 'drizzle-orm'
import { bikramSambatText, toBikramSambat, type CalendarYears } from '#domain/calendar/bikram-sambat.ts'
import { billTotal } from '#domain/purchasing/purchase-orders.ts'
import { sumOf } from '#domain/sum.ts'
import { readCalendarYears } from '../../platform/calendar/calendar-queries.ts'
import type { Db } from '../../platform/db/client.ts'
import { purchaseOrders, purchaseReceipts, suppliers } from '../../platform/db/schema.ts'
import { periodOf } from './period.ts'
import { money, text, type ReadReport, type ReportRow } from './report.ts'

const bill = { group: 'बीजक' }
const taxed = { group: 'करयोग्य खरिद' }

/** The purchase book: one row for each supplier's bill that staff recorded with the goods. */
export const purchaseBook: ReadReport = async (tools, asked) => {
  const period = await periodOf(tools, asked)
  const years = await readCalendarYears(tools.db)
  const months = period.month ? [period.month] : period.year.months
  const bills = await readBills(tools.db, months[0]!.startsOn, months.at(-1)!.endsOn)
  const ofMonths = months.map((month) => {
    return { ...month, bills: bills.filter(({ day }) => day >= month.startsOn && day <= month.endsOn) }
  })
  const filled = ofMonths.filter((month) => month.bills.length > 0)

  return {
    name: 'purchase-book',
    title: 'Purchase book',
    form: { title: 'खरिद खाता', rule: '(नियम २३ को उपनियम (१) को खण्ड (छ) सँग सम्बन्धित)' },
    period: period.name,
    fileName: `purchase-book-${period.fileName}`,
    columns: [
      text('Date', 12, { nepali: 'मिति', ...bill }),
      text('Bill number', 16, { nepali: 'बीजक नम्बर', ...bill }),
      text('Supplier’s name', 28, { nepali: 'आपूर्तिकर्ताको नाम', ...bill }),
      text('Supplier’s PAN', 12, { nepali: 'आपूर्तिकर्ताको स्थायी लेखा नम्बर', ...bill }),
      money('Total purchase', 14, { nepali: 'जम्मा खरिद मूल्य (रु)' }),
      money('Exempt purchase', 12, { nepali: 'कर छुट हुने खरिद मूल्य (रु)' }),
      money('Taxable value', 14, { nepali: 'मूल्य (रु)', ...taxed }),
      money('VAT', 12, { nepali: 'कर (रु)', ...taxed }),
      text('Purchase order', 18, { nepali: 'खरिद आदेश' }),
    ],
    figures: [
      { label: 'Bills', value: bills.length, isMoney: false },
      { label: 'Taxable value', value: sumOf(bills, ({ taxable }) => taxable), isMoney: true },
      { label: 'VAT', value: sumOf(bills, ({ vat }) => vat), isMoney: true },
      { label: 'Bills without a PAN', value: bills.filter(({ pan }) => pan === '').length, isMoney: false },
    ],
    chart: period.month
      ? null
      : {
          title: 'Taxable value by month',
          bars: ofMonths.map((month) => ({ label: month.name, value: sumOf(month.bills, ({ taxable }) => taxable) })),
        },
    notes: [
      'Dates are of Bikram Sambat. Amounts are whole rupees as on the bills, without VAT but for its own column.',
      'The book has the bills that staff recorded with received goods. Add imports, capital goods, rent and other purchases from your own books.',
    ],
    *rows() {
      for (const month of filled) {
        yield [...month.bills.map((one) => rowOf(one, years)), totalOf(month.name, month.bills)]
      }
      if (!period.month || filled.length === 0) yield [totalOf(period.month?.name ?? period.year.name, bills)]
    },
    isPersonal: false,
  }
}

type Bill = Awaited<ReturnType<typeof readBills>>[number]

async function readBills(db: Db, first: string, last: string) {
  const { billNumber, billDay, taxable, exempt, vat, id } = purchaseReceipts
  const rows = await db
    .select({
      number: billNumber,
      day: billDay,
      taxable,
      exempt,
      vat,
      supplier: suppliers.name,
      pan: suppliers.pan,
      order: purchaseOrders.number,
    })
    .from(purchaseReceipts)
    .innerJoin(suppliers, eq(suppliers.id, purchaseReceipts.supplierId))
    .innerJoin(purchaseOrders, eq(purchaseOrders.id, purchaseReceipts.orderId))
    .where(between(billDay, first, last))
    .orderBy(asc(billDay), asc(id))
  return rows.map((row) => ({
    ...row,
    number: row.number ?? '',
    day: row.day ?? '',
    taxable: row.taxable ?? 0,
    exempt: row.exempt ?? 0,
    vat: row.vat ?? 0,
  }))
}

function rowOf(one: Bill, years: CalendarYears): ReportRow {
  const day = bikramSambatText(toBikramSambat(one.day, years)).replaceAll('-', '.')
  return {
    cells: [day, one.number, one.supplier, one.pan, withoutVat(one), one.exempt, one.taxable, one.vat, one.order],
  }
}

function totalOf(name: string, bills: readonly Bill[]): ReportRow {
  const sums = [withoutVat, (one: Bill) => one.exempt, (one: Bill) => one.taxable, (one: Bill) => one.vat]
  return { isTotal: true, cells: ['', '', `जम्मा (Total), ${name}`, '', ...sums.map((of) => sumOf(bills, of)), ''] }
}

function withoutVat(one: Bill): number {
  return billTotal({ ...one, vat: 0 })
}
