import { readMigrationFiles } from 'drizzle-orm/migrator'
import { onTestFinished } from 'vitest'
import { givenCheckoutShop, order } from '../../sales/checkout/checkout.fixture.ts'
import { ledgerOf, readLedger, type LedgerOrder } from '../../sales/checkout/ledger.fixture.ts'
import { givenShopper, givenVariant } from '../../shop/cart/cart.fixture.ts'
import { expect, unlimitedTest as test } from '../../test/test.ts'
import { openDatabase } from '../db/client.ts'
import { indexFaults } from './concurrent-index.ts'
import { withFurther } from './further-migrations.fixture.ts'
import { migrateDatabase } from './migrate.ts'

const BUYERS = 6
const STOCK = 100_000
const PATIENCE = { timeout: 30_000 }

/** Those that a cart or an order writes or locks. */
const written = [
  'carts',
  'cart_lines',
  'idempotency_keys',
  'orders',
  'order_lines',
  'order_reductions',
  'order_events',
  'one_time_codes',
  'mails',
  'sms_messages',
  'promotions',
  'variants',
  'products',
  'stock_movements',
  'shop_settings',
]

/** Each kind of change that docs/operations.md ("Writing migrations") allows while the version before still serves. */
const migrations = [
  ...written.map((table) => [`alter table ${table} add column added text not null default 'as before'`]),
  [
    'create table gifts (order_id uuid primary key references orders (id), variant_id integer references variants (id))',
  ],
  [
    'drop index concurrently if exists lines_added',
    'create index concurrently lines_added on order_lines (added, order_id)',
  ],
  [`alter table orders add constraint orders_added check (added <> '') not valid`],
  ['alter table orders validate constraint orders_added'],
]

test('orders go on while the tables are migrated under them', { timeout: 120_000 }, async ({ app, db, pool, url }) => {
  await givenCheckoutShop(db)
  const variantId = await givenVariant(db, { stock: STOCK })
  const placed: LedgerOrder[] = []
  const refused: unknown[] = []
  const closing = new AbortController()
  const buy = async (buyer: number) => {
    for (let turn = 0; !closing.signal.aborted; turn += 1) {
      const shopper = givenShopper(app)
      await shopper.add(variantId)
      const answer = await order(shopper, { email: `buyer-${buyer}-${turn}@post.example` })
      const { data } = answer.json()
      if (answer.statusCode === 201) placed.push({ number: data.orderId, total: data.totals.total })
      else refused.push(answer.json())
    }
  }
  onTestFinished(() => closing.abort())
  const shopping = Promise.all(Array.from({ length: BUYERS }, (_, buyer) => buy(buyer)))

  const migrationsFolder = await withFurther(migrations)
  expect(readMigrationFiles({ migrationsFolder }).flatMap(({ sql }) => indexFaults(sql))).toEqual([])
  // A report that reads carts: the first migration has to give up and to let orders pass.
  const reading = await pool.connect()
  await reading.query('begin; select from carts')
  const waits = Promise.withResolvers<void>()
  const migrating = openDatabase(url, { max: 1 })
  const migrated = migrateDatabase(migrating.pool, { migrationsFolder, warn: () => waits.resolve() })
  await waits.promise
  const before = placed.length
  await expect.poll(() => placed.length, PATIENCE).toBeGreaterThan(before)
  await reading.query('commit')
  reading.release()
  await migrated
  closing.abort()
  await shopping
  await migrating.close()

  expect(refused).toEqual([])
  expect(await readLedger(db)).toMatchObject(ledgerOf(placed, STOCK))
  const { rows } = await pool.query(
    `select distinct added from orders union select added from order_lines union select added from mails`,
  )
  expect(rows).toEqual([{ added: 'as before' }])
})
