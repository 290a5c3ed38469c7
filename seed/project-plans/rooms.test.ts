import { expect, test } from 'vitest'
import { furnitureKind } from '#domain/catalog/furniture-kind.ts'
import { defined } from '#domain/defined.ts'
import { planFrom, writePlan } from '#domain/planner/read-plan.ts'
import { warningsOf } from '#domain/planner/warnings.ts'
import { manifest } from '../manifest.ts'
import { furnish } from './furnish.ts'
import { finishedRooms } from './rooms.ts'

/** As the planner sees the size that the pictures show. */
function factsOf(slug: string) {
  const { name, category, dimensionsCm, tableCm } = defined(
    manifest.products.find((product) => product.slug === slug),
    slug,
  )
  const [width, depth, height] = [dimensionsCm.width * 10, dimensionsCm.depth * 10, dimensionsCm.height * 10] as const
  const kind = furnitureKind({ slug, subCatName: null, catName: category })
  const table = tableCm && { width: tableCm.width * 10, depth: tableCm.depth * 10 }
  const sold = { name, kind, width, depth, height, own: false, productId: '1', variantId: '1' } as const
  return table ? { ...sold, table } : sold
}

const rooms = Object.values(finishedRooms).flat()

test('each project has two finished rooms', () => {
  expect(Object.keys(finishedRooms).toSorted()).toEqual(manifest.projects.map(({ slug }) => slug).toSorted())
  expect(new Set(rooms.map(({ nepali }) => nepali)).size).toBe(rooms.length)
})

test.each(rooms)('$name is a plan of which nothing is wrong', (room) => {
  const plan = furnish(room, factsOf)
  expect(planFrom(JSON.parse(writePlan(plan)))).toEqual({ plan })
  expect(warningsOf(plan)).toEqual([])
})
