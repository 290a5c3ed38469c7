import { eq } from 'drizzle-orm'
import { givenProduct } from '../../shop/catalog/catalog.fixture.ts'
import { givenCheckoutShop, givenPromotion } from '../../sales/checkout/checkout.fixture.ts'
import { openDatabase, type Database } from '../../platform/db/client.ts'
import { promotions, variants } from '../../platform/db/schema.ts'
import { checkLedger } from './ledger.ts'
import { openShop, type ShopProcess } from './shop-process.ts'
import { takeSnapshot, type Snapshot } from './snapshot.ts'
import { checkTransition, type Allowed } from './transitions.ts'
import { openWalletServer, type WalletServer } from './wallet-server.ts'
import { onlyRow } from '../../platform/db/only-row.ts'

const STOCK = 4
const WATCHING_CONNECTIONS = 2

/** A database with two server processes, and the wallets. Many sequences run here, one after another. */
export type Ground = {
  url: string
  watching: Database
  wallets: WalletServer
  close: () => Promise<void>
  shops: [ShopProcess, ShopProcess]
}

export async function openGround(url: string): Promise<Ground> {
  const watching = openDatabase(url, { max: WATCHING_CONNECTIONS })
  await givenCheckoutShop(watching.db)
  const wallets = await openWalletServer(watching.db)
  const ground: Ground = {
    url,
    watching,
    wallets,
    shops: [openShop(url, wallets.url), openShop(url, wallets.url)],
    close: async () => {
      await Promise.all(ground.shops.map((shop) => shop.close()))
      await wallets.close()
      await watching.close()
    },
  }
  return ground
}

/** Scope of one sequence: its own product and promotion, and the product's orders. */
export type World = Awaited<ReturnType<typeof openWorld>>

export async function openWorld(ground: Ground) {
  const { db, pool } = ground.watching
  ground.wallets.outage = undefined
  const product = await givenProduct(db, { variants: [{ stock: STOCK }] })
  const promotion = await givenPromotion(db, { categoryId: product.categoryId })
  const variant = onlyRow(await db.select().from(variants).where(eq(variants.productId, product.id)))
  const variantId = String(variant.id)
  const snapshot = () => takeSnapshot(pool, variantId, promotion.id)
  const before = await snapshot()
  const world = {
    ground,
    variantId,
    seen: before,

    /** Takes a snapshot, and checks that it is consistent and that only allowed changes happened. */
    async look(allowed: Allowed): Promise<Snapshot> {
      const now = await snapshot()
      checkTransition(world.seen, now, allowed)
      checkLedger(now, before)
      world.seen = now
      return now
    },

    /** Lets time pass by backdating all rows of the sequence. */
    async pass(ms: number): Promise<void> {
      await pool.query({ name: 'pass', text: passTime, values: [variantId, `${ms} milliseconds`] })
    },

    /** Ends everything pending, so that the next sequence is not affected. */
    async end(): Promise<void> {
      await pool.query({ name: 'end', text: endAll, values: [variantId] })
      await db.update(promotions).set({ endsAt: new Date() }).where(eq(promotions.id, promotion.id))
    },
  }
  return world
}

const its = 'select order_id from order_lines where variant_id = $1'

const passTime = `
  with times as (
    update orders set placed_at = placed_at - $2::interval, pay_by = pay_by - $2::interval where id in (${its})
  ), tried as (
    update payment_attempts set created_at = created_at - $2::interval, checked_at = checked_at - $2::interval,
      next_check_at = next_check_at - $2::interval, ended_at = ended_at - $2::interval where order_id in (${its})
  )
  update test_gateway_payments set created_at = created_at - $2::interval, expires_at = expires_at - $2::interval
  where ref in (select provider_ref from payment_attempts where order_id in (${its}))`

const endAll = `
  with over as (update orders set pay_by = null where id in (${its}))
  update payment_attempts set next_check_at = null where order_id in (${its})`
