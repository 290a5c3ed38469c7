import { expect, test } from 'vitest'
import { customMaterials, parseCustomCentimetres } from './custom-order.ts'

test.each([
  ['165', 165],
  ['165.5', 165.5],
  [' 90 ', 90],
  ['०९०.५', 90.5],
  ['1', 1],
  ['1000', 1000],
  ['1000.0', 1000],
])('%j is %d cm', (text, centimetres) => {
  expect(parseCustomCentimetres(text)).toBe(centimetres)
})

test.each([
  '',
  ' ',
  '0',
  '0.9',
  '1000.1',
  '1650',
  '10000',
  '-5',
  '+5',
  '1e2',
  '16.55',
  '16.',
  '.5',
  '1,5',
  '5 cm',
  'wide',
])('%j is no size', (text) => {
  expect(parseCustomCentimetres(text)).toBeNull()
})

test('wood is the usual material', () => {
  expect(customMaterials[0]).toBe('Wood')
})
