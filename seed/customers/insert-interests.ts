import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { clientOf } from '#api/platform/db/client-of.ts'
import type { Db } from '#api/platform/db/client.ts'
import { cartLines, carts, listItems, searchMisses } from '#api/platform/db/schema.ts'
import { reviews } from '#api/platform/db/schema/reviews.ts'
import { dayAfter, nepalDay } from '#domain/nepal-time.ts'
import type { Language } from '#domain/language/languages.ts'
import { reviewerName } from '#domain/reviews/review.ts'
import { copyRows } from '../generated-orders/copy-rows.ts'
import { offerOf, type Offer } from '../orders/offers.ts'
import type { OrderRows } from '../orders/order-rows.ts'
import { seededRandom } from '../random.ts'
import { writtenIn } from '../reviews/write-reviews.ts'
import { boughtSlugs } from './baskets.ts'
import type { SeededCustomer } from './prepare-customers.ts'

const SEED = 4_158
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const CARTS_OF_ACCOUNTS_DAYS = 40
const CARTS_OF_GUESTS_DAYS = 25
/** Misses of the last weeks show in the longest period of the dashboard. */
const SEARCHED_DAYS = 88

type Searched = readonly [term: string, language: Language, timesAMonth: number]

/** What people looked for in vain. */
export const searchedInVain: readonly Searched[] = [
  ['carpet', 'en', 9],
  ['mosquito net', 'en', 7],
  ['curtain', 'en', 6],
  ['shoe rack', 'en', 6],
  ['baby cot', 'en', 5],
  ['puja stand', 'en', 4],
  ['bean bag', 'en', 3],
  ['bar stool', 'en', 3],
  ['ironing board', 'en', 2],
  ['झुल', 'ne', 6],
  ['पर्दा', 'ne', 4],
  ['जुत्ता राख्ने दराज', 'ne', 3],
  ['पूजा कोठा', 'ne', 2],
]

type Context = { offers: readonly Offer[]; now: Date }

/** Inserts carts, lists and searches without results, and names customers as authors of what their products' reviews say. */
export async function insertInterests(tx: Db, customers: readonly SeededCustomer[], context: Context): Promise<void> {
  await insertCarts(tx, customers, context)
  await insertLists(tx, customers, context)
  await insertSearches(tx, context)
  await nameReviewers(tx, customers)
}

/** Inserts carts that accounts left within the last 40 days, and guests within the last 25. */
async function insertCarts(tx: Db, customers: readonly SeededCustomer[], { offers, now }: Context): Promise<void> {
  const random = seededRandom(SEED)
  const owners = customers.filter(({ userId }, at) => userId !== null && at % 4 === 1)
  const guests = Array.from({ length: 9 }, () => null)
  const filled = [...owners, ...guests].map((owner) => {
    const id = randomUUID()
    const hours = owner ? random.whole(2, CARTS_OF_ACCOUNTS_DAYS * 24) : random.whole(1, CARTS_OF_GUESTS_DAYS * 24)
    const changedAt = new Date(now.getTime() - hours * HOUR_MS)
    const slugs = random.shuffled(boughtSlugs).slice(0, random.whole(1, 3))
    const lines = slugs.map((slug, place) => {
      const { variantId, name, color, size, type, price } = offerOf(offers, slug)
      const quantity = random.pick([1, 1, 1, 2])
      const line = { variantId, name, color, size, type, quantity, seenPrice: price, isSaved: false }
      return { ...line, cartId: id, addedAt: new Date(changedAt.getTime() - (slugs.length - place) * 60_000) }
    })
    const guestKey = owner ? null : Buffer.from(randomUUID().replaceAll('-', ''))
    const times = { createdAt: new Date(changedAt.getTime() - HOUR_MS / 2), touchedAt: changedAt, changedAt }
    return { cart: { id, userId: owner?.userId ?? null, guestKey, ...times }, lines }
  })
  await copyRows(
    clientOf(tx),
    carts,
    filled.map(({ cart }) => cart),
  )
  await copyRows(
    clientOf(tx),
    cartLines,
    filled.flatMap(({ lines }) => lines),
  )
}

async function insertLists(tx: Db, customers: readonly SeededCustomer[], { offers, now }: Context): Promise<void> {
  const random = seededRandom(SEED + 1)
  const items = customers.flatMap(({ userId }, at) => {
    if (userId === null || at % 3 !== 0) return []
    const slugs = random.shuffled(boughtSlugs).slice(0, random.whole(1, 5))
    return slugs.map((slug) => {
      const addedAt = new Date(now.getTime() - random.whole(1, 300 * 24) * HOUR_MS)
      return { userId, productId: offerOf(offers, slug).productId, addedAt }
    })
  })
  await copyRows(clientOf(tx), listItems, items)
}

async function insertSearches(tx: Db, { now }: Context): Promise<void> {
  const random = seededRandom(SEED + 2)
  const today = nepalDay(now)
  const days = Array.from({ length: SEARCHED_DAYS }, (_, index) => dayAfter(today, -index))
  const rows = searchedInVain.flatMap(([term, language, timesAMonth]) =>
    days.flatMap((day) =>
      random.chance(timesAMonth / 30) ? [{ term, language, day, count: random.pick([1, 1, 2]) }] : [],
    ),
  )
  await copyRows(clientOf(tx), searchMisses, rows)
}

/**
 * Makes customers the authors of reviews of what they had received before. Stars and words stay; so do reviews in Nepali, whose
 * authors have Nepali names.
 */
async function nameReviewers(tx: Db, customers: readonly SeededCustomer[]): Promise<void> {
  const { id, productId, comment, createdAt, userName } = reviews
  const written = await tx.select({ id, productId, comment, createdAt, userName }).from(reviews).orderBy(id)
  const taken = new Set<string>()
  const named = written.flatMap((review) => {
    if (writtenIn(review.comment) === 'ne' || review.userName === 'Anonymous') return []
    const author = customers.find(({ userId, orders }) => {
      return (
        userId !== null &&
        !taken.has(`${userId} ${review.productId}`) &&
        orders.some((rows) => hadReceived(rows, review))
      )
    })
    if (!author) return []
    taken.add(`${author.userId} ${review.productId}`)
    return [{ id: review.id, user: author.userId, name: reviewerName(author.name) }]
  })
  await tx.execute(sql`
    update ${reviews} set user_id = given.user, user_name = given.name
    from jsonb_to_recordset(${JSON.stringify(named)}::jsonb) as given (id int, "user" uuid, name text)
    where reviews.id = given.id`)
}

function hadReceived(
  { order, lines, events }: OrderRows,
  { productId, createdAt }: { productId: number; createdAt: Date },
): boolean {
  if (order.state !== 'delivered' || !lines.some((line) => line.productId === productId)) return false
  const delivered = events.find(({ action }) => action === 'deliver')
  return delivered !== undefined && delivered.at.getTime() + DAY_MS < createdAt.getTime()
}
