import { randomUUID } from 'node:crypto'
import type { Customer, CustomerRow, CustomersQuery } from '#contract/admin/customers.ts'
import { townWithWard } from '#domain/addresses/address.ts'
import { MOST_NOTES } from '#domain/bounds.ts'
import { englishFormats } from '#domain/language/english-formats.ts'
import { isFirstTime, type StaffOnce } from '../../platform/records/staff-once.ts'
import { retryConflicts } from '../../platform/db/retry-conflicts.ts'
import { decryptDetails } from '../../people/accounts/profile/private-details.ts'
import { endSessionsOf } from '../../people/accounts/sessions/session-queries.ts'
import { findUser } from '../../people/accounts/user-queries.ts'
import { readAddresses } from '../../people/addresses/saved-addresses.ts'
import type { Db } from '../../platform/db/client.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { say } from '../../platform/language/sentence.ts'
import { readCustomerPage, type CustomerRowStored } from './customer-list-queries.ts'
import { countNotes, insertNote, readNotes, readOrdersOfCustomer, readTraces, updateBlock } from './customer-queries.ts'
import type { DataKey } from '../../platform/secrets/data-key.ts'
import { decryptNote, encryptNote } from './private-note.ts'

type Shop = { db: Db; dataKey: DataKey }

export async function listCustomers(
  { db, dataKey }: Shop,
  query: CustomersQuery,
): Promise<{ items: CustomerRow[]; total: number; hasMore: boolean }> {
  const { rows, ...counted } = await readCustomerPage(db, dataKey, query)
  return { items: rows.map(presentRow), ...counted }
}

/** @throws AppError not_found */
export async function showCustomer({ db, dataKey }: Shop, id: string): Promise<Customer> {
  const { rows } = await readCustomerPage(db, dataKey, { page: 1, perPage: 1, sort: 'name', q: '', ids: [id] })
  const [row] = rows
  if (!row) throw customerNotFound()
  const { user } = row
  const [addresses, orders, traces, notes] = await Promise.all([
    readAddresses(db, dataKey, id),
    readOrdersOfCustomer(db, id),
    readTraces(db, id),
    readNotes(db, id),
  ])
  const { mobile, street_address_1, City, district, province } = decryptDetails(dataKey, id, user.privateDetails)
  return {
    ...presentRow(row),
    ...traces,
    phone: englishFormats.phone(mobile),
    address: [street_address_1, City, district, province].filter(Boolean).join(', '),
    addresses: addresses.map(
      ({ _id, name, phone, street_address, landmark, position, apartment, city, ward, district: of, zip }) => ({
        id: _id,
        lines: [
          `${name}, ${phone}`,
          [street_address, landmark, apartment].filter(Boolean).join(', '),
          `${townWithWard(city, ward)}, ${of} ${zip}`.trim(),
        ],
        position,
      }),
    ),
    orders: orders.map((order) => ({ ...order, placedAt: order.placedAt.toISOString() })),
    notes: notes.map(({ id: noteId, staffName, words, at }) => {
      return { id: noteId, staffName, words: decryptNote(dataKey, noteId, words), at: at.toISOString() }
    }),
    blockedAt: user.blockedAt?.toISOString() ?? null,
    blockReason: user.blockReason,
  }
}

/** @throws AppError key_reused, not_found; conflict for one note too many */
export async function noteAboutCustomer(
  { db, dataKey }: Shop,
  userId: string,
  { staff, words, once }: { staff: { id: string; name: string }; words: string; once: StaffOnce | undefined },
): Promise<void> {
  const id = randomUUID()
  await retryConflicts(() => {
    return db.transaction(async (tx) => {
      if (!(await isFirstTime(tx, once))) return
      if (!(await findUser(tx, userId))) throw customerNotFound()
      await refuseTooManyNotes(tx, userId)
      const note = { id, userId, staffId: staff.id, staffName: staff.name, words: encryptNote(dataKey, id, words) }
      await insertNote(tx, note)
    })
  })
}

/** @throws AppError conflict */
async function refuseTooManyNotes(tx: Db, userId: string): Promise<void> {
  if ((await countNotes(tx, userId)) < MOST_NOTES) return
  throw new AppError('conflict', say('customers.too-many-notes', { most: MOST_NOTES }))
}

/**
 * Blocks or unblocks an account. A blocked customer can neither log in nor order with it, effective immediately.
 *
 * @param reason  shown to staff; null to unblock
 * @throws AppError not_found; conflict when the account already is in that state
 */
export async function blockCustomer({ db }: Pick<Shop, 'db'>, userId: string, reason: string | null): Promise<void> {
  await db.transaction(async (tx) => {
    const isChanged = await updateBlock(tx, userId, reason)
    if (!isChanged) throw (await findUser(tx, userId)) ? alreadySo(reason) : customerNotFound()
    if (reason !== null) await endSessionsOf(tx, userId)
  })
}

function presentRow({ user, orderCount, spent, lastOrderAt }: CustomerRowStored): CustomerRow {
  const { id, name, email, language, createdAt, blockedAt } = user
  return {
    id,
    name,
    email,
    language,
    createdAt: createdAt.toISOString(),
    orderCount,
    spent,
    lastOrderAt: lastOrderAt?.toISOString() ?? null,
    isBlocked: blockedAt !== null,
  }
}

function customerNotFound(): AppError {
  return new AppError('not_found', 'There is no such customer.')
}

function alreadySo(reason: string | null): AppError {
  return new AppError(
    'conflict',
    reason === null ? 'This customer is not blocked.' : 'This customer is blocked already.',
  )
}
