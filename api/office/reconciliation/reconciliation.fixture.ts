import type { StatementLine } from '#contract/admin/payments/reconciliation.ts'
import { nepalInstant } from '#domain/nepal-time.ts'
import { payments } from '../../platform/db/schema.ts'
import type { Db } from '../../platform/db/client.ts'
import { givenOrder } from '../../sales/orders/orders.fixture.ts'
import type { givenStaff } from '../staff/staff.fixture.ts'

type Staff = Awaited<ReturnType<typeof givenStaff>>
type Sent = { source?: string; columns?: object | string; path?: string }

const bankColumns = { date: 'Date', description: 'Particulars', debit: 'Debit', credit: 'Credit' }

/** A bank's statement with these rows of date, particulars, debit and credit. */
export function bankStatement(...rows: string[]): string {
  return ['Himal Bank', 'Date,Particulars,Debit,Credit', ...rows].join('\n')
}

/** Uploads a statement like the form of the back office. */
export async function sendStatement(
  staff: Staff,
  table: string | Uint8Array,
  { source = 'bank', columns = bankColumns, path = '/statement-files' }: Sent = {},
) {
  const form = new FormData()
  form.append('source', source)
  if (path === '/statement-files') {
    form.append('columns', typeof columns === 'string' ? columns : JSON.stringify(columns))
  }
  form.append('file', new Blob([Buffer.from(table as string)]), 'statement.csv')
  const encoded = new Response(form)
  const payload = Buffer.from(await encoded.bytes())
  return staff.call('POST', path, payload, { 'content-type': encoded.headers.get('content-type')! })
}

/** Brings a statement in, and returns its lines by day. */
export async function givenLines(staff: Staff, table: string): Promise<StatementLine[]> {
  const answer = await sendStatement(staff, table)
  if (answer.statusCode !== 201) throw new Error(answer.body)
  return readLines(staff)
}

export async function readLines(staff: Staff, query = ''): Promise<StatementLine[]> {
  const answer = await staff.call('GET', `/statement-lines?sort=day&${query}`)
  if (answer.statusCode !== 200) throw new Error(answer.body)
  return answer.json<{ items: StatementLine[] }>().items
}

let paid = 0
/** Noon of a day in Nepal. */
export const at = (day: string) => nepalInstant(day, '12:00')

/** A payment by transfer for an order of its own. */
export async function givenPayment(db: Db, values: Partial<typeof payments.$inferInsert> = {}) {
  const order = await givenOrder(db, { payment: 'bank' })
  const reference = `FT26${(paid += 1)}`
  const payment = { orderId: order.id, method: 'bank', purpose: 'full', amount: 5_000, reference } as const
  const receivedAt = at('2026-11-20')
  const [row] = await db
    .insert(payments)
    .values({ ...payment, receivedAt, ...values })
    .returning()
  return { ...row!, order: order.number }
}
