import { expect, test } from 'vitest'
import type { ProductSet } from './product-set.ts'
import { sizeMisfits, type SizedLine } from './size-misfits.ts'

const set = (id: string, main: string): ProductSet => ({
  id,
  percent: 10,
  pieces: [
    { productId: main, quantity: 1, sameSize: false },
    { productId: 'mattress', quantity: 1, sameSize: true },
  ],
})
const sets = [set('one', 'bed'), set('two', 'bunk')]

const prices = { S: 500, Q: 800, K: 1_000 }
type Size = keyof typeof prices

function line(productId: string, size: Size | null, { quantity = 1, stock = 5 } = {}): SizedLine {
  const unitPrice = productId === 'mattress' && size ? prices[size] : 2_000
  const choices = Object.entries(prices).map(([one, price]) => {
    return { _id: `${productId} ${one}`, colorId: null, size: one, type: null, price, countInStock: stock }
  })
  const goods = { productId, variantId: `${productId} ${size}`, size }
  return { id: `${productId} ${size}`, unitPrice, quantity, goods, colorId: null, type: null, choices }
}
const bed = (size: Size | null) => line('bed', size)
const mattress = (size: Size, more = {}) => line('mattress', size, more)

test.each<[string, SizedLine[], object[]]>([
  ['a mattress that fits', [bed('Q'), mattress('Q')], []],
  ['a mattress without a bed', [mattress('Q')], []],
  ['a bed without a mattress', [bed('Q')], []],
  ['a bed without a size', [bed(null), mattress('Q')], []],
  [
    'a single mattress beside a queen bed',
    [bed('Q'), mattress('S')],
    [{ lineId: 'mattress S', mainId: 'bed Q', size: 'Q', variantId: 'mattress Q', saving: 280 }],
  ],
  ['too few that fit', [bed('Q'), mattress('S', { quantity: 2, stock: 1 })], [{ variantId: null, saving: 0 }]],
  ['a spare mattress beside one that fits', [bed('Q'), mattress('Q'), mattress('S')], []],
  ['nothing of it can be bought', [bed('Q'), mattress('S', { quantity: 0 })], []],
  ['a mattress for the bed of another set', [bed('Q'), line('bunk', 'S'), mattress('S')], []],
  [
    'two beds, of which one has its mattress',
    [bed('Q'), bed('K'), mattress('Q'), mattress('S')],
    [{ lineId: 'mattress S', mainId: 'bed K', variantId: 'mattress K' }],
  ],
])('%s', (_, lines, found) => {
  expect(sizeMisfits(lines, sets)).toMatchObject(found)
  expect(sizeMisfits(lines, sets)).toHaveLength(found.length)
})

test('the variant that fits has the color and type of the line, if there is one', () => {
  const wanted = { ...mattress('S'), colorId: 2, type: 'Firm' }
  const choice = { size: 'Q', price: 800, countInStock: 5 }
  const choices = [
    { ...choice, _id: 'other', colorId: 1, type: 'Firm' },
    { ...choice, _id: 'soft', colorId: 2, type: 'Soft' },
    { ...choice, _id: 'alike', colorId: 2, type: 'Firm' },
  ]
  expect(sizeMisfits([bed('Q'), { ...wanted, choices }], sets)).toMatchObject([{ variantId: 'alike' }])
  expect(sizeMisfits([bed('Q'), { ...wanted, choices: choices.slice(0, 2) }], sets)).toMatchObject([
    { variantId: 'soft' },
  ])
})
