import { randomUUID } from 'node:crypto'
import { count, eq } from 'drizzle-orm'
import fc from 'fast-check'
import { inject } from 'vitest'
import { givenStaff } from '../../office/staff/staff.fixture.ts'
import { creditAccounts, creditEntries, orders } from '../../platform/db/schema.ts'
import { givenShopper, givenVariant, type Shopper } from '../../shop/cart/cart.fixture.ts'
import { cloneDatabase } from '../../test/databases.ts'
import { openShop, type ShopProcess } from '../../test/payments-model/shop-process.ts'
import { givenCheckoutShop, order } from '../checkout/checkout.fixture.ts'
import { expireOrders } from '../payments/expire-orders.ts'
import { AGREEMENT, givenCard, readDisagreements } from './credit.fixture.ts'

/** Seed of the usual steps; CREDIT_SEED selects others. */
const USUAL_SEED = 261_130
/** More than the longest of these operations takes. */
const MOST_STATEMENTS = 60
const CARDS = 4
/** Each shop has its own database, so that checking all of it stays quick. */
const STEPS_OF_A_SHOP = 250
const NO_WALLET = 'http://127.0.0.1:9'

type Placed = { id: string; key: string }
type Staff = Awaited<ReturnType<typeof givenStaff>>
type World = {
  shops: [ShopProcess, ShopProcess]
  url: string
  staff: Staff
  variant: string
  cards: Card[]
  placed: Placed[]
}
type Card = { id: string; code: string }

const kinds = [
  'place', 'place', 'place', 'place twice', 'cancel', 'cancel and place', 'cancel twice', 'refund', 'refund twice',
  'transfer', 'correct', 'block', 'replace', 'expire', 'crash while placing', 'crash while cancelling',
] as const // prettier-ignore

const steps = fc.record({
  kind: fc.constantFrom(...kinds),
  card: fc.nat(1_000),
  order: fc.nat(1_000),
  amount: fc.oneof(fc.integer({ min: 1, max: 3_000 }), fc.constantFrom(11_000, 12_000)),
  statement: fc.integer({ min: 1, max: MOST_STATEMENTS }),
})
type Step = typeof steps extends fc.Arbitrary<infer Value> ? Value : never

/**
 * Plays random steps of shoppers, staff, jobs and crashes with a few gift cards, in two processes. After each step, balances,
 * entries, payments and refunds have to agree.
 *
 * @returns how many entries there are of each reason
 * @throws Error that names the seed, the step and what disagrees
 */
export async function playCredit(most: number): Promise<Record<string, number>> {
  const { CREDIT_SEED: given } = process.env
  const first = given === undefined ? USUAL_SEED : Number(given)
  const all: Record<string, number> = {}
  for (let played = 0; played < most; played += STEPS_OF_A_SHOP) {
    const entries = await playInShop(first + played / STEPS_OF_A_SHOP, Math.min(STEPS_OF_A_SHOP, most - played))
    for (const [reason, times] of Object.entries(entries)) all[reason] = (all[reason] ?? 0) + times
  }
  return all
}

async function playInShop(seed: number, most: number): Promise<Record<string, number>> {
  const { url, drop } = await cloneDatabase(inject('postgresUrl'))
  const world = await openWorld(url)
  try {
    for (const [at, step] of fc.sample(steps, { numRuns: most, seed }).entries()) {
      await play(world, step)
      const found = await readDisagreements(world.shops[0].db)
      if (JSON.stringify(found) === JSON.stringify(AGREEMENT)) continue
      throw new Error(`CREDIT_SEED=${seed}, step ${at}, ${JSON.stringify(step)}: ${JSON.stringify(found)}`)
    }
    return await countEntries(world)
  } finally {
    for (const shop of world.shops) await shop.close()
    await drop()
  }
}

async function countEntries({ shops: [{ db }] }: World): Promise<Record<string, number>> {
  const { reason } = creditEntries
  const rows = await db.select({ reason, entries: count() }).from(creditEntries).groupBy(reason)
  return Object.fromEntries(rows.map((row) => [row.reason, row.entries]))
}

async function openWorld(url: string): Promise<World> {
  const shops: World['shops'] = [openShop(url, NO_WALLET), openShop(url, NO_WALLET)]
  const [{ app, db }] = shops
  await givenCheckoutShop(db)
  const variant = await givenVariant(db, { stock: 100_000 })
  const staff = await givenStaff(app, 'owner')
  const cards: Card[] = []
  for (let one = 0; one < CARDS; one += 1) cards.push(await givenCard(db, 20_000))
  return { shops, url, staff, variant, cards, placed: [] }
}

async function play(world: World, step: Step): Promise<void> {
  const { shops, placed, cards } = world
  const card = cards[step.card % cards.length]!
  const target = placed[step.order % Math.max(1, placed.length)]
  switch (step.kind) {
    case 'place':
      return place(world, card, step)
    case 'place twice':
      return together(place(world, card, step), place(world, card, step, 1))
    case 'cancel':
      return target && cancel(shops[0], target)
    case 'cancel twice':
      return target && together(cancel(shops[0], target), cancel(shops[1], target))
    case 'cancel and place':
      return together(target && cancel(shops[0], target), place(world, card, step, 1))
    case 'refund':
      return target && refund(world, target, step)
    case 'refund twice':
      return target && together(refund(world, target, step), refund(world, target, step), cancel(shops[1], target))
    case 'transfer':
      return target && pay(world, target)
    case 'correct':
      return correct(world, card, step)
    case 'block':
      return void (await world.staff.call('PUT', `/credit/${card.id}/block`, { isBlocked: step.amount % 3 === 0 }))
    case 'replace':
      return replace(world, card)
    case 'expire':
      return expire(world)
    case 'crash while placing':
      return dieAt(world, step, () => place(world, card, step))
    case 'crash while cancelling':
      return target && dieAt(world, step, () => cancel(shops[0], target))
  }
}

async function together(...work: (Promise<void> | undefined)[]): Promise<void> {
  await Promise.all(work)
}

async function place(world: World, card: Card, { amount }: Step, at: 0 | 1 = 0): Promise<void> {
  const shopper: Shopper = givenShopper(world.shops[at].app)
  await shopper.add(world.variant)
  const values = { payment: 'bank', email: `${randomUUID()}@post.example`, credit: [{ code: card.code, amount }] }
  const answer = await order(shopper, values)
  if (answer.statusCode >= 500) throw new Error(`An order with credit is answered ${answer.body}`)
  if (answer.statusCode !== 201) return
  world.placed.push({ id: answer.json().data.orderId, key: answer.json().trackKey })
}

async function cancel({ app }: ShopProcess, { id, key }: Placed): Promise<void> {
  const answer = await givenShopper(app).send('POST', `/api/orders/${id}/cancel?key=${key}`, { reason: '' })
  if (answer.statusCode >= 500) throw new Error(`A cancellation is answered ${answer.body}`)
}

async function refund({ staff }: World, { id }: Placed, { amount }: Step): Promise<void> {
  const answer = await staff.call('POST', `/orders/${id}/refunds`, { id: randomUUID(), amount })
  if (answer.statusCode >= 500) throw new Error(`A refund is answered ${answer.body}`)
}

async function pay({ staff, shops: [{ db }] }: World, { id }: Placed): Promise<void> {
  const [row] = await db.select().from(orders).where(eq(orders.number, id))
  const amount = Math.max(1, row!.total - row!.counted)
  await staff.call('POST', `/orders/${id}/transfers`, { amount, reference: randomUUID(), isForSeveral: false })
}

/** Keeps the card at a few thousand rupees, so that it is often too little. */
async function correct({ staff, shops: [{ db }] }: World, { id }: Card, { amount }: Step): Promise<void> {
  const [row] = await db.select().from(creditAccounts).where(eq(creditAccounts.id, id))
  const wanted = row!.balance > 15_000 ? -amount : amount
  await staff.call('POST', `/credit/${id}/corrections`, { amount: wanted, note: 'Counted again' })
}

async function replace({ staff }: World, card: Card): Promise<void> {
  const answer = await staff.call('POST', `/credit/${card.id}/code`, { language: 'en', isSent: false })
  card.code = answer.json().code
}

/** Ends what is not paid, as time does. */
async function expire({ shops: [{ db, app }] }: World): Promise<void> {
  await expireOrders({}, app, undefined, new Date(Date.now() + 4 * 86_400_000))
  await db.$count(orders)
}

/** Crashes the first process during the work and replaces it with a new one. */
async function dieAt(world: World, { statement, amount }: Step, work: () => Promise<void>): Promise<void> {
  const [shop] = world.shops
  shop.crash({ statement, when: amount % 2 === 0 ? 'before' : 'after' })
  await Promise.race([work().catch(() => {}), shop.died])
  await Promise.race([shop.close().catch(() => {}), shop.died])
  world.shops[0] = openShop(world.url, NO_WALLET)
  world.staff = await givenStaff(world.shops[0].app, 'owner')
}
