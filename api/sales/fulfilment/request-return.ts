import { randomUUID } from 'node:crypto'
import type { z } from 'zod'
import { ReturnPieces, type ReturnFields } from '#contract/fulfilment.ts'
import type { Order } from '#contract/orders.ts'
import type { Language } from '#domain/language/languages.ts'
import { isReturnOpen, MOST_RETURNS, returnablePieces } from '#domain/fulfilment/after-sales.ts'
import { returnProblems } from '#domain/orders/order-forms.ts'
import type { Db } from '../../platform/db/client.ts'
import { returnLines, returnRequests } from '../../platform/db/schema.ts'
import { encrypt } from '../../platform/secrets/encryption.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { describeFields } from '../../platform/http/errors.ts'
import type { Changer } from '../../platform/records/changer.ts'
import type { OrderShop } from '../orders/change-order.ts'
import { withLockedOrder } from '../orders/lock-order.ts'
import { readOrder } from '../orders/order-queries.ts'
import type { StoredOrder } from '../orders/order-record.ts'
import { showOrder } from '../orders/show-order.ts'
import { keepPhotos, type KeptPhoto } from '../../shop/photos/keep-photos.ts'
import { insertPhotos } from '../../shop/photos/photo-queries.ts'
import { mailRequest, mailReturnNews } from './after-sales-mails.ts'
import { afterSalesRefused, refuseProblems } from './after-sales-refusals.ts'
import { readAfterSales, type AfterSales } from './after-sales-rows.ts'
import { titlesOf } from './delivery-mails.ts'
import type { Pieces } from './delivery-queries.ts'
import { recordEvent } from './record-event.ts'
import type { AfterSalesShop } from './report-damage.ts'
import { returnAad } from './after-sales-aad.ts'

type Wish = { reason: string; pieces: Pieces[]; photos: number }

/**
 * Requests a return for a shopper, within 30 days of the delivery.
 *
 * @param asked   `language`: that of the page, for the mail that confirms the request
 * @param fields  `pieces` as JSON
 * @param files   photos, as uploaded
 * @returns the order after that
 * @throws AppError invalid_input, too_large, unsupported_media_type; conflict, with the rule in words
 */
export async function requestReturn(
  shop: AfterSalesShop,
  { order, by, language = order.language }: { order: StoredOrder; by: Changer; language?: Language },
  fields: z.output<typeof ReturnFields>,
  files: readonly Uint8Array[],
  given?: Date,
): Promise<Order> {
  const wish = { reason: fields.reason, pieces: parsePieces(fields.pieces), photos: files.length }
  await refuseWish(shop.db, order, wish, given ?? new Date()) // before the photos are re-encoded
  const kept = await keepPhotos(shop, files)
  await withLockedOrder(shop.db, order.id, async (tx, held) => {
    const now = given ?? new Date()
    await refuseWish(tx, held, wish, now)
    await writeRequest(tx, shop.secrets, held, wish, kept, now)
    await recordEvent(tx, held, { action: 'return-requested', by, at: now })
    const pieces = await titlesOf(tx, held, wish.pieces, language)
    await mailReturnNews(
      tx,
      shop.secrets,
      { ...held, language },
      { state: 'requested', pieces, refund: null, answer: '' },
    )
    await mailRequest(tx, shop.secrets, held, {
      kind: 'return',
      pieces: await titlesOf(tx, held, wish.pieces, 'en'),
      words: wish.reason.trim(),
      photos: kept.length,
    })
  })
  return showOrder(shop, await readOrder(shop.db, order.id), by)
}

function parsePieces(json: string): Pieces[] {
  const parsed = ReturnPieces.safeParse(parseJson(json))
  if (!parsed.success) throw wrongPieces()
  const positions = new Set(parsed.data.map(({ position }) => position))
  if (positions.size < parsed.data.length) throw wrongPieces()
  return parsed.data
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw wrongPieces()
  }
}

function wrongPieces(): AppError {
  const sentence = 'Must be a list of pieces, each line of the order once: [{"position":0,"quantity":1}]'
  const fields = { pieces: sentence }
  return new AppError('invalid_input', describeFields(fields), fields)
}

async function refuseWish(db: Db, order: StoredOrder, wish: Wish, now: Date) {
  if (order.privateDetails === null) throw afterSalesRefused('forgotten')
  const known = await readAfterSales(db, order)
  const isHandedOver = order.state === 'delivered' || (order.state === 'confirm' && known.delivered.length > 0)
  if (!isHandedOver) throw afterSalesRefused('not-delivered')
  if (order.deposit !== null) throw afterSalesRefused('custom-made')
  if (known.rows.returns.some(({ state }) => isReturnOpen(state))) throw afterSalesRefused('return-open')
  if (known.rows.returns.length >= MOST_RETURNS) throw afterSalesRefused('many-returns')
  refuseProblems(
    returnProblems(
      wish,
      known.lines.map(({ position }) => piecesLeft(known, position)),
    ),
  )
  const isInTime = wish.pieces.every(({ position, quantity }) => {
    return quantity <= returnablePieces(known.delivered, known.sentBack, position, now)
  })
  if (!isInTime) throw afterSalesRefused('return-late')
}

/** Returns how many pieces of a line the buyer still has, ignoring the return window. */
function piecesLeft({ delivered, sentBack }: AfterSales, position: number): number {
  return returnablePieces(delivered, sentBack, position, new Date(0))
}

async function writeRequest(
  tx: Db,
  { dataKey }: OrderShop['secrets'],
  { id: orderId }: StoredOrder,
  { reason, pieces }: Wish,
  kept: readonly KeptPhoto[],
  now: Date,
) {
  const id = randomUUID()
  const words = encrypt(dataKey, reason.trim(), returnAad(id))
  const photoIds = kept.map((photo) => photo.id)
  await tx.insert(returnRequests).values({ id, orderId, reason: words, photoIds, createdAt: now, changedAt: now })
  await tx.insert(returnLines).values(pieces.map((line) => ({ ...line, returnId: id, orderId })))
  await insertPhotos(tx, kept, { kind: 'return', orderId })
}
