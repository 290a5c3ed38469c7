import { expect, test } from 'vitest'
import { choiceName, nameWithChoice, freeSku, SKU_PATTERN, skuOf } from './variant-name.ts'

test.for([
  [{ size: '153*200', type: 'Normal' }, '153*200, Normal', 'Rara bed, 153*200, Normal'],
  [{ size: '153*200', type: null }, '153*200', 'Rara bed, 153*200'],
  [{ size: null, type: 'Hydraulics' }, 'Hydraulics', 'Rara bed, Hydraulics'],
  [{ size: null, type: null }, '', 'Rara bed'],
] as const)('%j is called %j', ([choice, name, whole]) => {
  expect(choiceName(choice)).toBe(name)
  expect(nameWithChoice('Rara bed', choice)).toBe(whole)
})

test.each([
  ['rara-bed', '153*200', 'Hydraulics', 'RARA-BED-153X200-H'],
  ['rara-bed', null, null, 'RARA-BED'],
  ['rara-bed', '3 seats', null, 'RARA-BED-3-SEATS'],
  ['rara-bed', 'ठूलो', null, 'RARA-BED'],
])('%s in %s and %s is %s', (slug, size, type, sku) => {
  expect(skuOf(slug, { size, type })).toBe(sku)
  expect(sku).toMatch(SKU_PATTERN)
})

test('a long one keeps its end, which tells sizes apart', () => {
  const sku = skuOf('a'.repeat(100), { size: '153*200', type: 'Normal' })
  expect(sku).toMatch(/^A{50,}-153X200-N$/)
  expect(sku.length).toBe(60)
})

test('one that another size has gets a number', () => {
  expect(freeSku('BED', new Set(['BED', 'BED-2']))).toBe('BED-3')
})
