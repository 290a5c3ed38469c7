import { expect, test, vi } from 'vitest'
import type { PlacedReply } from '#contract/orders/orders.ts'
import { givenVariant } from '../../shop/cart/cart.fixture.ts'
import { newFolder } from '../../test/processes.ts'
import { placeGuestOrder, prepareGuestBuyer } from './guest-buyer.fixture.ts'
import { ledgerOf, readLedger, type LedgerOrder } from './ledger.fixture.ts'
import { inDatabase, openShop } from './shop-to-kill.fixture.ts'

const BUYERS = 16
const STOCK = 50_000
const KILLS = 30
const ORDERS_BETWEEN_KILLS = 2 * BUYERS
/** A shop is back within seconds; two cores may be busy with something else. */
const PATIENCE = { timeout: 120_000, interval: 100 }

/** Throws for every other answer, so that the client starts again. */
const ask = async (request: () => Promise<Response>): Promise<Response> => {
  const answer = await request()
  expect(answer.status).toBeLessThan(300)
  return answer
}

test(
  '30 kills of server, PostgreSQL or both lose no order and double none; stock and money stay right',
  { timeout: 1_200_000 },
  async () => {
    const dataDir = await newFolder()
    let shop = await openShop(dataDir)
    const variantId = await inDatabase(dataDir, (db) => givenVariant(db, { stock: STOCK }))
    const placed: LedgerOrder[] = []
    const over = new AbortController()

    // Everybody buys one piece after another, and asks again with the same key until there is an answer.
    const buy = async (email: string) => {
      while (!over.signal.aborted) {
        const buyer = await vi.waitFor(() => prepareGuestBuyer(shop.address, { variantId, email, ask }), PATIENCE)
        const order = await vi.waitFor(async () => {
          const answer = await ask(() => placeGuestOrder(shop.address, buyer))
          return ((await answer.json()) as PlacedReply).data
        }, PATIENCE)
        placed.push({ number: order.orderId, total: order.totalAmount })
      }
    }
    const buyers = Array.from({ length: BUYERS }, (_, turn) => buy(`buyer-${turn}@post.example`))

    for (let kill = 0; kill < KILLS; kill++) {
      const enough = placed.length + ORDERS_BETWEEN_KILLS
      await vi.waitUntil(() => placed.length >= enough, PATIENCE)
      const [killsPostgres, killsServer] = [kill % 3 !== 0, kill % 3 !== 1]
      if (killsPostgres) await shop.killPostgres()
      if (killsServer) {
        await shop.killServer()
        shop = await openShop(dataDir)
      }
    }
    over.abort()
    await Promise.all(buyers)

    expect(await inDatabase(dataDir, readLedger)).toEqual(ledgerOf(placed, STOCK))
    await shop.killServer()
  },
)
