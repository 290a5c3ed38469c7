import { desc, eq, ilike, inArray, or, sql, type SQL } from 'drizzle-orm'
import { FOUND_OF_A_KIND, type Found } from '#contract/admin/find.ts'
import { ORDER_NUMBER_LOT_LENGTH } from '#domain/orders/order-number.ts'
import type { Db } from '../../platform/db/client.ts'
import { invoices, orders } from '../../platform/db/schema.ts'
import { subquery } from '../../platform/media/picture-rows.ts'
import type { DataKey } from '../../platform/secrets/data-key.ts'
import { phoneIndex } from '../../platform/secrets/secrets.ts'
import { bestRows } from './best-rows.ts'
import { meantNames, readingOf } from './meant-words.ts'
import type { Choice } from './saying-words.ts'
import type { Typed } from './typed.ts'

type Shop = { db: Db; dataKey: DataKey }

/** The products that were found, and whether by other words than the typed ones. */
type FoundProducts = { ids: readonly number[]; isGuess: boolean }

/** The newest orders that are looked at for a product: to sort all orders of a product would take too long. */
const LOOKED_AT = 500
/** Numbers of which one half is as typed: few, since each half is one of a million. */
const NEAR_NUMBERS = 50

/**
 * Finds orders by number, by phone number of buyer or recipient, or by words of number, name and email address.
 *
 * @param products  new orders of these fill the rest of the rows
 */
export async function findOrders({ db, dataKey }: Shop, typed: Typed, products: FoundProducts) {
  const productIds = products.ids
  const whole = wholeOf(typed, dataKey)
  if (whole) {
    const exact = await readOrders(db, whole, FOUND_OF_A_KIND)
    const found = exact.length > 0 ? exact : await readNearNumbers(db, typed)
    return { items: await readShown(db, found, productIds), isExact: exact.length > 0 }
  }
  const choices = typed.words.map((word): Choice => (typed.lot === null ? [word] : [word, typed.lot.toLowerCase()]))
  const said = await bestOrders(db, choices)
  const ofProducts = said.length < FOUND_OF_A_KIND ? await readOrdersOf(db, productIds) : []
  const isNothing = said.length === 0 && ofProducts.length === 0
  const near = isNothing ? await readNearNumbers(db, typed) : []
  const meant = isNothing && near.length === 0 ? await meantNames(db, typed.words) : undefined
  const found = meant ? await bestOrders(db, meant.choices) : [...said, ...near]
  const ids = new Set([...found, ...ofProducts].map(({ id }) => id))
  const rows = [...ids].slice(0, FOUND_OF_A_KIND).map((id) => ({ id }))
  return {
    items: await readShown(db, rows, productIds),
    isExact: false,
    ...readingOf(meant, found),
    ...(found.length === 0 && products.isGuess && { isGuess: true }),
  }
}

function wholeOf({ order, phone }: Typed, dataKey: DataKey): SQL | undefined {
  if (order !== null) return eq(orders.number, order)
  if (phone === null) return undefined
  const index = phoneIndex(dataKey, phone)
  return or(eq(orders.phoneIndex, index), eq(orders.recipientPhoneIndex, index))
}

function bestOrders(db: Db, words: readonly Choice[]) {
  return bestRows({
    words,
    texts: { said: [orders.name, orders.email], numbers: [orders.number] },
    read: (wanted, limit) => readOrders(db, wanted, limit),
    textsOf: ({ number, name, email }) => ({ said: [name, email], numbers: [number] }),
  })
}

function readOrders(db: Db, wanted: SQL, limit: number) {
  const { id, number, name, email, placedAt } = orders
  return db.select({ id, number, name, email }).from(orders).where(wanted).orderBy(desc(placedAt), id).limit(limit)
}

async function readOrdersOf(db: Db, productIds: readonly number[]): Promise<{ id: string }[]> {
  if (productIds.length === 0) return []
  const newest = db
    .select({ id: orders.id, placedAt: orders.placedAt })
    .from(orders)
    .orderBy(desc(orders.placedAt), orders.id)
    .limit(LOOKED_AT)
    .as('newest')
  return db
    .select({ id: newest.id })
    .from(newest)
    .where(
      sql`exists (select from order_lines line where line.order_id = ${newest.id}
        and line.product_id = any (${sql.param([...productIds])}::int[]))`,
    )
    .orderBy(desc(newest.placedAt), newest.id)
    .limit(FOUND_OF_A_KIND)
}

const HALF = ORDER_NUMBER_LOT_LENGTH / 2

/** Orders whose number, or its last part, was typed with one character wrong or two in the wrong order: one half is right. */
async function readNearNumbers(db: Db, { words, order, lot }: Typed): Promise<{ id: string }[]> {
  const [word = '', ...others] = words
  const typed = order?.slice(-ORDER_NUMBER_LOT_LENGTH) ?? lot ?? word.toUpperCase()
  if ((order === null && others.length > 0) || !/^(?=.*\d)[0-9A-Z]{8}$/.test(typed)) return []
  const { id, number } = orders
  const found = await db
    .select({ id, number })
    .from(orders)
    .where(or(ilike(number, `%-${typed.slice(0, HALF)}%`), ilike(number, `%${typed.slice(HALF)}`)))
    .limit(NEAR_NUMBERS)
  return found.filter((one) => isSlip(typed, one.number.slice(-ORDER_NUMBER_LOT_LENGTH))).slice(0, FOUND_OF_A_KIND)
}

function isSlip(typed: string, meant: string): boolean {
  const wrong = [...typed].flatMap((character, at) => (character === meant[at] ? [] : [at]))
  const [first = 0, second = 0] = wrong
  const isSwap = second === first + 1 && typed[first] === meant[second] && typed[second] === meant[first]
  return wrong.length <= 1 || (wrong.length === 2 && isSwap)
}

async function readShown(
  db: Db,
  found: readonly { id: string }[],
  productIds: readonly number[],
): Promise<Found['orders']> {
  const ids = found.map(({ id }) => id)
  if (ids.length === 0) return []
  const { id, number, name, email, state, total, placedAt } = orders
  const isFound = sql`coalesce(line.product_id = any (${sql.param([...productIds])}::int[]), false)`
  const piece = subquery<string>(sql`coalesce((select line.name from order_lines line where line.order_id = ${orders.id}
    order by ${isFound} desc, line.position limit 1), '')`)
  const lines = subquery<number>(sql`select count(*)::int from order_lines line where line.order_id = ${orders.id}`)
  const rows = await db
    .select({ id, number, name, email, state, total, placedAt, piece, lines })
    .from(orders)
    .where(inArray(id, ids))
  const shown = rows.map((row) => ({ ...row, placedAt: row.placedAt.toISOString() }))
  return ids.flatMap((one) => shown.find((row) => row.id === one) ?? [])
}

/** Finds invoices and credit notes by their number, or by its sequence in any fiscal year, the newest first. */
export async function findInvoices(db: Db, { invoice }: Typed) {
  if (invoice === null) return { items: [], isExact: false }
  const { fiscalYear, sequence } = invoice
  // The counters name the few fiscal years, so that the index of numbers answers.
  const { rows } = await db.execute<{ id: string }>(sql`
    select paper.id from invoice_counters counter cross join lateral (
      select id, issued_at from ${invoices} one where one.kind = counter.kind
        and one.fiscal_year = counter.fiscal_year and one.sequence = ${sequence}
    ) paper
    where ${fiscalYear}::text is null or counter.fiscal_year = ${fiscalYear}
    order by paper.issued_at desc, paper.id limit ${FOUND_OF_A_KIND}`)
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return { items: [], isExact: false }
  const { id, number, kind, orderId, total, issuedAt } = invoices
  const shown = await db
    .select({ id, number, kind, orderId, orderNumber: orders.number, total, issuedAt })
    .from(invoices)
    .innerJoin(orders, eq(orders.id, orderId))
    .where(inArray(id, ids))
  const items = shown.map((row) => ({ ...row, issuedAt: row.issuedAt.toISOString() }))
  return { items: ids.flatMap((one) => items.find((row) => row.id === one) ?? []), isExact: fiscalYear !== null }
}
