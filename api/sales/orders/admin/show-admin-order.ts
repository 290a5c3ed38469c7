import type { AdminOrder } from '#contract/admin/orders.ts'
import type { Language } from '#domain/language/languages.ts'
import { mayDo, type StaffRole } from '#domain/staff/staff.ts'
import { readAssignments } from '../../../platform/assignments/present-assignment.ts'
import type { Sentence } from '../../../platform/language/sentence.ts'
import { translateMessage } from '../../../platform/language/translate-message.ts'
import { readActorNames } from '../../../platform/records/actor-names.ts'
import { byStaff } from '../../../platform/records/changer.ts'
import { readStaffWays } from '../../payments/admin/staff-payment.ts'
import { readMaxRefundable } from '../../payments/read-max-refundable.ts'
import { readRequestsOf } from '../../payments/refund-requests/request-queries.ts'
import type { Wallets } from '../../payments/wallets/open-wallets.ts'
import { readBankAccount, readRecord } from '../order-queries.ts'
import type { OrderRecord, StoredOrder } from '../order-record.ts'
import { presentOrder } from '../present-order.ts'
import type { ShowingShop } from '../show-order.ts'
import { withoutCodes } from '../for-readers.ts'
import { listActs } from './order-acts.ts'
import { contactRefusal, presentContact } from './order-contact.ts'
import { presentNote } from './order-notes.ts'
import { askedOrder, readAttemptsOf, readMailsAbout, readNotes, readSmsAbout, readStaffLines } from './order-rows.ts'
import { presentAttempt, presentMail, presentMoneyRows, presentSms } from './present-parts.ts'
import { withoutPayments } from './without-payments.ts'

/**
 * Everything of an order that this member of the staff may see, and what they can do with it.
 *
 * @param asked  its id, or its number in any spelling
 * @param language  that of the staff member, for why something cannot be done
 * @throws AppError not_found
 */
export async function showAdminOrder(
  shop: ShowingShop & { wallets: Pick<Wallets, 'find'> },
  asked: string,
  { staff, language: into }: { staff: { id: string; role: StaffRole }; language: Language },
  now = new Date(),
): Promise<AdminOrder> {
  const { db, secrets, wallets } = shop
  const order = await askedOrder(db, asked)
  const { id, number, state, language, userId, privateDetails } = order
  const { dataKey } = secrets
  const [record, account, lines, attempts, notes, requestsOf, assignmentOf] = await Promise.all([
    readRecord(db, order, 'en'),
    readBankAccount(db),
    readStaffLines(db, [id]),
    readAttemptsOf(db, id),
    readNotes(db, id),
    readRequestsOf(db, [id]),
    readAssignments(db, 'order', [id]),
  ])
  const [mails, sms, names, acts, contactWhy, maxRefundable, staffWays] = await Promise.all([
    readMailsAbout(db, thingsOf(record)),
    readSmsAbout(db, smsThingsOf(record)),
    readActorNames(db, staffIdsOf(order, record)),
    listActs(db, order, byStaff(staff), now),
    contactRefusal(db, order),
    readMaxRefundable(db, order),
    readStaffWays(db, order, wallets.offered),
  ])
  const nameOf = (staffId: string | null) => (staffId === null ? null : (names.get(staffId) ?? null))
  const said = (why: Sentence | null) => (why === null ? null : translateMessage(into, why))
  const shown = presentOrder(record, { dataKey, account, wallets: wallets.offered, now })
  const whole: AdminOrder = {
    id,
    number,
    state,
    language,
    userId,
    acts: acts.map(({ action, why }) => ({ action, why: said(why) })),
    contactWhy: said(contactWhy),
    maxRefundable,
    paymentWays: staffWays.ways,
    order: withoutCodes(shown),
    tellBank: record.instalments?.tellBank ?? null,
    lines: lines.map(({ orderId: _orderId, ...line }) => line),
    isCustom: order.deposit !== null,
    takenBy: nameOf(order.takenBy),
    isForgotten: privateDetails === null,
    payBy: order.payBy?.toISOString() ?? null,
    contact: presentContact(dataKey, order),
    deliveryIds: record.fulfilment.deliveries.map((delivery) => delivery.id),
    ...presentMoneyRows(
      record.money,
      { isOfAccount: order.userId !== null, requests: requestsOf(id), wallets },
      nameOf,
      now,
    ),
    attempts: attempts.map(presentAttempt),
    events: shown.events.map((event, index) => ({ ...event, who: whoOf(record.events[index]!, order, nameOf) })),
    mails: mails.map(presentMail),
    sms: sms.map(presentSms),
    notes: notes.map((note) => presentNote(dataKey, note)),
    assignment: assignmentOf(id),
  }
  return mayDo(staff.role, 'money.read') ? whole : withoutPayments(whole)
}

/** Ids of what mails about an order tell of. */
function thingsOf({ order, money }: OrderRecord): string[] {
  const { payments, refunds, vouchers } = money
  const parts = [...payments, ...refunds, ...vouchers].map((row) => row.id)
  return [order.id, ...parts, ...vouchers.map(({ photoId }) => photoId)]
}

/** Ids of what SMS about an order tell of. Those of codes are left out: the code is named, not the order. */
function smsThingsOf(record: OrderRecord): string[] {
  return [...thingsOf(record), ...record.fulfilment.deliveries.map(({ id }) => id)]
}

type Actor = Pick<OrderRecord['events'][number], 'actor' | 'actorId'>

function staffIdsOf({ takenBy }: StoredOrder, { money, events }: OrderRecord): (string | null)[] {
  const { payments, refunds } = money
  return [
    takenBy,
    ...events.filter(({ actor }) => actor === 'staff').map(({ actorId }) => actorId),
    ...payments.map(({ recordedBy }) => recordedBy),
    ...refunds.map(({ doneBy }) => doneBy),
  ]
}

function whoOf({ actor, actorId }: Actor, { name }: StoredOrder, nameOf: (id: string | null) => string | null) {
  if (actor === 'staff') return nameOf(actorId)
  return actor === 'shopper' ? name : null
}
