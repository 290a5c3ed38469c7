import type { CustomRequest } from '#contract/custom-requests.ts'
import { asc, desc, eq, inArray, sql, type SQL } from 'drizzle-orm'
import { holdingKinds, holdings } from '#domain/personal-data/holdings.ts'
import { isTo } from '../../../people/accounts/own-account-queries.ts'
import type { Db } from '../../../platform/db/client.ts'
import {
  customerNotes,
  mails,
  oneTimeCodes,
  orderNotes,
  orders,
  photos,
  productQuestions,
  registrations,
  smsMessages,
} from '../../../platform/db/schema.ts'
import type { GuestRecords } from '../../../platform/db/schema/data-requests.ts'
import { allRows } from '../../../platform/exports/all-rows.ts'
import { decrypt } from '../../../platform/secrets/encryption.ts'
import { readCardsOf } from '../../../sales/credit/forget-cards.ts'
import { findRequestById } from '../../../sales/custom-requests/request-queries.ts'
import { showRequest as showCustomRequest } from '../../../sales/custom-requests/show-request.ts'
import { withoutCodes } from '../../../sales/orders/for-readers.ts'
import { orderNoteAad } from '../../../sales/orders/admin/order-notes.ts'
import { readRecordsById } from '../../../sales/orders/order-queries.ts'
import { addressLine, openDetails, recipientIn } from '../../../sales/orders/present-order.ts'
import { showTicket } from '../../../shop/tickets/show-ticket.ts'
import { findTicketById } from '../../../shop/tickets/ticket-queries.ts'
import { decryptNote } from '../../customers/private-note.ts'
import {
  asPost,
  exportAccount,
  exportCode,
  exportMail,
  exportNotices,
  exportOrders,
  type DataShop,
} from '../export-account.ts'
import { countHoldings, hasPhone, isCodeOf } from './count-holdings.ts'
import { jsonPieces } from '../json-pieces.ts'
import { isGuestOrderOf, isOrderOf, isToReceive, type Person } from './person.ts'

type Asked = { person: Person; found: GuestRecords }

/**
 * Yields a JSON file with everything that the shop holds about a person: `account` as the member's own export has it, what
 * the person did as a guest, what staff noted, and what the shop keeps after a deletion and why. Orders, mails and messages
 * are read in portions. Private photos are only listed.
 */
export async function* exportPerson(shop: DataShop, { person, found }: Asked): AsyncGenerator<Uint8Array> {
  const { db } = shop
  const { account, email, phone } = person
  const counts = await countHoldings({ db, person, found })
  yield* jsonPieces({
    writtenAt: new Date().toISOString(),
    contact: { email, phone },
    account: account && {
      ...(await exportMember(shop, account.id)),
      orders: readOrders(shop, eq(orders.userId, account.id)),
    },
    asGuest: {
      orders: readOrders(shop, isGuestOrderOf(person)),
      customRequests: readCustomRequests(shop, found),
      tickets: readTickets(shop, found),
      questions: readQuestions(db, found),
      photos: readPhotos(db, { person, found }),
    },
    received: readReceived(shop, person),
    giftCards: await readCardsOf(db, shop.dataKey, person),
    notices: readNotices(db, person),
    registrations: await readRegistrations(db, person),
    codes: (await db.select().from(oneTimeCodes).where(isCodeOf(person))).map(exportCode),
    mails: email === '' ? [] : readMails(db, email),
    sms: readSms(db, person),
    notesOfStaff: await readCustomerNotes(shop, person),
    notesOfStaffAboutOrders: readOrderNotes(shop, person),
    keptAfterDeletion: holdingKinds
      .filter((kind) => holdings[kind].fate !== 'deleted' && counts[kind] > 0)
      .map((kind) => ({ what: holdings[kind].label, count: counts[kind], why: holdings[kind].why })),
  })
}

async function exportMember(shop: DataShop, id: string) {
  const data = await exportAccount(shop, id)
  return { ...data, customRequests: withoutKeys(data.customRequests) }
}

function readOrders({ db, dataKey }: DataShop, which: SQL) {
  return allRows<string, object>(
    db,
    (tx) => tx.select({ id: orders.id }).from(orders).where(which).orderBy(desc(orders.placedAt), asc(orders.id)),
    // The codes hand over the goods, so they stand in no file that staff make (decision 028).
    async (tx, ids) => (await exportOrders({ db: tx, dataKey }, await readRecordsById(tx, ids))).map(withoutCodes),
  )
}

/** What orders of others say of their recipient. The rest is the buyer's. */
function readReceived({ db, dataKey }: DataShop, person: Person) {
  return allRows<string, object>(
    db,
    (tx) => tx.select({ id: orders.id }).from(orders).where(isToReceive(person)).orderBy(desc(orders.placedAt)),
    async (tx, ids) => {
      const rows = await tx.select().from(orders).where(inArray(orders.id, ids))
      return rows.map((order) => {
        const details = openDetails(dataKey, order)
        return { placedAt: order.placedAt.toISOString(), ...recipientIn(details), address: addressLine(details, order) }
      })
    },
  )
}

async function* readCustomRequests({ db, dataKey, orderKey }: DataShop, found: GuestRecords) {
  for (const id of found.customRequests) {
    const request = await findRequestById(db, id)
    if (!request?.privateDetails) continue
    yield withoutKey(await showCustomRequest({ db, secrets: { dataKey, orderKey } }, request))
  }
}

/** The key opens the order of a custom piece for anybody. */
function withoutKey<Shown extends { orderKey: string | null }>(request: Shown): Shown {
  return { ...request, orderKey: null }
}

async function* withoutKeys(requests: AsyncIterable<CustomRequest>) {
  for await (const request of requests) yield withoutKey(request)
}

async function* readTickets({ db, dataKey }: DataShop, found: GuestRecords) {
  for (const id of found.tickets) {
    const ticket = await findTicketById(db, id)
    if (ticket) yield await showTicket({ db, dataKey }, ticket)
  }
}

async function* readQuestions(db: Db, found: GuestRecords) {
  const { id, productId, text, state, createdAt } = productQuestions
  for (const one of found.questions) {
    const [question] = await db
      .select({ id, productId, text, state, createdAt })
      .from(productQuestions)
      .where(eq(id, one))
    if (question) yield asPost(question)
  }
}

/** Photos of the person's orders and requests as a guest. */
function readPhotos(db: Db, { person, found }: Asked) {
  const ofGuest = db.select({ id: orders.id }).from(orders).where(isGuestOrderOf(person))
  return allRows<string, object>(
    db,
    (tx) =>
      tx
        .select({ id: photos.id })
        .from(photos)
        .where(inArray(photos.orderId, ofGuest))
        .union(tx.select({ id: photos.id }).from(photos).where(inArray(photos.customRequestId, found.customRequests))),
    async (tx, ids) => {
      const { id, kind, createdAt } = photos
      const rows = await tx.select({ id, kind, createdAt }).from(photos).where(inArray(id, ids))
      return rows.map((photo) => ({ _id: photo.id, kind: photo.kind, sentAt: photo.createdAt.toISOString() }))
    },
  )
}

async function* readNotices(db: Db, { subscribers }: Person) {
  for (const subscriber of subscribers) yield* exportNotices(db, subscriber)
}

async function readRegistrations(db: Db, { email }: Person) {
  const { name, email: registered, createdAt } = registrations
  const rows = await db
    .select({ name, email: registered, createdAt })
    .from(registrations)
    .where(email === '' ? sql`false` : sql`lower(${registered}) = ${email}`)
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }))
}

function readMails(db: Db, email: string) {
  return allRows<string, object>(
    db,
    (tx) => tx.select({ id: mails.id }).from(mails).where(isTo(email)).orderBy(desc(mails.createdAt)),
    async (tx, ids) => (await tx.select().from(mails).where(inArray(mails.id, ids))).map(exportMail),
  )
}

function readSms(db: Db, person: Person) {
  const { id, template, createdAt, outcome } = smsMessages
  return allRows<string, object>(
    db,
    (tx) =>
      tx.select({ id }).from(smsMessages).where(hasPhone(smsMessages.phoneIndex, person)).orderBy(desc(createdAt)),
    async (tx, ids) => {
      const rows = await tx.select({ kind: template, createdAt, outcome }).from(smsMessages).where(inArray(id, ids))
      return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }))
    },
  )
}

async function readCustomerNotes({ db, dataKey }: DataShop, { account }: Person) {
  if (!account) return []
  const rows = await db
    .select()
    .from(customerNotes)
    .where(eq(customerNotes.userId, account.id))
    .orderBy(customerNotes.at)
  return rows.map(({ id, words, at }) => ({ words: decryptNote(dataKey, id, words), at: at.toISOString() }))
}

function readOrderNotes({ db, dataKey }: DataShop, person: Person) {
  return allRows<string, object>(
    db,
    (tx) =>
      tx
        .select({ id: orderNotes.id })
        .from(orderNotes)
        .innerJoin(orders, eq(orders.id, orderNotes.orderId))
        .where(isOrderOf(person))
        .orderBy(orderNotes.at),
    async (tx, ids) => {
      const { number } = orders
      const { id, words, at } = orderNotes
      const rows = await tx
        .select({ id, words, at, number })
        .from(orderNotes)
        .innerJoin(orders, eq(orders.id, orderNotes.orderId))
        .where(inArray(id, ids))
        .orderBy(at)
      return rows.map((note) => ({
        about: note.number,
        words: decrypt(dataKey, note.words, orderNoteAad(note.id)),
        at: note.at.toISOString(),
      }))
    },
  )
}
