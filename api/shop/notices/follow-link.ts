import { CONFIRM_WITHIN_DAYS, MAX_NOTICES } from '#domain/notices/notices.ts'
import type { Db } from '../../platform/db/client.ts'
import { retryConflicts } from '../../platform/db/retry-conflicts.ts'
import { isConfirmToken, readUnsubscribeToken, type UnsubscribeLink } from './person.ts'
import { noSuchLink, tooManyNotices } from './refusals.ts'
import type { DataKey } from '../../platform/secrets/data-key.ts'
import { confirm, countConfirmed, holdSubscription, unsubscribe, type Subscription } from './subscription-queries.ts'

const DAY_MS = 86_400_000
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}(?=\.)/

type LinkShop = { db: Db; dataKey: DataKey }

/**
 * Returns the kind of notice that a link unsubscribes from, and the language of its page; null where its address names it.
 *
 * @throws AppError not_found for a token that we did not make
 */
export function readLink(dataKey: DataKey, token: string): Pick<UnsubscribeLink, 'kind' | 'language'> {
  const link = readUnsubscribeToken(dataKey, token)
  if (!link) throw noSuchLink()
  return link
}

/**
 * Unsubscribes the owner of a link: from its kind of notice, or from all. A repeated call does nothing more.
 *
 * @throws AppError not_found
 */
export async function unsubscribeByLink({ db, dataKey }: LinkShop, token: string, isAll: boolean): Promise<void> {
  const link = readUnsubscribeToken(dataKey, token)
  if (!link) throw noSuchLink()
  // A job may hold some of the rows in another order.
  await retryConflicts(() => unsubscribe(db, link.person, isAll ? 'all' : link.kind))
}

/**
 * Returns the request that a link confirms.
 *
 * @throws AppError not_found for a wrong or an old link, and when the request has ended
 */
export async function findToConfirm({ db, dataKey }: LinkShop, token: string): Promise<Subscription> {
  const [id] = UUID.exec(token) ?? []
  const row = id === undefined ? undefined : await holdSubscription(db, id)
  if (!row || !isConfirmToken(dataKey, row, token) || isTooOld(row)) throw noSuchLink()
  return row
}

/**
 * Confirms a guest's request. A repeated call does nothing more.
 *
 * @throws AppError not_found; conflict for one notice too many
 */
export async function confirmByLink({ db, dataKey }: LinkShop, token: string): Promise<Subscription> {
  return db.transaction(async (tx) => {
    const row = await findToConfirm({ db: tx, dataKey }, token)
    if (row.confirmedAt) return row
    if ((await countConfirmed(tx, row.person)) >= MAX_NOTICES) throw tooManyNotices()
    await confirm(tx, row, new Date())
    return row
  })
}

function isTooOld({ askedAt, confirmedAt }: Subscription): boolean {
  return confirmedAt === null && Date.now() - askedAt.getTime() > CONFIRM_WITHIN_DAYS * DAY_MS
}
