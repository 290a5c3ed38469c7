import { expect, test } from 'vitest'
import type { PackedProduct } from '#contract/catalog/products.ts'
import { planOf } from '#domain/planner/sample-plan.fixture.ts'
import { warningsOf } from '#domain/planner/warnings.ts'
import { messages as english } from '#messages/pages.ts'
import { givenBed } from '../../test/given-products.ts'
import { addMessages, textIn } from '../../messages/text.ts'
import { knownGoods } from './known-goods.ts'
import { openPlan } from './open-plan.ts'
import { putCopy, putPiece } from './put-piece.ts'

addMessages('en', english)
const words = { text: textIn('en'), unit: 'cm' } as const

const tableCm = { width: 170, depth: 90 }
const [variant] = givenBed().variants
const janaki = {
  ...givenBed(),
  dimensionsCm: { width: 253, depth: 169, height: 76 },
  tableCm,
  variants: [{ ...variant, dimensionsCm: null }],
} as unknown as PackedProduct

/** A plan as plans were before they kept tables: a set near the upper wall of a room of 320 cm by 300 cm. */
function openOlder() {
  const corners = planOf().room.corners.map(({ x, y }) => ({ x: Math.min(x, 3200), y: Math.min(y, 3000) }))
  const sold = { own: false, productId: '1', variantId: variant!._id } as const
  const size = { width: 2530, depth: 1690, height: 760 }
  const set = { id: 'set', name: 'Set', kind: 'dining-set', ...sold, ...size, x: 1600, y: 1250, turn: 0 } as const
  const open = openPlan(planOf({ room: { corners, height: 2600 }, pieces: [set] }), () => {})
  open.know(knownGoods(new Map([['1', janaki]])))
  return { open, set }
}

test('a piece comes where people still sit at the tables that the shop knows', () => {
  const { open, set } = openOlder()
  const sofa = { name: 'Sofa', kind: 'sofa', own: true, width: 1000, depth: 400, height: 700 } as const
  expect(putPiece(open, words, sofa)).toBe(true)
  expect(warningsOf(open.shown())).toEqual([])
  expect(open.plan().pieces).toMatchObject([set, { name: 'Sofa', y: 2800 }])
  expect(open.plan().pieces[0]).toBe(set)
})

test('a copy has the table that the shop knows', () => {
  const { open, set } = openOlder()
  putCopy(open, words, 'set')
  expect(open.plan().pieces).toMatchObject([set, { table: { width: 1700, depth: 900 } }])
  expect(open.plan().pieces[0]).toBe(set)
})
