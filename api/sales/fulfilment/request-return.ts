import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { z } from 'zod'
import { ReturnPieces, type ReturnFields } from '#contract/fulfilment.ts'
import type { Order } from '#contract/orders/orders.ts'
import type { Language } from '#domain/language/languages.ts'
import { isReturnOpen, MOST_RETURNS, returnablePieces } from '#domain/fulfilment/after-sales.ts'
import { returnProblems } from '#domain/orders/order-forms.ts'
import type { Db } from '../../platform/db/client.ts'
import { returnLines, returnRequests } from '../../platform/db/schema.ts'
import { decrypt, encrypt } from '../../platform/secrets/encryption.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { describeFields } from '../../platform/http/errors.ts'
import type { Changer } from '../../platform/records/changer.ts'
import { keyReused } from '../../platform/records/key-reused.ts'
import type { OrderShop } from '../orders/change-order.ts'
import { readOrder } from '../orders/order-queries.ts'
import type { StoredOrder } from '../orders/order-record.ts'
import { showOrder } from '../orders/show-order.ts'
import type { KeptPhoto } from '../../shop/photos/keep-photos.ts'
import { insertPhotos } from '../../shop/photos/photo-queries.ts'
import { mailRequest, mailReturnNews } from './after-sales-mails.ts'
import { afterSalesRefused, refuseProblems } from './after-sales-refusals.ts'
import { readAfterSales, type AfterSales } from './after-sales-rows.ts'
import { titlesOf } from './delivery-mails.ts'
import type { Pieces } from './delivery-queries.ts'
import { recordEvent } from './record-event.ts'
import { storeOnce, type AfterSalesShop } from './store-once.ts'
import { returnAad } from './after-sales-aad.ts'

type Wish = { id: string; reason: string; pieces: Pieces[]; photos: number }

type AskedReturn = { order: StoredOrder; by: Changer; language?: Language; id?: string | undefined }

/**
 * Requests a return for a shopper, within 30 days of the delivery, once per ID.
 *
 * @param asked   `language`: that of the page, for the mail that confirms the request; `id`: chosen by the client, the
 *                same for each retry
 * @param fields  `pieces` as JSON
 * @param files   photos, as uploaded
 * @returns the order after that
 * @throws AppError invalid_input, too_large, unsupported_media_type; conflict, with the rule in words; key_reused when
 *                  the ID came with another request before
 */
export async function requestReturn(
  shop: AfterSalesShop,
  { order, by, language = order.language, id = randomUUID() }: AskedReturn,
  fields: z.output<typeof ReturnFields>,
  files: readonly Uint8Array[],
  given?: Date,
): Promise<Order> {
  const wish = { id, reason: fields.reason, pieces: parsePieces(fields.pieces), photos: files.length }
  await storeOnce(
    shop,
    { order, files, given },
    {
      isNew: (db, held, now) => isNewWish(db, shop.secrets, held, wish, now),
      store: async (tx, held, photos, now) => {
        await writeRequest(tx, shop.secrets, held, wish, photos, now)
        await recordEvent(tx, held, { action: 'return-requested', by, at: now })
        await tell(tx, shop.secrets, held, wish, language)
      },
    },
  )
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

/**
 * Returns false for a request that arrived before. Its answer was lost, and by now the order may allow no return.
 *
 * @throws AppError where the order allows no such return
 */
async function isNewWish(
  db: Db,
  { dataKey }: OrderShop['secrets'],
  order: StoredOrder,
  wish: Wish,
  now: Date,
): Promise<boolean> {
  if (order.privateDetails === null) throw afterSalesRefused('forgotten')
  const known = await readAfterSales(db, order)
  const before = known.rows.returns.find(({ id }) => id === wish.id)
  if (before) {
    const reason = before.reason && decrypt(dataKey, before.reason, returnAad(before.id))
    if (reason !== wish.reason.trim() || !isDeepStrictEqual(inOrder(before.pieces), inOrder(wish.pieces))) {
      throw keyReused()
    }
    return false
  }
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
  return true
}

function inOrder(pieces: readonly Pieces[]): Pieces[] {
  const plain = pieces.map(({ position, quantity }) => ({ position, quantity }))
  return plain.toSorted((one, other) => one.position - other.position)
}

/** Returns how many pieces of a line the buyer still has, ignoring the return window. */
export function piecesLeft({ delivered, sentBack }: AfterSales, position: number): number {
  return returnablePieces(delivered, sentBack, position, new Date(0))
}

async function writeRequest(
  tx: Db,
  { dataKey }: OrderShop['secrets'],
  { id: orderId }: StoredOrder,
  { id, reason, pieces }: Wish,
  kept: readonly KeptPhoto[],
  now: Date,
) {
  const words = encrypt(dataKey, reason.trim(), returnAad(id))
  const photoIds = kept.map((photo) => photo.id)
  const row = { id, orderId, reason: words, photoIds, createdAt: now, changedAt: now }
  const written = await tx
    .insert(returnRequests)
    .values(row)
    .onConflictDoNothing({ target: returnRequests.id })
    .returning()
  if (written.length === 0) throw keyReused() // a return of another order has the ID
  await tx.insert(returnLines).values(pieces.map((line) => ({ ...line, returnId: id, orderId })))
  await insertPhotos(tx, kept, { kind: 'return', orderId })
}

async function tell(tx: Db, secrets: OrderShop['secrets'], order: StoredOrder, wish: Wish, language: Language) {
  const pieces = await titlesOf(tx, order, wish.pieces, language)
  const news = { state: 'requested', pieces, refund: null, answer: '' } as const
  await mailReturnNews(tx, secrets, { ...order, language }, news)
  await mailRequest(tx, secrets, order, {
    kind: 'return',
    pieces: await titlesOf(tx, order, wish.pieces, 'en'),
    words: wish.reason.trim(),
    photos: wish.photos,
  })
}
