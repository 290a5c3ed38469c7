import type { KeyObject } from 'node:crypto'
import type { Db } from '../db/client.ts'
import { say } from '../language/sentence.ts'
import { clientNetwork } from './client-network.ts'
import { invoicePrints } from './invoice-prints.ts'
import { noLimit, ownLimit, sharedLimit, type Limit, type LimitRule } from './limit.ts'
import { orderLinkMails } from './order-link-mails.ts'
import { paymentTries } from './payment-tries.ts'
import { placedOrders } from './placed-orders.ts'
import { sentRequests } from './sent-requests.ts'
import { sentTickets, ticketMessages } from './sent-tickets.ts'

const MINUTE_S = 60
const HOUR_S = 60 * MINUTE_S

/**
 * Generous, since carriers in Nepal put thousands of people behind one address: they make it slow to try one password
 * on many accounts, and dear to mail to many strangers. What guards one account counts by its e-mail address.
 */
const rules = {
  /** Wrong passwords, wherever one is asked for. */
  wrongPasswords: { most: 300, withinS: 15 * MINUTE_S },
  /** Wrong one-time codes; those for a code that is dead already tell nothing and are not counted. */
  wrongCodes: { most: 100, withinS: 15 * MINUTE_S },
  registrations: { most: 300, withinS: HOUR_S },
  /** Calls for another code by mail: forgotten passwords and resends. */
  codeRequests: { most: 300, withinS: HOUR_S },
  /** First things put into a cart by guests: each leaves a row for months. */
  newCarts: { most: 3_000, withinS: HOUR_S },
  /** Likewise each copy of a cart. */
  sharedCarts: { most: 300, withinS: HOUR_S },
  /** Order numbers that were looked for with a wrong phone or e-mail, or that there are none of. */
  wrongTracks: { most: 300, withinS: 15 * MINUTE_S },
  /** Requests for the link of an order by mail. */
  orderLinks: { most: 100, withinS: HOUR_S },
  /** Orders, and tries to order: each mails to somebody, and takes stock from others. */
  newOrders: { most: 1_000, withinS: HOUR_S },
  /** Requests for custom pieces: each mails to somebody. */
  customRequests: { most: 300, withinS: HOUR_S },
  /** What visitors say of the Help Center: each leaves a row. */
  helpFeedback: { most: 300, withinS: HOUR_S },
  /** What is written to the shop: each mails to somebody. */
  tickets: { most: 300, withinS: HOUR_S },
  /** Forms with photos, whatever they are about: drawing keeps a core busy. */
  photoForms: { most: 1_000, withinS: HOUR_S },
} satisfies Record<string, Omit<LimitRule, 'name'>>

/** Account calls of any kind. */
const FLOOD = { name: 'accountCalls', most: 3_000, withinS: MINUTE_S }

/** Reads that are not in memory: typing one word may ask for five suggestions. */
const READS = {
  searches: { most: 1_200, withinS: MINUTE_S, refusal: say('Too many searches.') },
  quotes: { most: 6_000, withinS: MINUTE_S },
} satisfies Record<string, Omit<LimitRule, 'name'>>

/** Each by the address of the client, as `request.ip` has it, but for those that say so. */
export type AddressLimits = Record<keyof typeof rules | keyof typeof READS | 'accountCalls', Limit> & {
  /** By e-mail address; counted by the transaction that places the order. */
  placedOrders: (tx: Db) => Limit
  /** By e-mail address; counted by the transaction that writes the request for a custom piece. */
  sentRequests: (tx: Db) => Limit
  /** By e-mail address; counted by the transaction that writes the ticket. */
  sentTickets: (tx: Db) => Limit
  /** By ticket; likewise. */
  ticketMessages: (tx: Db) => Limit
  /** By order. */
  paymentTries: Limit
  /** By order. */
  orderLinkMails: Limit
  /** By invoice. */
  invoicePrints: Limit
}

/**
 * @param hashKey  keys the hashes under which addresses are kept
 * @param factor   how many times the usual figures apply; 0 for no limits at all
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
    photoForms: shared('photoForms'),
    accountCalls: byAddress(ownLimit, FLOOD),
    searches: byAddress(ownLimit, { name: 'searches', ...READS.searches }),
    quotes: byAddress(ownLimit, { name: 'quotes', ...READS.quotes }),
    placedOrders: (tx) => placedOrders(tx, hashKey, factor),
    sentRequests: (tx) => sentRequests(tx, hashKey, factor),
    sentTickets: (tx) => sentTickets(tx, hashKey, factor),
    ticketMessages: (tx) => ticketMessages(tx, hashKey, factor),
    paymentTries: paymentTries(db, hashKey, factor),
    orderLinkMails: orderLinkMails(db, hashKey, factor),
    invoicePrints: invoicePrints(db, hashKey, factor),
  }
}
