import { eq, sql } from 'drizzle-orm'
import { demoSettings } from '../../../seed/settings.ts'
import type { Db } from '../../platform/db/client.ts'
import { damageReports, shopSettings, variants } from '../../platform/db/schema.ts'
import { givenPhoto } from '../../shop/photos/photos.fixture.ts'
import { expect, ownDatabaseTest as test, testOptions } from '../../test/test.ts'
import { endRemedy } from './admin/plan-remedy.ts'
import { answerDamage } from './answer-damage.ts'
import { givenDelivered, givenVariant, givenZone, shopper, staff } from './fulfilment.fixture.ts'
import { reportDamage } from './report-damage.ts'

const { secrets, storage } = testOptions

test('a replacement locks its product before its variant, like all other code, so there is no deadlock', async ({
  db,
  pool,
}) => {
  await db.insert(shopSettings).values(demoSettings)
  await givenZone(db)
  const { productId, variantId } = await givenVariant(db)
  const order = await givenDelivered(db, new Date(), { lines: [{ productId, variantId }] })
  const shop = { db, secrets, storage, wallets: { offered: [] } }
  const report = { position: 0, description: 'A crack.' }
  await reportDamage(shop, { order, by: shopper }, report, [await givenPhoto(60, 40)])
  const [{ id: reportId }] = (await db.select().from(damageReports)) as [typeof damageReports.$inferSelect]
  const name = { orderId: order.id, reportId }
  await answerDamage(shop, name, { accepted: true, remedy: 'replacement', answer: '' }, { by: staff })

  const saving = await pool.connect()
  await saving.query('begin')
  await saving.query(`select from products where id = ${productId} for no key update`)
  const taken = endRemedy(shop, name, { note: '', isFromStock: true }, { by: staff })
  await expect.poll(() => countWaiting(db), { timeout: 10_000 }).toBe(1)
  const isFree = saving.query(`select from variants where id = ${variantId} for no key update nowait`).then(
    () => true,
    () => false,
  )
  expect.soft(await isFree).toBe(true)
  await saving.query('rollback')
  saving.release()
  await taken
  const [left] = await db.select().from(variants).where(eq(variants.id, variantId))
  expect(left!.stock).toBe(4)
})

async function countWaiting(db: Db): Promise<number> {
  const { rows } = await db.execute<{ waiting: number }>(sql`select count(*)::int as waiting from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`)
  return rows[0]!.waiting
}
