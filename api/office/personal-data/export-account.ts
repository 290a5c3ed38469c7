import type { KeyObject } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import type { AccountData } from '#contract/accounts.ts'
import { AVATAR_CONTENT_TYPE, avatarKey } from '#domain/accounts/avatar.ts'
import { readAddresses } from '../../people/addresses/saved-addresses.ts'
import { readViewedLines, type ViewedLine } from '../../shop/cart/view-queries.ts'
import { showRequestsOf } from '../../sales/custom-requests/show-request.ts'
import type { Db } from '../../platform/db/client.ts'
import { type ListRow, readListRows } from '../../shop/wishlist/list-queries.ts'
import { presentItem } from '../../shop/wishlist/present-item.ts'
import { readAllNotices } from '../../shop/notices/own-notices.ts'
import { personOf } from '../../shop/notices/person.ts'
import type { MediaStorage } from '../../platform/media/storage.ts'
import { readBankAccount, readOrdersOf, readRecordsById } from '../../sales/orders/order-queries.ts'
import type { OrderRecord } from '../../sales/orders/order-record.ts'
import { openDetails, presentOrder } from '../../sales/orders/present-order.ts'
import { readPhotosOf } from '../../shop/photos/photo-queries.ts'
import { readRoomPlans } from '../../shop/planner/room-plan-queries.ts'
import { type OwnPostRow, readOwnPosts } from '../../shop/questions/change-queries.ts'
import { readAllOwnReviews, readAllVotes } from '../../shop/reviews/own-queries.ts'
import { presentOwn } from '../../shop/reviews/present-review.ts'
import { showTicketsOf } from '../../shop/tickets/show-ticket.ts'
import { sessionExpired } from '../../people/accounts/sessions/authenticate.ts'
import { readTraces } from '../../people/accounts/own-account-queries.ts'
import { presentSession } from '../../people/accounts/sessions/own-sessions.ts'
import { presentUser } from '../../people/accounts/profile/present-user.ts'
import type { DataKey } from '../../platform/secrets/data-key.ts'
import { findUser } from '../../people/accounts/user-queries.ts'

export type DataShop = { db: Db; storage: MediaStorage; dataKey: DataKey; orderKey: KeyObject }

const ORDERS_AT_ONCE = 50

/** What may be much comes row by row, as `jsonPieces` writes it. */
type AccountPieces = Omit<AccountData, ManyOf> & { [Name in ManyOf]: AsyncIterable<AccountData[Name][number]> }
type ManyOf = 'orders' | 'customRequests' | 'tickets'

/** Returns everything that we keep about a user. Private photos are only listed. */
export async function exportAccount(
  { db, storage, dataKey, orderKey }: DataShop,
  userId: string,
): Promise<AccountPieces> {
  const user = await findUser(db, userId)
  if (!user) throw sessionExpired()
  const { sessions, codes, mails } = await readTraces(db, user)
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
    list: (await readListRows(db, userId, 'en')).map(asSaved),
    roomPlans: (await readRoomPlans(db, userId)).map(({ plan, createdAt, changedAt }) => {
      return { plan, createdAt: createdAt.toISOString(), changedAt: changedAt.toISOString() }
    }),
    notices: await readAllNotices(db, personOf(dataKey, user.email)),
    reviews: (await readAllOwnReviews(db, userId)).map((review) => presentOwn(review, 'en')),
    questions: questions.map(asPost),
    answers: answers.map(asPost),
    helpfulReviews: (await readAllVotes(db, userId)).map(String),
    sessions: sessions.map((session) => ({
      ...presentSession(session),
      isRemembered: session.isRemembered,
      expiresAt: session.expiresAt.toISOString(),
      endedAt: isoOrNull(session.revokedAt),
    })),
    codes: codes.map(exportCode),
    mails: mails.map(exportMail),
  }
}

type Traces = Awaited<ReturnType<typeof readTraces>>

export function exportCode({ purpose, tries, createdAt, expiresAt, usedAt }: Traces['codes'][number]) {
  return {
    purpose,
    tries,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    usedAt: isoOrNull(usedAt),
  }
}

export function exportMail({ template, createdAt, sentAt }: Traces['mails'][number]) {
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
  for (let at = 0; at < ids.length; at += ORDERS_AT_ONCE) {
    yield* await exportOrders(shop, await readRecordsById(shop.db, ids.slice(at, at + ORDERS_AT_ONCE)))
  }
}

export async function exportOrders(
  { db, dataKey }: Pick<DataShop, 'db' | 'dataKey'>,
  records: readonly OrderRecord[],
): Promise<AccountData['orders']> {
  const account = await readBankAccount(db)
  return records.map((record) => ({
    ...presentOrder(record, { dataKey, account, wallets: [] }),
    position: openDetails(dataKey, record.order).position,
  }))
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
