import { isNotNull } from 'drizzle-orm'
import { inject } from 'vitest'
import { projects, variants } from '#api/platform/db/schema.ts'
import { expect, test as base } from '#api/test/test.ts'
import { warningsOf } from '#domain/planner/warnings.ts'
import { copyDemoShop } from '../demo-shop.fixture.ts'

const test = base
  .extend('server', () => inject('postgresUrl'))
  .extend('shop', async ({ server }, { onCleanup }) => {
    const { db, drop } = await copyDemoShop(server)
    onCleanup(drop)
    return db
  })

test('every project has two finished rooms of which nothing is wrong, with furniture on sale', async ({ shop }) => {
  const finished = await shop.select({ plans: projects.plans }).from(projects).where(isNotNull(projects.parentId))
  expect(finished.map(({ plans }) => plans.length)).toEqual(finished.map(() => 2))
  const plans = finished.flatMap((project) => project.plans.map(({ plan }) => plan))
  expect(plans.flatMap(warningsOf)).toEqual([])
  const pieces = plans.flatMap((plan) => plan.pieces.flatMap((piece) => (piece.own ? [] : [piece])))
  const sold = await shop.select({ id: variants.id, productId: variants.productId }).from(variants)
  const keys = new Set(sold.map(({ id, productId }) => `${productId} ${id}`))
  expect(pieces.filter(({ productId, variantId }) => !keys.has(`${productId} ${variantId}`))).toEqual([])
})
