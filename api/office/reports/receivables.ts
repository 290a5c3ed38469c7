import { nepalDay } from '#domain/nepal-time.ts'
import { addClaims, ages, claimOf, noClaims, type Claims } from '#domain/reports/receivables.ts'
import { invoiceWords } from '#domain/invoices/invoice-words.ts'
import { readRefundClock } from '../dashboard/dashboard-queries.ts'
import { readWaitingCash } from '../../sales/payments/admin/handover-queries.ts'
import { allOpenOrders, type OpenOrder } from './receivable-queries.ts'
import { money, number, text, type ReadReport, type ReportRow } from './report.ts'

/** What buyers owe and what the shop holds for them, order by order, with the sums of each zone. */
export const receivables: ReadReport = async ({ db, now }) => {
  const today = nepalDay(now)

  async function* rows(): AsyncGenerator<ReportRow[]> {
    let [zone, ofZone, ofAll] = ['', noClaims, noClaims]
    for await (const order of allOpenOrders(db)) {
      if (zone !== '' && zone !== order.zone) {
        yield [totalOf(zone, ofZone)]
        ofZone = noClaims
      }
      const claims = claimOf(order, today)
      zone = order.zone
      ofZone = addClaims(ofZone, claims)
      ofAll = addClaims(ofAll, claims)
      yield [rowOf(order, claims)]
    }
    if (zone !== '') yield [totalOf(zone, ofZone)]
    yield [totalOf('Total', ofAll)]
  }

  const all = await sumOfAll(allOpenOrders(db), today)
  const [refunds, cash] = await Promise.all([readRefundClock(db, now), readWaitingCash(db, 0)])
  return {
    name: 'receivables',
    title: 'Receivables',
    period: `Now, ${today}`,
    fileName: `receivables-${today}`,
    columns: [
      text('Zone', 22),
      text('Order', 20),
      text('Placed on', 12),
      text('Payment', 14),
      money('Total'),
      money('Paid in advance'),
      money('Due on delivery'),
      ...ages.map(({ name }) => money(`Due, ${name}`)),
      number('Orders', 8),
    ],
    figures: [
      { label: 'Due on delivery', value: all.due, isMoney: true },
      { label: 'Paid in advance, not yet delivered', value: all.held, isMoney: true },
      { label: 'Deposits and part payments', value: all.deposits, isMoney: true },
      { label: 'Refunds owed', value: refunds.total, isMoney: true },
      { label: 'Refunds overdue', value: refunds.overdue, isMoney: false },
      { label: 'Cash not yet handed in', value: cash.sum, isMoney: true },
    ],
    chart: {
      title: 'Due on delivery by the age of the order',
      bars: ages.map(({ name }, at) => ({ label: name, value: all.byAge[at]! })),
    },
    notes: [
      'Confirmed orders that are not delivered, and others with a payment. What an unconfirmed order has to pay is not due. Ages count from the day of the order. Deposits and part payments are what was paid in advance for orders that are not paid in full. What went back, or is owed as a refund, is in none of them.',
      'Orders delivered in parts count whole until the last part has arrived. The report knows only today.',
    ],
    rows,
    showsTotals: true,
    isPersonal: false,
  }
}

async function sumOfAll(orders: AsyncIterable<OpenOrder>, today: string): Promise<Claims> {
  let all = noClaims
  for await (const order of orders) all = addClaims(all, claimOf(order, today))
  return all
}

function rowOf({ zone, number: ofOrder, placedOn, payment, total, id }: OpenOrder, claims: Claims): ReportRow {
  const words = invoiceWords.en.payments[payment]
  return {
    orderId: id,
    cells: [zone, ofOrder, placedOn, words, total, claims.held, claims.due, ...claims.byAge, 1],
  }
}

function totalOf(name: string, { held, due, byAge, total, orders }: Claims): ReportRow {
  return { isTotal: true, cells: [name, '', '', '', total, held, due, ...byAge, orders] }
}
