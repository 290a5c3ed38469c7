import { randomUUID } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { asc, eq } from 'drizzle-orm'
import type { Db } from '#api/platform/db/client.ts'
import {
  damageReports,
  orderLines,
  orders,
  photos,
  returnLines,
  returnRequests,
  type orderEvents,
} from '#api/platform/db/schema.ts'
import type { DataKey } from '#api/platform/secrets/data-key.ts'
import { encrypt, encryptBytes } from '#api/platform/secrets/encryption.ts'
import { insertDelivery, readSizes, updateDelivery } from '#api/sales/fulfilment/delivery-queries.ts'
import { firstDelivery } from '#api/sales/fulfilment/order-deliveries.ts'
import { encodePhoto } from '#api/platform/media/encode-picture.ts'
import { readPicture } from '#api/platform/media/read-picture.ts'
import type { MediaStorage } from '#api/platform/media/storage.ts'
import { photoAad, photoKey } from '#domain/photos/photos.ts'
import { priceOfPieces } from '#domain/fulfilment/after-sales.ts'
import { nepalDay } from '#domain/nepal-time.ts'
import { pictureKey } from '#domain/catalog/picture.ts'
import { onlyRow } from '#api/platform/db/only-row.ts'
import { damageAad, returnAad } from '#api/sales/fulfilment/after-sales-aad.ts'

type Event = typeof orderEvents.$inferInsert & { at: Date }
type Tools = { userId: string; dataKey: DataKey; storage: MediaStorage }

const HOUR_MS = 3_600_000
const PHOTO_SIDE_PX = 1_200

/**
 * Inserts the deliveries of confirmed orders. The demo shopper's two newest delivered orders also get a damage report under
 * repair and a return to be collected.
 *
 * @param events  events of all orders
 * @returns these events with the added ones, in chronological order
 */
export async function insertDemoFulfilment(tx: Db, tools: Tools, events: readonly Event[]): Promise<Event[]> {
  const happened = Map.groupBy(events, ({ orderId }) => orderId)
  for (const ofOrder of happened.values()) await insertDeliveryOf(tx, ofOrder)
  const [damaged, sentBack] = [...happened.values()]
    .filter(([placing]) => placing?.actorId === tools.userId)
    .flatMap((ofOrder) => ofOrder.slice(-1))
    .filter(({ action }) => action === 'deliver')
    .toSorted((one, other) => other.at.getTime() - one.at.getTime())
  const later = [
    ...(damaged ? await insertDamage(tx, tools, damaged) : []),
    ...(sentBack ? await insertReturn(tx, tools, sentBack) : []),
  ]
  return [...events, ...later].toSorted((one, other) => one.at.getTime() - other.at.getTime())
}

async function insertDeliveryOf(tx: Db, events: readonly Event[]) {
  const confirmed = events.find(({ action }) => action === 'confirm')
  if (!confirmed) return
  const order = onlyRow(await tx.select().from(orders).where(eq(orders.id, confirmed.orderId)))
  const { id: orderId, collectionCode, method } = order
  const written = { ...(await firstDelivery(tx, order)), orderId, number: 1, createdAt: confirmed.at }
  const code = collectionCode ?? undefined
  const { id } = await insertDelivery(tx, { ...written, code }, await readSizes(tx, orderId))
  const deliveredAt = events.find(({ action }) => action === 'deliver')?.at
  if (deliveredAt) {
    const chosen = method === 'pickup' ? {} : { day: nepalDay(deliveredAt), slot: 'morning' as const }
    await updateDelivery(tx, id, { ...chosen, state: 'delivered', deliveredAt })
  } else if (events.some(({ action }) => action === 'cancel')) {
    await updateDelivery(tx, id, { state: 'cancelled' })
  }
}

async function insertDamage(tx: Db, tools: Tools, { orderId, at, state }: Event): Promise<Event[]> {
  const [createdAt, answeredAt] = [new Date(at.getTime() + 5 * HOUR_MS), new Date(at.getTime() + 26 * HOUR_MS)]
  const answer = 'We are sorry. Our carpenter comes and mends it where it stands.'
  const id = randomUUID()
  const photoId = await insertPhoto(tx, tools, orderId, createdAt)
  if (photoId === undefined) return []
  await tx.insert(damageReports).values({
    id,
    orderId,
    position: 0,
    description: encrypt(tools.dataKey, 'One corner is chipped, as long as a finger.', damageAad(id)),
    photoIds: [photoId],
    state: 'accepted',
    remedy: 'repair',
    answer,
    createdAt,
    answeredAt,
  })
  return [
    { orderId, action: 'damage-reported', state, actor: 'shopper', at: createdAt },
    { orderId, action: 'damage-accepted', state, actor: 'staff', reason: answer, at: answeredAt },
  ]
}

/** Inserts a photo of the piece, copied from its product picture. */
async function insertPhoto(tx: Db, tools: Tools, orderId: string, createdAt: Date): Promise<string | undefined> {
  const { dataKey, storage } = tools
  const [line] = await tx
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(orderLines.position))
  const stored = line?.pictureId ? await storage.get(pictureKey(line.pictureId, 640, 'webp')) : undefined
  if (!stored) return undefined
  const { bytes, width, height } = await encodePhoto(
    await readPicture(await buffer(stored.body), 'staff'),
    PHOTO_SIDE_PX,
  )
  const id = randomUUID()
  await storage.put(photoKey(id), encryptBytes(dataKey, bytes, photoAad(id)), 'application/octet-stream')
  await tx.insert(photos).values({ id, kind: 'damage', orderId, width, height, createdAt })
  return id
}

async function insertReturn(tx: Db, { dataKey }: Tools, { orderId, at, state }: Event): Promise<Event[]> {
  const [createdAt, changedAt] = [new Date(at.getTime() + 20 * HOUR_MS), new Date(at.getTime() + 30 * HOUR_MS)]
  const line = onlyRow(
    await tx.select().from(orderLines).where(eq(orderLines.orderId, orderId)).orderBy(asc(orderLines.position)),
  )
  const refund = priceOfPieces(line, 0, 1)
  const answer = 'We call you to agree on a day to collect it.'
  const id = randomUUID()
  const reason = encrypt(dataKey, 'It stands in the way of our door.', returnAad(id))
  await tx
    .insert(returnRequests)
    .values({ id, orderId, reason, state: 'approved', answer, refund, createdAt, changedAt })
  await tx.insert(returnLines).values({ returnId: id, orderId, position: 0, quantity: 1 })
  return [
    { orderId, action: 'return-requested', state, actor: 'shopper', at: createdAt },
    {
      orderId,
      action: 'return-approved',
      state,
      actor: 'staff',
      reason: answer,
      detail: { amount: refund },
      at: changedAt,
    },
  ]
}
