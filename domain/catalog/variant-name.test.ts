import { expect, test } from 'vitest'
import { choiceName, nameWithChoice, freeSku, SKU_PATTERN, skuOf } from './variant-name.ts'

test.for([
  [
    { color: { name: 'Forest green' }, size: '153*200', type: 'Normal' },
    'Forest green, 153*200, Normal',
    'Rara bed, Forest green, 153*200, Normal',
  ],
  [{ color: null, size: '153*200', type: null }, '153*200', 'Rara bed, 153*200'],
  [{ color: null, size: null, type: 'Hydraulics' }, 'Hydraulics', 'Rara bed, Hydraulics'],
  [{ color: { name: 'Oak' }, size: null, type: null }, 'Oak', 'Rara bed, Oak'],
  [{ color: null, size: null, type: null }, '', 'Rara bed'],
] as const)('%j is called %j', ([choice, name, whole]) => {
  expect(choiceName(choice)).toBe(name)
  expect(nameWithChoice('Rara bed', choice)).toBe(whole)
})

test.each([
  ['rara-bed', null, '153*200', 'Hydraulics', 'RARA-BED-153X200-H'],
  ['rara-bed', 'forest-green', '153*200', 'Hydraulics', 'RARA-BED-GRN-153X200-H'],
  ['rara-bed', 'natural-oak', null, null, 'RARA-BED-OAK'],
  ['rara-bed', 'x', null, null, 'RARA-BED-X'],
  ['rara-bed', null, null, null, 'RARA-BED'],
  ['rara-bed', null, '3 seats', null, 'RARA-BED-3-SEATS'],
  ['rara-bed', null, 'ठूलो', null, 'RARA-BED'],
])('%s in %s, %s and %s is %s', (slug, color, size, type, sku) => {
  expect(skuOf(slug, { color, size, type })).toBe(sku)
  expect(sku).toMatch(SKU_PATTERN)
})

test('a long one keeps its end, which tells sizes apart', () => {
  const sku = skuOf('a'.repeat(100), { color: null, size: '153*200', type: 'Normal' })
  expect(sku).toMatch(/^A{50,}-153X200-N$/)
  expect(sku.length).toBe(60)
})

test('one that another size has gets a number', () => {
  expect(freeSku('BED', new Set(['BED', 'BED-2']))).toBe('BED-3')
})
