import { expect, test } from 'vitest'
import { figureChanges } from './figure-changes.ts'

const line = (_id: string, price = 2_400, quantity = 1) => ({
  _id,
  variantId: `variant of ${_id}`,
  productId: `product of ${_id}`,
  name: _id,
  color: null,
  size: null,
  type: null,
  picture: null,
  price,
  quantity,
  subtotal: price * quantity,
  total: price * quantity,
})
type Line = ReturnType<typeof line>

const now = (lines: Line[], total: number) => ({
  lines,
  totals: {
    subtotal: total,
    reductions: [],
    shippingFee: 0,
    total,
    vat: 0,
    totalWithoutVat: total,
    isEstimate: false,
    missingForFreeShipping: 0,
    freeShippingOver: 100_000,
  },
})

test('equal amounts are no change', () => {
  const lines = [line('pillow'), line('bed', 96_000)]
  expect(figureChanges(lines, 98_400, now(lines, 98_400))).toEqual([])
})

test('each changed line is named, and the total once', () => {
  const [pillow, bed, chair] = [line('pillow'), line('bed', 96_000, 2), line('chair', 7_800)]
  const dearer = line('pillow', 2_600)
  expect(figureChanges([pillow, bed, chair], 200_000, now([dearer, line('bed', 96_000)], 98_600))).toEqual([
    { kind: 'price', line: pillow, was: 2_400, now: 2_600 },
    { kind: 'quantity', line: bed, was: 2, now: 1 },
    { kind: 'gone', line: chair },
    { kind: 'total', was: 200_000, now: 98_600 },
  ])
})

test('a product added to the cart meanwhile is named', () => {
  const [pillow, bed] = [line('pillow'), line('bed', 96_000)]
  expect(figureChanges([pillow], 2_400, now([pillow, bed], 2_400))).toEqual([{ kind: 'added', line: bed }])
})
