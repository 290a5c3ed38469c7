import { expect, test } from 'vitest'
import { runUnhurried } from '../../platform/process/unhurried.ts'
import { planImport, planInSteps } from './plan-import.ts'
import type { ShopState } from './shop-state.ts'
import { summarize, summarizeInSteps } from './summarize.ts'

const shop: ShopState = {
  products: new Map(),
  slugBySku: new Map(),
  slugById: new Map(),
  categories: new Map([['sleeping', { id: 1, parent: null }]]),
  pictures: new Map(),
  prices: new Map(),
  now: new Date('2026-11-25T00:00:00Z'),
}
const rows = Array.from({ length: 1_000 }, (_, at) => ({
  row: String(at + 2),
  slug: `bed-${at}`,
  name: `Bed ${at}`,
  category: 'sleeping',
  sku: `BED-${at}`,
  price: at === 7 ? 'dear' : '900',
}))

test('others are answered between the rows of a file that is checked', async () => {
  let isChecked = false
  let answered = 0
  const answerOthers = () => {
    if (isChecked) return
    answered += 1
    setImmediate(answerOthers)
  }
  setImmediate(answerOthers)
  const plan = await runUnhurried(planInSteps(rows, shop))
  const whilePlanned = answered
  const summary = await runUnhurried(summarizeInSteps(plan))
  isChecked = true

  expect(whilePlanned).toBeGreaterThanOrEqual(20)
  expect(answered - whilePlanned).toBeGreaterThanOrEqual(9)
  expect(plan).toEqual(planImport(rows, shop))
  expect(summary).toEqual(summarize(plan))
  expect(plan.problems.map(({ row, column }) => [row, column])).toEqual([[9, 'price']])
})

/** The first rows, all of one product. */
const ofOne = (count: number) => rows.slice(0, count).map((row) => ({ ...row, slug: 'bed', name: 'Bed', price: '900' }))

test('a product of more rows than it may have SKUs is named, and is not worked out', () => {
  const { problems, products } = planImport(ofOne(201), shop)
  expect([problems, products]).toEqual([[{ row: 2, column: 'sku', message: 'May have at most 200 SKUs' }], []])
  expect(planImport(ofOne(200), shop).products).toHaveLength(1)
})
