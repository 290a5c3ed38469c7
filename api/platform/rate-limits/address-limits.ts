import type { KeyObject } from 'node:crypto'
import type { Db } from '../db/client.ts'
import { say } from '../language/sentence.ts'
import { accountPhotos } from './account-photos.ts'
import { clientNetwork } from './client-network.ts'
import { emailLimit, type EmailLimit } from './email-limits.ts'
import { dataExports } from './data-exports.ts'
import { invoicePrints } from './invoice-prints.ts'
import { noLimit, ownLimit, sharedLimit, type Limit, type LimitRule } from './limit.ts'
import { orderLinkMails } from './order-link-mails.ts'
import { paymentTries } from './payment-tries.ts'
import { smsLimit, type SmsLimit } from './sms-limits.ts'
import { ticketMessages } from './ticket-messages.ts'

const MINUTE_S = 60
const HOUR_S = 60 * MINUTE_S

/**
 * Limits per client address. They are generous, because carriers in Nepal put thousands of people behind one address.
 * They make it slow to try one password on many accounts, and expensive to mail many strangers. Limits that protect
 * one account count by its email address.
 */
const rules = {
  /** Wrong passwords on every call that asks for one. */
  wrongPasswords: { most: 300, withinS: 15 * MINUTE_S },
  /** Wrong one-time codes. Codes that have expired or been used up reveal nothing and are not counted. */
  wrongCodes: { most: 100, withinS: 15 * MINUTE_S },
  registrations: { most: 300, withinS: HOUR_S },
  /** Requests for another code by mail: forgotten passwords and resends. */
  codeRequests: { most: 300, withinS: HOUR_S },
  /** First lines that guests put into a cart: each leaves a row for months. */
  newCarts: { most: 3_000, withinS: HOUR_S },
  /** Copies of a cart: each leaves a row for months too. */
  sharedCarts: { most: 300, withinS: HOUR_S },
  /** Order numbers that were tracked with a wrong phone or email, or that do not exist. */
  wrongTracks: { most: 300, withinS: 15 * MINUTE_S },
  /** Requests for an order's link by mail. */
  orderLinks: { most: 100, withinS: HOUR_S },
  /** Orders and attempts to order: each sends a mail and takes stock from other shoppers. */
  newOrders: { most: 1_000, withinS: HOUR_S },
  /** Requests for custom pieces: each sends a mail. */
  customRequests: { most: 300, withinS: HOUR_S },
  /** Feedback on the Help Center: each leaves a row. */
  helpFeedback: { most: 300, withinS: HOUR_S },
  /** Messages to the shop: each sends a mail. */
  tickets: { most: 300, withinS: HOUR_S },
  /** Requests for notices: those of guests send a mail. */
  noticeRequests: { most: 300, withinS: HOUR_S },
  /** Questions about products: staff read each, and a guest's may mail or text an address. */
  questions: { most: 100, withinS: HOUR_S, refusal: say('limits.questions') },
  /** Forms with photos of all kinds: re-encoding a photo keeps a core busy. */
  photoForms: { most: 1_000, withinS: HOUR_S },
  /** Requests of guests with photos: some megabytes each, which stay. */
  guestPhotos: { most: 60, withinS: 24 * HOUR_S },
  /** Requests of members with photos. Guests of the network use up nothing of it. */
  memberPhotos: { most: 60, withinS: 24 * HOUR_S },
} satisfies Record<string, Omit<LimitRule, 'name'>>

/** Account calls of any kind. */
const FLOOD = { name: 'accountCalls', most: 3_000, withinS: MINUTE_S }

/** Reads that are not cached: typing one word may request suggestions five times. */
const READS = {
  searches: { most: 1_200, withinS: MINUTE_S, refusal: say('limits.searches') },
  quotes: { most: 6_000, withinS: MINUTE_S },
} satisfies Record<string, Omit<LimitRule, 'name'>>

/** Limits by the client's address (`request.ip`), unless noted otherwise. */
export type AddressLimits = Record<keyof typeof rules | keyof typeof READS | 'accountCalls', Limit> & {
  /** By email address; counted in the transaction that places the order. */
  placedOrders: (tx: Db) => EmailLimit
  /** By email address; counted in the transaction that inserts the request for a custom piece. */
  sentRequests: (tx: Db) => EmailLimit
  /** By email address; counted in the transaction that inserts the ticket. */
  sentTickets: (tx: Db) => EmailLimit
  /** By email address; counted in the transaction that inserts a guest's request for a notice. */
  askedNotices: (tx: Db) => EmailLimit
  /** By email address; counted in the transaction that inserts a guest's question. */
  sentQuestions: (tx: Db) => EmailLimit
  /** By phone number and network; counted in the transaction that queues an SMS which a shopper caused. */
  askedSms: (tx: Db) => SmsLimit
  /** By ticket; counted in the transaction that inserts the message. */
  ticketMessages: (tx: Db) => Limit
  /** By order. */
  paymentTries: Limit
  /** By order. */
  orderLinkMails: Limit
  /** By invoice. */
  invoicePrints: Limit
  /** By account. */
  dataExports: Limit
  /** By account. */
  accountPhotos: Limit
}

/**
 * Opens all limits.
 *
 * @param hashKey  key of the hashes under which addresses are stored
 * @param factor   multiplies the usual figures; 0 for no limits at all
 */
export function openAddressLimits(db: Db, hashKey: KeyObject, factor: number): AddressLimits {
  const byAddress = (limit: (rule: LimitRule) => Limit, rule: LimitRule): Limit => {
    if (factor === 0) return noLimit
    const { take, refuse } = limit({ ...rule, most: rule.most * factor })
    return { take: (address) => take(clientNetwork(address)), refuse: (address) => refuse(clientNetwork(address)) }
  }
  const shared = (name: keyof typeof rules) =>
    byAddress((rule) => sharedLimit(db, hashKey, rule), { name, ...rules[name] })
  return {
    wrongPasswords: shared('wrongPasswords'),
    wrongCodes: shared('wrongCodes'),
    registrations: shared('registrations'),
    codeRequests: shared('codeRequests'),
    newCarts: shared('newCarts'),
    sharedCarts: shared('sharedCarts'),
    wrongTracks: shared('wrongTracks'),
    orderLinks: shared('orderLinks'),
    newOrders: shared('newOrders'),
    customRequests: shared('customRequests'),
    helpFeedback: shared('helpFeedback'),
    tickets: shared('tickets'),
    noticeRequests: shared('noticeRequests'),
    questions: shared('questions'),
    photoForms: shared('photoForms'),
    guestPhotos: shared('guestPhotos'),
    memberPhotos: shared('memberPhotos'),
    accountCalls: byAddress(ownLimit, FLOOD),
    searches: byAddress(ownLimit, { name: 'searches', ...READS.searches }),
    quotes: byAddress(ownLimit, { name: 'quotes', ...READS.quotes }),
    placedOrders: (tx) => emailLimit('placedOrders', tx, hashKey, factor),
    sentRequests: (tx) => emailLimit('sentRequests', tx, hashKey, factor),
    sentTickets: (tx) => emailLimit('sentTickets', tx, hashKey, factor),
    askedNotices: (tx) => emailLimit('askedNotices', tx, hashKey, factor),
    sentQuestions: (tx) => emailLimit('sentQuestions', tx, hashKey, factor),
    askedSms: (tx) => smsLimit(tx, hashKey, factor),
    ticketMessages: (tx) => ticketMessages(tx, hashKey, factor),
    paymentTries: paymentTries(db, hashKey, factor),
    orderLinkMails: orderLinkMails(db, hashKey, factor),
    invoicePrints: invoicePrints(db, hashKey, factor),
    dataExports: dataExports(db, hashKey, factor),
    accountPhotos: accountPhotos(db, hashKey, factor),
  }
}
