import { and, desc, eq, gt, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { PlannedProducts } from '#contract/admin/dashboard.ts'
import { emailKey } from '../../people/accounts/email-address.ts'
import type { Db } from '../../platform/db/client.ts'
import { rememberSlow } from '../../platform/records/remember-slow.ts'
import { customRequests, orderLines, orders, products, tickets } from '../../platform/db/schema.ts'
import type { DataKey } from '../../platform/secrets/data-key.ts'
import { phoneIndex } from '../../platform/secrets/secrets.ts'
import { isBought } from '../../shop/planner/planned-queries.ts'
import { decryptTicket } from '../../shop/tickets/private-ticket.ts'

const DAYS_MS = 90 * 86_400_000
/** Limit for each kind of record. A plan has sixty pieces at most. */
const MOST_PLANS = 500
const SHOWN = 8

/**
 * `email` as `emailKey` returns it; '' once it is forgotten. `phoneHash` is that of `phoneIndex`, in hex, of those who gave no
 * email; else ''.
 */
type Contact = { userId: string | null; email: string; phoneHash: string }
type SentPlan = Contact & { productIds: Set<number> }

/**
 * Counts the senders of the newest plans of 90 days by product, and how many of them have bought it: by the orders of the
 * account, or by those of guests with the same email address or, where the sender gave none, the same phone number. Somebody
 * who sends many plans counts once. What took long is remembered for a minute.
 */
export function openPlannedProducts(dataKey: DataKey): (db: Db) => Promise<PlannedProducts> {
  const read = rememberSlow('planned products', (db) => findPlannedProducts({ db, dataKey }))
  return (db) => read(db, '')
}

async function findPlannedProducts({ db, dataKey }: { db: Db; dataKey: DataKey }): Promise<PlannedProducts> {
  const now = new Date()
  const sent = await readSentPlans(db, dataKey, new Date(now.getTime() - DAYS_MS))
  const names = await readNames(db, [...new Set(sent.flatMap(({ productIds }) => [...productIds]))])
  const hasBought = await readPurchases(db, sent, [...names.keys()])
  const counted = [...names].map(([productId, name]) => {
    const plans = onePerSender(sent.filter(({ productIds }) => productIds.has(productId)))
    const bought = plans.filter((plan) => hasBought(plan, productId)).length
    return { productId, name, plans: plans.length, bought }
  })
  const items = counted
    .filter(({ plans, bought }) => bought < plans)
    .toSorted((a, b) => b.plans - b.bought - (a.plans - a.bought) || a.productId - b.productId)
    .slice(0, SHOWN)
  return { items }
}

/** Plans of which the contact is forgotten, without an account, have nobody in common. */
function onePerSender(plans: readonly SentPlan[]): SentPlan[] {
  const bySender = plans.map((plan, at) => [plan.userId ?? (plan.email || plan.phoneHash || at), plan] as const)
  return [...new Map(bySender).values()]
}

async function readSentPlans(db: Db, dataKey: DataKey, since: Date): Promise<SentPlan[]> {
  const [questions, requests] = await Promise.all([
    db
      .select({
        id: tickets.id,
        userId: tickets.userId,
        privateDetails: tickets.privateDetails,
        ids: idsIn(tickets.plan),
      })
      .from(tickets)
      .where(and(isNotNull(tickets.plan), gt(tickets.createdAt, since)))
      .orderBy(desc(tickets.createdAt))
      .limit(MOST_PLANS),
    db
      .select({ userId: customRequests.userId, email: customRequests.email, ids: idsIn(customRequests.plan) })
      .from(customRequests)
      .where(and(isNotNull(customRequests.plan), gt(customRequests.createdAt, since)))
      .orderBy(desc(customRequests.createdAt))
      .limit(MOST_PLANS),
  ])
  const asked = questions.map(({ id, privateDetails, ...question }) => {
    const { email, phone } = decryptTicket(dataKey, id, privateDetails)
    const phoneHash = email === '' && phone !== '' ? phoneIndex(dataKey, phone).toString('hex') : ''
    return { ...question, email, phoneHash }
  })
  const sentPlans = [...asked, ...requests.map((request) => ({ ...request, phoneHash: '' }))]
  return sentPlans.map(({ userId, email, phoneHash, ids }) => {
    return { userId, email: emailKey(email), phoneHash, productIds: new Set(ids.map(Number)) }
  })
}

/** Reads the ids of a plan's products and not the whole plan. Anybody may have written it: what is no id is left out. */
function idsIn(plan: typeof tickets.plan | typeof customRequests.plan) {
  const path = '$.pieces[*] ? (@.own == false).productId ? (@ like_regex "^[0-9]{1,9}$")'
  return sql<string[]>`jsonb_path_query_array(${plan}, ${path}::jsonpath)`
}

async function readNames(db: Db, ids: readonly number[]): Promise<Map<number, string>> {
  const rows = await db
    .select({ id: products.id, name: products.name })
    .from(products)
    .where(and(inArray(products.id, [...ids]), products.listed))
  return new Map(rows.map(({ id, name }) => [id, name]))
}

async function readPurchases(db: Db, sent: readonly SentPlan[], productIds: readonly number[]) {
  const users = [...new Set(sent.flatMap(({ userId }) => userId ?? []))]
  const emails = [...new Set(sent.map(({ email }) => email).filter((email) => email !== ''))]
  const phones = [...new Set(sent.map(({ phoneHash }) => phoneHash).filter((phoneHash) => phoneHash !== ''))]
  const email = sql<string>`lower(${orders.email})`
  const phoneHash = sql<string>`coalesce(encode(${orders.phoneIndex}, 'hex'), '')`
  const hashes = phones.map((hash) => Buffer.from(hash, 'hex'))
  const isGuests = and(isNull(orders.userId), or(inArray(email, emails), inArray(orders.phoneIndex, hashes)))
  const rows = await db
    .selectDistinct({ userId: orders.userId, email, phoneHash, productId: orderLines.productId })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(and(isBought(productIds), or(inArray(orders.userId, users), isGuests)))
  const bought = new Set(rows.flatMap((row) => keysOf(row, row.productId)))
  return (plan: SentPlan, productId: number) =>
    [...keysOf(plan, productId), ...keysOf({ ...plan, userId: null }, productId)].some((key) => bought.has(key))
}

/** An account is itself whatever contact its order has. */
function keysOf({ userId, email, phoneHash }: Contact, productId: number | null): string[] {
  const contacts = userId === null ? [email, phoneHash].filter((contact) => contact !== '') : [userId]
  return contacts.map((contact) => JSON.stringify([contact, productId]))
}
