import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { ProductReply } from '#contract/catalog/products.ts'
import { changeVariant, givenVariant } from '../../shop/cart/cart.fixture.ts'
import { orders } from '../../platform/db/schema.ts'
import { sellUnannounced } from '../../shop/stock/stock.fixture.ts'
import { newFolder } from '../../test/processes.ts'
import { placeGuestOrder, prepareGuestBuyer, type GuestBuyer } from './guest-buyer.fixture.ts'
import { inDatabase, openShop } from './shop-to-kill.fixture.ts'

const STOCK = 20
const BUYERS = 50
const SEEN_WITHIN_MS = 2_000
const PATIENCE = { timeout: 30_000, interval: 50 }

test(
  'two processes sell each piece once, answer a key once, send each mail once, and one goes on without the other',
  { timeout: 180_000 },
  async () => {
    const dataDir = await newFolder()
    const [one, other] = [await openShop(dataDir, { JOBS: '1' }), await openShop(dataDir, { JOBS: '1' })]
    const variantId = await inDatabase(dataDir, (db) => givenVariant(db, { stock: STOCK }))
    const stockAt = async ({ address }: typeof one) => {
      const answer = await fetch(`${address}/api/product/1`)
      return ((await answer.json()) as ProductReply).product.countInStock
    }
    expect([await stockAt(one), await stockAt(other)]).toEqual([STOCK, STOCK])
    const prepare = (turn: number) =>
      prepareGuestBuyer((turn % 2 === 0 ? one : other).address, { variantId, email: `buyer-${turn}@post.example` })
    const buyers = await Promise.all(Array.from({ length: BUYERS }, (_, turn) => prepare(turn)))

    // Everybody asks both processes at once with one key.
    const place = async (buyer: GuestBuyer) => {
      const answers = await Promise.all([one, other].map(({ address }) => placeGuestOrder(address, buyer)))
      expect(answers[0]!.status).toBe(answers[1]!.status)
      expect(await answers[0]!.text()).toBe(await answers[1]!.text())
      return answers[0]!.status
    }
    const statuses = await Promise.all(buyers.map(place))
    expect(statuses.filter((status) => status === 201)).toHaveLength(STOCK)
    expect(statuses.filter((status) => status === 409)).toHaveLength(BUYERS - STOCK)
    await expect.poll(() => Promise.all([stockAt(one), stockAt(other)]), PATIENCE).toEqual([0, 0])
    expect(await inDatabase(dataDir, (db) => db.$count(orders))).toBe(STOCK)
    const sentMails = async () =>
      (await readdir(join(dataDir, 'outbox'))).filter((name) => name.endsWith('.eml')).length
    await expect.poll(sentMails, PATIENCE).toBe(STOCK)

    await one.killServer()
    await inDatabase(dataDir, (db) => changeVariant(db, variantId, { stock: 1 }))
    await expect.poll(() => stockAt(other), PATIENCE).toBe(1)
    // A process that is killed between its commit and its notice announces nothing.
    await inDatabase(dataDir, (db) => sellUnannounced(db, variantId))
    await expect.poll(() => stockAt(other), { ...PATIENCE, timeout: SEEN_WITHIN_MS }).toBe(0)
    await inDatabase(dataDir, (db) => changeVariant(db, variantId, { stock: 1 }))
    await expect.poll(() => stockAt(other), PATIENCE).toBe(1)
    const late = await prepareGuestBuyer(other.address, { variantId, email: 'late@post.example' })
    expect((await placeGuestOrder(other.address, late)).status).toBe(201)
    await expect.poll(() => stockAt(other), PATIENCE).toBe(0)
    await expect.poll(sentMails, PATIENCE).toBe(STOCK + 1)
  },
)
