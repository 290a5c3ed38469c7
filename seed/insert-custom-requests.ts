import { randomUUID } from 'node:crypto'
import { and, eq, isNotNull } from 'drizzle-orm'
import { encryptRequest } from '#api/sales/custom-requests/private-request.ts'
import type { Db } from '#api/platform/db/client.ts'
import { customQuotes, customRequestEvents, customRequests, orders } from '#api/platform/db/schema.ts'
import { nepalDay } from '#domain/nepal-time.ts'
import { customNumber } from '#domain/orders/order-number.ts'
import { demoPiece } from './orders/custom-piece.ts'
import { offerOf, readOffers, type Offer } from './orders/offers.ts'
import { demoAddresses, demoShopper } from './shopper.ts'
import type { DataKey } from '#api/platform/secrets/data-key.ts'
import { onlyRow } from '#api/platform/db/only-row.ts'

const DAY_MS = 86_400_000

type Demo = { userId: string; dataKey: DataKey; now: Date }

/** Inserts the demo shopper's custom requests: one new, one quoted, one in production, one declined. */
export async function insertDemoCustomRequests(tx: Db, demo: Demo): Promise<void> {
  const offers = await readOffers(tx)
  const ago = (days: number) => new Date(demo.now.getTime() - days * DAY_MS)
  await insertRequest(tx, demo, {
    lot: 'C4N2T8WK',
    offer: offerOf(offers, 'asan-bedside-table'),
    size: { width: 38, height: 62, depth: 34 },
    instructions: 'To fit between bed and window. The same walnut finish as in the picture.',
    at: ago(0.2),
  })
  const quoted = await insertRequest(tx, demo, {
    lot: 'C7R5M1XA',
    offer: offerOf(offers, 'lumbini-wardrobe'),
    size: { width: 214, height: 228, depth: 60 },
    instructions: 'For an alcove; the left door should be a mirror.',
    at: ago(4),
  })
  await insertQuote(tx, quoted, { price: 148_500, weeks: 7, at: ago(2), validUntil: nepalDay(ago(-19)) })
  await insertAccepted(tx, demo, offers)
  const declined = await insertRequest(tx, demo, {
    lot: 'C1H9Q6ZD',
    offer: offerOf(offers, 'sagar-standing-desk'),
    size: { width: 180, height: 74, depth: 75 },
    instructions: 'With a drawer on the right.',
    at: ago(96),
  })
  await insertQuote(tx, declined, { price: 64_000, weeks: 6, at: ago(94), validUntil: nepalDay(ago(73)) })
  await tx
    .update(customRequests)
    .set({ state: 'declined', changedAt: ago(90) })
    .where(eq(customRequests.id, declined))
  const ending = {
    requestId: declined,
    action: 'decline',
    actor: 'shopper',
    actorId: demo.userId,
    at: ago(90),
  } as const
  await tx.insert(customRequestEvents).values(ending)
}

/** Inserts the request behind the only order with a deposit. */
async function insertAccepted(tx: Db, demo: Demo, offers: readonly Offer[]): Promise<void> {
  const { userId } = demo
  const { slug, size, price, weeks, requested, quoted, validUntil, accepted } = demoPiece
  const ago = (days: number) => new Date(demo.now.getTime() - days * DAY_MS)
  const order = onlyRow(
    await tx
      .select({ id: orders.id })
      .from(orders)
      .where(and(eq(orders.userId, userId), isNotNull(orders.deposit))),
  )
  const requestId = await insertRequest(tx, demo, {
    lot: 'C9F3K6TB',
    offer: offerOf(offers, slug),
    size,
    instructions: 'Only the table, for eight. Rounded corners, for the children.',
    at: ago(requested),
  })
  await insertQuote(tx, requestId, { price, weeks, at: ago(quoted), validUntil: nepalDay(ago(validUntil)) })
  await tx
    .update(customRequests)
    .set({ state: 'accepted', orderId: order.id, changedAt: ago(accepted) })
    .where(eq(customRequests.id, requestId))
  await tx
    .insert(customRequestEvents)
    .values({ requestId, action: 'accept', actor: 'shopper', actorId: userId, at: ago(accepted) })
}

type Asked = {
  lot: string
  offer: Offer
  size: Record<'width' | 'height' | 'depth', number>
  instructions: string
  at: Date
}

async function insertRequest(tx: Db, { userId, dataKey }: Demo, { lot, offer, size, instructions, at }: Asked) {
  const id = randomUUID()
  const details = { phone: `+977${demoAddresses[0].phone}`, instructions, sent: '' }
  await tx.insert(customRequests).values({
    id,
    number: customNumber(nepalDay(at), lot),
    userId,
    name: demoShopper.name,
    email: demoShopper.email,
    privateDetails: encryptRequest(dataKey, id, details),
    productId: offer.productId,
    widthCm: size.width,
    heightCm: size.height,
    depthCm: size.depth,
    material: 'Wood',
    createdAt: at,
    changedAt: at,
  })
  await tx
    .insert(customRequestEvents)
    .values({ requestId: id, action: 'request', actor: 'shopper', actorId: userId, at })
  return id
}

async function insertQuote(
  tx: Db,
  requestId: string,
  { at, ...offer }: { price: number; weeks: number; validUntil: string; at: Date },
): Promise<void> {
  const note = 'Sal and walnut veneer, oiled. We bring it up and put it together.'
  await tx.insert(customQuotes).values({ ...offer, requestId, note, createdAt: at })
  await tx.insert(customRequestEvents).values({ requestId, action: 'quote', actor: 'staff', at })
  await tx.update(customRequests).set({ state: 'quoted', changedAt: at }).where(eq(customRequests.id, requestId))
}
