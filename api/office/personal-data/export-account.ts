import type { KeyObject } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import type { AccountData } from '#contract/accounts.ts'
import { AVATAR_CONTENT_TYPE, avatarKey } from '#domain/accounts/avatar.ts'
import { readAddresses } from '../../people/addresses/saved-addresses.ts'
import { readViewedLines, type ViewedLine } from '../../shop/cart/view-queries.ts'
import { findOfUser, readEntries } from '../../sales/credit/credit-queries.ts'
import { showRequestsOf } from '../../sales/custom-requests/show-request.ts'
import type { Db } from '../../platform/db/client.ts'
import type { mails, oneTimeCodes } from '../../platform/db/schema.ts'
import { type ListRow, readListRows } from '../../shop/wishlist/list-queries.ts'
import { presentItem } from '../../shop/wishlist/present-item.ts'
import { readAllNotices, readNoticeIds } from '../../shop/notices/own-notices.ts'
import { personOf } from '../../shop/notices/person.ts'
import type { MediaStorage } from '../../platform/media/storage.ts'
import {
  NEWEST_EVENTS,
  readAllEvents,
  readBankAccount,
  readOrdersOf,
  readRecordsById,
} from '../../sales/orders/order-queries.ts'
import type { OrderRecord, StoredOrder } from '../../sales/orders/order-record.ts'
import { openDetails, presentEvent, presentOrder } from '../../sales/orders/present-order.ts'
import { readPhotosOf } from '../../shop/photos/photo-queries.ts'
import { readRoomPlans } from '../../shop/planner/room-plan-queries.ts'
import { type OwnPostRow, readOwnPosts } from '../../shop/questions/change-queries.ts'
import { readAllOwnReviews, readAllVotes } from '../../shop/reviews/own-queries.ts'
import { presentOwn } from '../../shop/reviews/present-review.ts'
import { showTicketsOf } from '../../shop/tickets/show-ticket.ts'
import { sessionExpired } from '../../people/accounts/sessions/authenticate.ts'
import {
  readCodes,
  readMailIds,
  readMails,
  readSessionIds,
  readSessions,
} from '../../people/accounts/own-account-queries.ts'
import { presentSession } from '../../people/accounts/sessions/own-sessions.ts'
import { presentUser } from '../../people/accounts/profile/present-user.ts'
import type { DataKey } from '../../platform/secrets/data-key.ts'
import { findUser } from '../../people/accounts/user-queries.ts'

export type DataShop = { db: Db; storage: MediaStorage; dataKey: DataKey; orderKey: KeyObject }

/** Rows that are read together. */
const AT_ONCE = 50
const MOST_ENTRIES = 10_000

/** What may be much comes row by row, as `jsonPieces` writes it. */
type AccountPieces = Omit<AccountData, ManyOf | 'orders'> & {
  [Name in ManyOf]: AsyncIterable<AccountData[Name][number]>
} & { orders: AsyncIterable<ExportedOrder> }
type ManyOf = 'customRequests' | 'tickets' | 'notices' | 'sessions' | 'mails'

type Order = AccountData['orders'][number]
type ExportedOrder = Omit<Order, 'events'> & { events: Order['events'] | AsyncIterable<Order['events'][number]> }

/** Returns everything that we keep about a user. Private photos are only listed. */
export async function exportAccount(
  { db, storage, dataKey, orderKey }: DataShop,
  userId: string,
): Promise<AccountPieces> {
  const user = await findUser(db, userId)
  if (!user) throw sessionExpired()
  const { questions, answers } = await readOwnPosts(db, userId)
  return {
    profile: presentUser(user, dataKey),
    picture: user.avatarId === null ? null : await pictureAsUri(storage, user.avatarId),
    createdAt: user.createdAt.toISOString(),
    updatedAt: user.updatedAt.toISOString(),
    orders: exportOrdersOf({ db, dataKey }, userId),
    customRequests: showRequestsOf({ db, secrets: { dataKey, orderKey } }, userId),
    tickets: showTicketsOf({ db, dataKey }, userId),
    photos: (await readPhotosOf(db, userId)).map(({ id, createdAt, ...photo }) => {
      return { _id: id, ...photo, sentAt: createdAt.toISOString() }
    }),
    cart: (await readViewedLines(db, { kind: 'user', key: userId }, 'en')).map(asInCart),
    addresses: await readAddresses(db, dataKey, userId),
    credit: await exportCredit(db, userId),
    list: (await readListRows(db, userId, 'en')).map(asSaved),
    roomPlans: (await readRoomPlans(db, userId)).map(({ plan, createdAt, changedAt }) => {
      return { plan, createdAt: createdAt.toISOString(), changedAt: changedAt.toISOString() }
    }),
    notices: exportNotices(db, personOf(dataKey, user.email)),
    reviews: (await readAllOwnReviews(db, userId)).map((review) => presentOwn(review, 'en')),
    questions: questions.map(asPost),
    answers: answers.map(asPost),
    helpfulReviews: (await readAllVotes(db, userId)).map(String),
    sessions: exportSessions(db, userId),
    codes: (await readCodes(db, user.email)).map(exportCode),
    mails: exportMails(db, user.email),
  }
}

/** Reads the rows of ids in portions, in the order of the ids. */
async function* readInPortions<Id, Row>(ids: readonly Id[], read: (some: Id[]) => Promise<readonly Row[]>) {
  for (let at = 0; at < ids.length; at += AT_ONCE) yield* await read(ids.slice(at, at + AT_ONCE))
}

/** The newest entries come first; an account has few. */
async function exportCredit(db: Db, userId: string): Promise<AccountData['credit']> {
  const account = await findOfUser(db, userId)
  if (!account) return []
  const rows = await readEntries(db, account.id, MOST_ENTRIES)
  return rows.map(({ entry: { amount, reason, at }, orderNumber: orderId }) => {
    return { amount, reason, orderId, at: at.toISOString() }
  })
}

export async function* exportNotices(db: Db, person: Buffer) {
  yield* readInPortions(await readNoticeIds(db, person), (ids) => readAllNotices(db, ids))
}

async function* exportSessions(db: Db, userId: string) {
  for await (const session of readInPortions(await readSessionIds(db, userId), (ids) => readSessions(db, ids))) {
    yield {
      ...presentSession(session),
      isRemembered: session.isRemembered,
      expiresAt: session.expiresAt.toISOString(),
      endedAt: isoOrNull(session.revokedAt),
    }
  }
}

async function* exportMails(db: Db, email: string) {
  for await (const mail of readInPortions(await readMailIds(db, email), (ids) => readMails(db, ids)))
    yield exportMail(mail)
}

export function exportCode({ purpose, tries, createdAt, expiresAt, usedAt }: typeof oneTimeCodes.$inferSelect) {
  return {
    purpose,
    tries,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    usedAt: isoOrNull(usedAt),
  }
}

export function exportMail({
  template,
  createdAt,
  sentAt,
}: Pick<typeof mails.$inferSelect, 'template' | 'createdAt' | 'sentAt'>) {
  return { kind: template, createdAt: createdAt.toISOString(), sentAt: isoOrNull(sentAt) }
}

/** Leaves out fields that belong to the catalog. */
function asSaved(row: ListRow): AccountData['list'][number] {
  const { productId, name, addedAt, isNoticeWanted, saved } = presentItem(row, 'en')
  return { productId, name, ...saved, addedAt, isNoticeWanted }
}

export function asPost({ id, productId, createdAt, ...post }: OwnPostRow): AccountData['questions'][number] {
  return { _id: String(id), productId: String(productId), ...post, date: createdAt.toISOString() }
}

async function* exportOrdersOf(shop: Pick<DataShop, 'db' | 'dataKey'>, userId: string) {
  const ids = (await readOrdersOf(shop.db, userId)).map(({ id }) => id)
  yield* readInPortions(ids, async (some) => exportOrders(shop, await readRecordsById(shop.db, some)))
}

/** The events of an order with very many come row by row, and are read when they are written. */
export async function exportOrders(
  { db, dataKey }: Pick<DataShop, 'db' | 'dataKey'>,
  records: readonly OrderRecord[],
): Promise<ExportedOrder[]> {
  const account = await readBankAccount(db)
  return records.map((record) => {
    const { order, events } = record
    const shown = { ...presentOrder(record, { dataKey, account, wallets: [] }), ...positionOf(dataKey, order) }
    return events.length < NEWEST_EVENTS ? shown : { ...shown, events: exportEvents({ db, dataKey }, order) }
  })
}

function positionOf(dataKey: DataKey, order: StoredOrder): Pick<Order, 'position'> {
  return { position: openDetails(dataKey, order).position }
}

async function* exportEvents({ db, dataKey }: Pick<DataShop, 'db' | 'dataKey'>, order: StoredOrder) {
  const details = openDetails(dataKey, order)
  for await (const event of readAllEvents(db, order.id)) yield presentEvent(event, details)
}

function asInCart({ line, product, variant }: ViewedLine): AccountData['cart'][number] {
  const { color, size, type } = variant ?? line
  const name = product?.name ?? line.name
  return { name, color: color?.name ?? null, size, type, quantity: line.quantity, isSaved: line.isSaved }
}

/** Returns the picture as a data URI; null when it has just been replaced. */
async function pictureAsUri(storage: MediaStorage, avatarId: string): Promise<string | null> {
  const stored = await storage.get(avatarKey(avatarId))
  return stored ? `data:${AVATAR_CONTENT_TYPE};base64,${(await buffer(stored.body)).toString('base64')}` : null
}

function isoOrNull(instant: Date | null): string | null {
  return instant?.toISOString() ?? null
}
