import { eq, sql } from 'drizzle-orm'
import type { Db } from '#api/platform/db/client.ts'
import { onlyRow } from '#api/platform/db/only-row.ts'
import {
  purchaseOrderCounters,
  purchaseOrderLines,
  purchaseOrders,
  purchaseReceiptLines,
  purchaseReceipts,
  supplierItems,
  suppliers,
} from '#api/platform/db/schema.ts'
import { readCalendarYears } from '#api/platform/calendar/calendar-queries.ts'
import { bookReceived } from '#api/shop/purchasing/book-received.ts'
import { fiscalYearOf, toBikramSambat } from '#domain/calendar/bikram-sambat.ts'
import { nameWithChoice } from '#domain/catalog/variant-name.ts'
import { VAT_PERCENT } from '#domain/money.ts'
import { dayAfter, nepalDay } from '#domain/nepal-time.ts'
import { purchaseNumber, stateAfterReceipt, type PurchaseState } from '#domain/purchasing/purchase-orders.ts'
import { sumOf } from '#domain/sum.ts'
import { readOffers, type Offer } from './orders/offers.ts'

const DAY_MS = 86_400_000
/** Share of a price that goes to the supplier. Costs are without VAT, and round. */
const COST_SHARE = 0.6
const COST_STEP = 50

const demoSuppliers = [
  {
    name: 'Himal Example Timber',
    pan: '300000017',
    contact: 'Hari Shrestha',
    phone: '+97715550141',
    email: 'orders@himal-timber.example',
    address: 'Balaju, Kathmandu',
    leadDays: 21,
    note: 'Closed on Saturdays. Brings everything himself.',
    code: 'HT',
    slugs: [
      'asan-bedside-table',
      'palpa-spindle-chair',
      'bandipur-bookshelf',
      'asan-platform-bed',
      'rara-wingback-bed',
    ],
    pack: 2,
  },
  {
    name: 'Terai Example Foam',
    pan: '300000025',
    contact: 'Sunita Chaudhary',
    phone: '+97721550142',
    email: 'sales@terai-foam.example',
    address: 'Industrial Area, Biratnagar',
    leadDays: 10,
    note: '',
    code: 'TF',
    slugs: [
      'sukha-spring-mattress',
      'komal-foam-mattress',
      'kapas-pillow-pair',
      'sandhya-memory-pillow',
      'ilam-pouffe',
    ],
    pack: 6,
  },
  {
    name: 'Bagmati Example Metal',
    pan: '',
    contact: 'Rajan Tamang',
    phone: '+97715550143',
    email: '',
    address: 'Patan Industrial Estate, Lalitpur',
    leadDays: 14,
    note: 'No email: order by phone.',
    code: 'BM',
    slugs: ['surakshit-filing-cabinet', 'saral-mobile-pedestal', 'utsav-mesh-chair', 'sauraha-bistro-set'],
    pack: 1,
  },
]

type DemoOrder = {
  /** Place in demoSuppliers, and how many of its products are ordered. */
  supplier: number
  products: number
  quantity: number
  state: PurchaseState
  sentDaysAgo: number
  /** Days from today on which the goods are expected; before today they are late. */
  expectedIn: number
  /** Pieces of each line that came today, and damaged ones of the first. */
  came?: number
  damaged?: number
  bill?: string
  endReason?: string
}

/** The oldest first, as their numbers are. */
const demoOrders: readonly DemoOrder[] = [
  {
    supplier: 2,
    products: 1,
    quantity: 3,
    state: 'cancelled',
    sentDaysAgo: 30,
    expectedIn: -16,
    endReason: 'This model is not made any more.',
  },
  {
    supplier: 0,
    products: 3,
    quantity: 4,
    state: 'partly',
    sentDaysAgo: 20,
    expectedIn: 1,
    came: 2,
    damaged: 1,
    bill: '0457',
  },
  { supplier: 2, products: 2, quantity: 5, state: 'sent', sentDaysAgo: 18, expectedIn: -4 },
  {
    supplier: 1,
    products: 2,
    quantity: 6,
    state: 'received',
    sentDaysAgo: 12,
    expectedIn: -2,
    came: 6,
    bill: 'TF-1182',
  },
  { supplier: 1, products: 3, quantity: 12, state: 'sent', sentDaysAgo: 2, expectedIn: 8 },
  { supplier: 0, products: 2, quantity: 4, state: 'draft', sentDaysAgo: 0, expectedIn: 21 },
]

/** Three suppliers that do not exist, and orders to them in every state. A real shop starts without any. */
export async function insertDemoPurchasing(tx: Db, { now }: { now: Date }): Promise<void> {
  const offers = await readOffers(tx)
  const sellers = []
  for (const { code, slugs, pack, ...supplier } of demoSuppliers) {
    const { id } = onlyRow(await tx.insert(suppliers).values(supplier).returning({ id: suppliers.id }))
    const items = offers.filter(({ slug }) => slugs.includes(slug)).map((offer, at) => itemOf(offer, code, at, pack))
    await tx.insert(supplierItems).values(items.map(({ offer: _offer, ...item }) => ({ ...item, supplierId: id })))
    sellers.push({ id, slugs, items })
  }
  const today = nepalDay(now)
  const fiscalYear = fiscalYearOf(toBikramSambat(today, await readCalendarYears(tx)))
  await tx.insert(purchaseOrderCounters).values({ fiscalYear, last: demoOrders.length })
  for (const [at, order] of demoOrders.entries()) {
    const { id, slugs, items } = sellers[order.supplier]!
    const chosen = slugs.slice(0, order.products).map((slug) => itemWithStock(items, slug))
    const made = { number: purchaseNumber(fiscalYear, at + 1), supplierId: id, fiscalYear, today, now }
    await insertOrder(tx, order, chosen, made)
  }
}

type Item = ReturnType<typeof itemOf>

function itemOf(offer: Offer, code: string, at: number, pack: number) {
  const cost = Math.round((offer.price * COST_SHARE) / (1 + VAT_PERCENT / 100) / COST_STEP) * COST_STEP
  return { variantId: offer.variantId, code: `${code}-${100 + at}`, cost, minimum: pack, pack, offer }
}

/** What the demo shows as sold out stays so. */
function itemWithStock(items: readonly Item[], slug: string): Item {
  const found = items.find(({ offer }) => offer.slug === slug && offer.stock > 0)
  if (!found) throw new RangeError(`The demo has no ${slug} in stock`)
  return found
}

type Made = { number: string; supplierId: number; fiscalYear: string; today: string; now: Date }

async function insertOrder(tx: Db, order: DemoOrder, items: readonly Item[], made: Made): Promise<void> {
  const { state, sentDaysAgo, expectedIn, endReason = '' } = order
  const { number, supplierId, today, now } = made
  const isDraft = state === 'draft'
  const sentAt = new Date(now.getTime() - sentDaysAgo * DAY_MS)
  const row = onlyRow(
    await tx
      .insert(purchaseOrders)
      .values({
        number,
        supplierId,
        // Orders with receipts move on when the goods come.
        state: order.came === undefined ? state : 'sent',
        expectedOn: isDraft ? null : dayAfter(today, expectedIn),
        sentAt: isDraft ? null : sentAt,
        createdAt: sentAt,
        endReason,
        endedAt: state === 'cancelled' ? now : null,
      })
      .returning({ id: purchaseOrders.id }),
  )
  const lines = await tx
    .insert(purchaseOrderLines)
    .values(
      items.map(({ variantId, code, cost, offer }, position) => {
        const { sku, name, color, size, type } = offer
        const shown = nameWithChoice(name, { color, size, type })
        return { orderId: row.id, position, variantId, sku, name: shown, code, quantity: order.quantity, cost }
      }),
    )
    .returning()
  if (order.came !== undefined) await receive(tx, { ...order, came: order.came }, { ...made, orderId: row.id, lines })
}

type Lines = { orderId: number; lines: (typeof purchaseOrderLines.$inferSelect)[] }

async function receive(
  tx: Db,
  { came, damaged = 0, bill }: DemoOrder & { came: number },
  { orderId, lines, supplierId, number, fiscalYear, today, now }: Made & Lines,
): Promise<void> {
  const taxable = sumOf(lines, ({ cost }) => cost * came)
  const vat = Math.round((taxable * VAT_PERCENT) / 100)
  const billed = bill && { billNumber: bill, billDay: today, billYear: fiscalYear, taxable, exempt: 0, vat }
  const receipt = onlyRow(
    await tx
      .insert(purchaseReceipts)
      .values({ orderId, supplierId, at: now, ...billed })
      .returning({ id: purchaseReceipts.id }),
  )
  await tx
    .insert(purchaseReceiptLines)
    .values(
      lines.map(({ id }, at) => ({ receiptId: receipt.id, lineId: id, taken: came, damaged: at === 0 ? damaged : 0 })),
    )
  await tx
    .update(purchaseOrderLines)
    .set({ received: sql`${came}` })
    .where(eq(purchaseOrderLines.orderId, orderId))
  const state = stateAfterReceipt(lines.map(({ quantity }) => ({ quantity, received: came })))
  await tx
    .update(purchaseOrders)
    .set({ state, endedAt: state === 'received' ? now : null })
    .where(eq(purchaseOrders.id, orderId))
  const taken = lines.flatMap(({ variantId }) => (variantId === null ? [] : [{ variantId, pieces: came }]))
  await bookReceived(tx, taken, { staffId: NOBODY, number })
}

/** Only counts name a member of staff. */
const NOBODY = '00000000-0000-0000-0000-000000000000'
