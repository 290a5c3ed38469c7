import { expect, test } from 'vitest'
import { runAtOnce, runUnhurried } from '../../platform/process/unhurried.ts'
import { planInSteps } from './plan-import.ts'
import type { TypedRow } from './read-table.ts'
import type { ShopState } from './shop-state.ts'
import { summarizeInSteps } from './summarize.ts'

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
  expect(plan).toEqual(runAtOnce(planInSteps(rows, shop)))
  expect(summary).toEqual(runAtOnce(summarizeInSteps(plan)))
  expect(plan.problems.map(({ row, column }) => [row, column])).toEqual([[9, 'price']])
})

/** The first rows, all of one product. */
const ofOne = (count: number) => rows.slice(0, count).map((row) => ({ ...row, slug: 'bed', name: 'Bed', price: '900' }))

test('a product of more rows than it may have SKUs is named, and is not worked out', () => {
  const { problems, products } = runAtOnce(planInSteps(ofOne(201), shop))
  expect([problems, products]).toEqual([[{ row: 2, column: 'sku', message: 'May have at most 200 SKUs' }], []])
  expect(runAtOnce(planInSteps(ofOne(200), shop)).products).toHaveLength(1)
})

test('others are answered after each large product', () => {
  const large = Array.from({ length: 1_000 }, (_, at) => ({ ...ofOne(1)[0]!, row: String(at + 2), sku: `BED-${at}` }))
  const steps = planInSteps(
    large.map((row, at) => ({ ...row, slug: `bed-${Math.floor(at / 200)}` })),
    shop,
  )
  // Ten for reading, ten for grouping, and one for each product that is planned, and then checked.
  let count = 0
  while (!steps.next().done) count += 1
  expect(count).toBe(30)
})

const MOST = 5_000
const names = Array.from({ length: 60 }, (_, at) => `picture-${at}`)
const library = { ...shop, pictures: new Map(names.map((name) => [name, [name]])) }

test.for<[string, TypedRow[]]>([
  [
    'rows that contradict each other',
    rows.slice(0, 400).map((row, at) => ({
      ...row,
      slug: 'bed',
      ...Object.fromEntries(
        ['name', 'material', 'assembly', 'warranty', 'finish_options', 'color_options', 'description', 'name_ne']
          .flatMap((column) => [column, `${column.replace('_ne', '')}_ne`])
          .map((column) => [column, at === 0 ? 'a' : 'b']),
      ),
    })),
  ],
  [
    'pictures that show another color',
    rows.slice(0, 200).map((row, at) => ({
      ...row,
      slug: `bed-${Math.floor(at / 20)}`,
      name: 'Bed',
      price: '900',
      color: `Color ${at % 20}`,
      swatch: '#112233',
      color_pictures: names.join('|'),
    })),
  ],
])('a check ends with the problem after 5,000, also amid %s', ([, wrong]) => {
  const { products, problems } = runAtOnce(planInSteps(wrong, library))
  expect([products, problems.length]).toEqual([[], MOST + 1])
})

test('pictures of more colors than a product may have are not compared', () => {
  const wrong = rows.slice(0, 21).map((row, at) => ({
    ...row,
    slug: 'bed',
    name: 'Bed',
    price: '900',
    color: `Color ${at}`,
    swatch: '#112233',
    color_pictures: names.join('|'),
  }))
  const { problems } = runAtOnce(planInSteps(wrong, library))
  expect(problems.map(({ row, column, message }) => `${row} ${column}: ${message}`)).toEqual([
    '2 color: May have at most 20 colors',
  ])
})
