import type { KeyObject } from 'node:crypto'
import { MOST_DATA_REQUESTS_A_DAY } from '#domain/personal-data/data-requests.ts'
import type { StaffRole } from '#domain/staff/staff.ts'
import type { Db } from '../db/client.ts'
import { say } from '../language/sentence.ts'
import { clientNetwork, neighborhoodOf } from './client-network.ts'
import { emailLimit, type EmailLimit } from './email-limits.ts'
import { noLimit, ownLimit, sharedLimit, type Limit, type LimitRule } from './limit.ts'
import { phoneOrderLimit, type PhoneOrderLimit } from './phone-order-limits.ts'
import { smsLimit, type SmsLimit } from './sms-limits.ts'

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
  /** Those for a forgotten password, by day as well: 9,600 a day would find one of a hundred accounts within weeks. */
  wrongResetCodes: { most: 300, withinS: 24 * HOUR_S },
  registrations: { most: 300, withinS: HOUR_S },
  /**
   * Requests for a code by mail, each kind by itself: those of strangers refuse nobody an order's code. Together they are 250
   * mails an hour. Few people of a carrier's address forget their password in the same hour.
   */
  forgottenPasswords: { most: 60, withinS: HOUR_S },
  forgottenStaffPasswords: { most: 30, withinS: HOUR_S },
  /** Repeats of a registration's code. */
  codeRequests: { most: 60, withinS: HOUR_S },
  orderCodes: { most: 100, withinS: HOUR_S },
  /** First lines that guests put into a cart: each leaves a row for months. */
  newCarts: { most: 3_000, withinS: HOUR_S },
  /** Copies of a cart: each leaves a row for months too. */
  sharedCarts: { most: 300, withinS: HOUR_S },
  /** Order numbers that were tracked with a wrong phone or email, or that do not exist. */
  wrongTracks: { most: 300, withinS: 15 * MINUTE_S },
  /** Requests for an order's link by mail. */
  orderLinks: { most: 100, withinS: HOUR_S },
  /** Orders: each sends a mail and takes stock from other shoppers. */
  newOrders: { most: 1_000, withinS: HOUR_S },
  /** Orders that wait for a code: each mails somebody who may not have ordered. */
  codeOrders: { most: 300, withinS: HOUR_S },
  /** Requests for custom pieces: each sends a mail. */
  customRequests: { most: 300, withinS: HOUR_S },
  /** Feedback on the Help Center: each leaves a row. */
  helpFeedback: { most: 300, withinS: HOUR_S },
  /** Messages to the shop: each sends a mail. */
  tickets: { most: 300, withinS: HOUR_S },
  /** Requests for a measuring visit: staff call each number, and anybody can name any. */
  visits: { most: 30, withinS: HOUR_S, refusal: say('limits.visits-from-network') },
  /** Messages within tickets: each sends a mail too. */
  ticketWrites: { most: 300, withinS: HOUR_S, refusal: say('limits.ticket-messages') },
  /** Requests for notices: those of guests send a mail. */
  noticeRequests: { most: 300, withinS: HOUR_S },
  /** Questions about products: staff read each, and a guest's may mail or text an address. */
  questions: { most: 100, withinS: HOUR_S, refusal: say('limits.questions') },
  /** Forms that have come with photos, of all kinds: re-encoding a photo keeps a core busy. */
  photoForms: { most: 1_000, withinS: HOUR_S },
  /** Receipts of bank transfers: up to some megabytes each, which stay for two weeks even if the order is cancelled. */
  receipts: { most: 200, withinS: 24 * HOUR_S },
  /** Requests of guests with photos: some megabytes each, which stay. */
  guestPhotos: { most: 60, withinS: 24 * HOUR_S },
  /** Requests of members with photos. Guests of the network use up nothing of it. */
  memberPhotos: { most: 60, withinS: 24 * HOUR_S },
} satisfies Record<string, Omit<LimitRule, 'name'>>

/**
 * A neighborhood gets in an hour as much as so many networks, where each event leaves something for days or mails somebody:
 * somebody who rents a whole one has 250 of them (decision 085). An hour, so that a few strangers do not shut their neighbors out for
 * longer.
 */
const networksNearby = {
  newCarts: 10,
  sharedCarts: 10,
  guestPhotos: 4,
  registrations: 10,
  tickets: 10,
  visits: 4,
  customRequests: 10,
  forgottenPasswords: 10,
  forgottenStaffPasswords: 10,
  codeRequests: 10,
  orderCodes: 10,
} satisfies Partial<Record<keyof typeof rules, number>>

/** Limits per client address that each process counts for itself. */
const floods = {
  /** Account calls of any kind. */
  accountCalls: { most: 3_000, withinS: MINUTE_S },
  /** Not cached: typing one word may request suggestions five times. */
  searches: { most: 1_200, withinS: MINUTE_S, refusal: say('limits.searches') },
  /** Not cached either. */
  quotes: { most: 6_000, withinS: MINUTE_S },
  /** Requests to place an order, also refused ones. */
  orderTries: { most: 6_000, withinS: MINUTE_S },
  /** Calls of /api/v1 without a right key. */
  wrongApiKeys: { most: 300, withinS: MINUTE_S },
  /** Requests for a code or a mailed link. It refuses nobody: mails beyond it go behind those that others wait for. */
  awaitedMails: { most: 20, withinS: 10 * MINUTE_S },
} satisfies Record<string, Omit<LimitRule, 'name'>>

/** Limits per neighborhood that each process counts for itself. */
const floodsNearby = {
  /** Refusals of orders that are kept for a day, up to 14 KB each. It refuses nobody: beyond it they are not kept. */
  keptRefusals: { most: 100, withinS: HOUR_S },
} satisfies Record<string, Omit<LimitRule, 'name'>>

/** Limits by the id of one record, or by what is named. */
const recordRules = {
  /** By network and email address or phone, once the network has entered its wrong codes (try-code.ts). */
  wrongCodesOfOne: { most: 2, withinS: 24 * HOUR_S },
  /** Coupon codes that do not exist, by account, or by network of a guest. */
  wrongCoupons: { most: 300, withinS: HOUR_S, refusal: say('limits.coupons') },
  /** Codes of gift cards that nobody can pay with, counted like those of coupons. */
  wrongCreditCodes: { most: 30, withinS: HOUR_S, refusal: say('limits.credit-codes') },
  /** Attempts to pay an order by wallet: each leaves a permanent row and calls a gateway. */
  paymentTries: { most: 20, withinS: HOUR_S, refusal: say('limits.payments') },
  /** Mails with the link of an order: its number and phone are enough to request one. */
  orderLinkMails: { most: 3, withinS: HOUR_S },
  /** Prints of an invoice by its buyer, on paper or as a file: each leaves a permanent row, and a file takes a while to generate. */
  invoicePrints: { most: 20, withinS: HOUR_S, refusal: say('limits.prints') },
  /** The same by staff: a buyer uses up none of theirs, nor they of the buyer's. */
  invoicePrintsByStaff: { most: 20, withinS: HOUR_S, refusal: say('limits.prints') },
  /** Downloads of all data of an account: each reads every order, message and photo of it. */
  dataExports: { most: 5, withinS: HOUR_S, refusal: say('limits.exports') },
  /** Mails and SMS that staff send again, by recipient. */
  messagesAgainTo: { most: 5, withinS: HOUR_S },
  /** The same by member of staff. */
  messagesAgainBy: { most: 60, withinS: HOUR_S },
  /** Wallets that staff ask about an open attempt, by member of staff. */
  lookUpsBy: { most: 120, withinS: HOUR_S },
  /** Files with all data of a person that a member of staff downloads. */
  personExportsBy: { most: MOST_DATA_REQUESTS_A_DAY, withinS: 24 * HOUR_S, refusal: say('limits.person-exports') },
  /** Acts that a driver's phone sends, repeats too: a day has some hundred, and after a day without a network all come at once. */
  driverActsBy: { most: 1_000, withinS: HOUR_S, refusal: say('limits.driver-acts') },
  /** Their photos: each is stored and stays. */
  driverPhotosBy: { most: 1_000, withinS: 24 * HOUR_S, refusal: say('limits.driver-acts') },
  /** Requests of an account with photos: each stores some megabytes for a long time. */
  accountPhotos: { most: 20, withinS: 24 * HOUR_S },
} satisfies Record<string, Omit<LimitRule, 'name'>>

/** The same that each process counts for itself. */
const recordFloods = {
  /** Room plans that a member keeps or changes: the planner sends a change after two quiet seconds, so one every two at most. */
  roomPlanChangesBy: { most: 300, withinS: 10 * MINUTE_S },
  /** Records that a member of staff opens for editing: the open pages of all others hear of each. */
  editingChangesBy: { most: 120, withinS: MINUTE_S, refusal: say('limits.editing') },
  /** The same by all of them together. */
  editingChanges: { most: 3_000, withinS: MINUTE_S, refusal: say('limits.editing-of-all') },
} satisfies Record<string, Omit<LimitRule, 'name'>>

/** Few enough that ten networks or accounts are needed to fill a product's questions. */
const PRODUCT_QUESTIONS = {
  name: 'productQuestions',
  most: 5,
  withinS: 24 * HOUR_S,
  refusal: say('limits.product-questions'),
}
const DATA_REQUESTS = {
  name: 'dataRequestsBy',
  most: MOST_DATA_REQUESTS_A_DAY,
  withinS: 24 * HOUR_S,
  refusal: say('limits.data-requests'),
}
const TICKET_MESSAGES = { name: 'ticketMessages', most: 20, withinS: HOUR_S, refusal: say('limits.ticket-messages') }
/** Answers of staff are mailed with their text, so a stolen login could mail any address. */
const ANSWERS_TO = { name: 'answersTo', most: 20, withinS: HOUR_S, refusal: say('limits.answers-to') }
const ANSWERS_BY = { name: 'answersBy', most: 200, withinS: HOUR_S, refusal: say('limits.answers-by') }

type LimitName =
  | keyof typeof rules
  | keyof typeof floods
  | keyof typeof floodsNearby
  | keyof typeof recordRules
  | keyof typeof recordFloods

/** Limits by the client's address (`request.ip`), unless noted otherwise. */
export type AddressLimits = Record<LimitName, Limit> & {
  /** By email address; counted in the transaction that places the order. */
  placedOrders: (tx: Db) => EmailLimit
  /** By email address; counted in the transaction that inserts the request for a custom piece. */
  sentRequests: (tx: Db) => EmailLimit
  /** By email address; counted in the transaction that inserts the ticket. */
  sentTickets: (tx: Db) => EmailLimit
  /** By phone number; counted in the transaction that inserts the ticket of a measuring visit. */
  sentVisits: (tx: Db) => EmailLimit
  /** By email address; counted in the transaction that inserts a guest's request for a notice. */
  askedNotices: (tx: Db) => EmailLimit
  /** By email address; counted in the transaction that inserts a guest's question. */
  sentQuestions: (tx: Db) => EmailLimit
  /** By product with the account or network that asks; counted in the transaction that inserts the question. */
  productQuestions: (tx: Db) => Limit
  /** By phone number and network; counted in the transaction that queues an SMS which a shopper caused. */
  askedSms: (tx: Db) => SmsLimit
  /** By ticket; counted in the transaction that inserts the message. */
  ticketMessages: (tx: Db) => Limit
  /** By ticket; counted in the transaction that inserts the answer or the final words of staff. */
  answersTo: (tx: Db) => Limit
  /** The same by member of staff. */
  answersBy: (tx: Db) => Limit
  /** By member of staff of that role; counted in the transaction that places the phone order. */
  phoneOrders: (tx: Db, role: StaffRole) => PhoneOrderLimit
  /** By member of staff; counted in the transaction that opens the data request. */
  dataRequestsBy: (tx: Db) => Limit
}

/**
 * Opens all limits.
 *
 * @param hashKey  key of the hashes under which addresses are stored
 * @param factor   multiplies the usual figures; 0 for no limits at all
 * @param smsDailyParts  of SMS that the shop sends within 24 hours at most
 */
export function openAddressLimits(db: Db, hashKey: KeyObject, factor: number, smsDailyParts = 1_000): AddressLimits {
  const byId = (client: Db) => (rule: LimitRule) => {
    return factor === 0 ? noLimit : sharedLimit(client, hashKey, { ...rule, most: rule.most * factor })
  }
  const inProcess = (rule: LimitRule) => {
    return factor === 0 ? noLimit : ownLimit({ ...rule, most: rule.most * factor })
  }
  const ofNetworks = openEach(rules, (rule) => byNetwork(byId(db)(rule)))
  const nearby = (name: keyof typeof networksNearby, open = byId(db)) => {
    const most = rules[name].most * networksNearby[name]
    return withNeighbors(ofNetworks[name], open({ ...rules[name], name: `${name}Nearby`, most, withinS: HOUR_S }))
  }
  return {
    ...ofNetworks,
    // Each process counts for itself: one more statement would be felt in every new cart.
    newCarts: nearby('newCarts', inProcess),
    sharedCarts: nearby('sharedCarts'),
    guestPhotos: nearby('guestPhotos'),
    registrations: nearby('registrations'),
    tickets: nearby('tickets'),
    visits: nearby('visits'),
    customRequests: nearby('customRequests'),
    forgottenPasswords: nearby('forgottenPasswords'),
    forgottenStaffPasswords: nearby('forgottenStaffPasswords'),
    codeRequests: nearby('codeRequests'),
    orderCodes: nearby('orderCodes'),
    ...openEach(floods, (rule) => byNetwork(inProcess(rule))),
    ...openEach(floodsNearby, (rule) => byNeighborhood(inProcess(rule))),
    ...openEach(recordRules, byId(db)),
    ...openEach(recordFloods, inProcess),
    placedOrders: (tx) => emailLimit('placedOrders', tx, hashKey, factor),
    sentRequests: (tx) => emailLimit('sentRequests', tx, hashKey, factor),
    sentTickets: (tx) => emailLimit('sentTickets', tx, hashKey, factor),
    sentVisits: (tx) => emailLimit('sentVisits', tx, hashKey, factor),
    askedNotices: (tx) => emailLimit('askedNotices', tx, hashKey, factor),
    sentQuestions: (tx) => emailLimit('sentQuestions', tx, hashKey, factor),
    askedSms: (tx) => smsLimit(tx, hashKey, factor, smsDailyParts),
    productQuestions: (tx) => byId(tx)(PRODUCT_QUESTIONS),
    ticketMessages: (tx) => byId(tx)(TICKET_MESSAGES),
    answersTo: (tx) => byId(tx)(ANSWERS_TO),
    answersBy: (tx) => byId(tx)(ANSWERS_BY),
    phoneOrders: (tx, role) => phoneOrderLimit(tx, hashKey, factor, role),
    dataRequestsBy: (tx) => byId(tx)(DATA_REQUESTS),
  }
}

function openEach<Name extends string>(
  all: Record<Name, Omit<LimitRule, 'name'>>,
  open: (rule: LimitRule) => Limit,
): Record<Name, Limit> {
  const names = Object.keys(all) as Name[]
  return Object.fromEntries(names.map((name) => [name, open({ ...all[name], name })])) as Record<Name, Limit>
}

function byNetwork(limit: Limit): Limit {
  return byKey(limit, clientNetwork)
}

function byNeighborhood(limit: Limit): Limit {
  return byKey(limit, (address) => neighborhoodOf(clientNetwork(address)))
}

function byKey({ take, refuse, giveBack }: Limit, keyOf: (address: string) => string): Limit {
  return {
    take: (address) => take(keyOf(address)),
    refuse: (address) => refuse(keyOf(address)),
    giveBack: (address) => giveBack(keyOf(address)),
  }
}

/** Counts by neighborhood what the network was allowed. */
function withNeighbors(ofNetwork: Limit, ofNeighborhood: Limit): Limit {
  return {
    take: async (address) => {
      await ofNetwork.take(address)
      try {
        await ofNeighborhood.take(neighborhoodOf(clientNetwork(address)))
      } catch (error) {
        await ofNetwork.giveBack(address)
        throw error
      }
    },
    refuse: async (address) => {
      await ofNeighborhood.refuse(neighborhoodOf(clientNetwork(address)))
      return ofNetwork.refuse(address)
    },
    giveBack: async (address) => {
      await ofNeighborhood.giveBack(neighborhoodOf(clientNetwork(address)))
      await ofNetwork.giveBack(address)
    },
  }
}
