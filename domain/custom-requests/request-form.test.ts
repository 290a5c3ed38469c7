import { expect, test } from 'vitest'
import {
  customMaterials,
  parseCustomCentimetres,
  customMeasures,
  customPieceName,
  customProblems,
  sizesInShop,
  whyWords,
} from './request-form.ts'
import { nepaliPieceName } from './nepali-piece-name.ts'

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

test('every field that is wrong has its own problem, and instructions may stay blank', () => {
  const right = {
    name: 'Asmita',
    email: 'a@b.c',
    phone: '9841234567',
    width: '1',
    height: '2',
    depth: '3',
    instructions: '',
  }
  expect(customProblems(right)).toEqual({})
  const wrong = {
    name: '',
    email: ' ',
    phone: '1',
    width: '',
    height: '0',
    depth: '1001',
    instructions: 'a'.repeat(501),
  }
  expect(customProblems(wrong)).toEqual({
    name: 'name',
    email: 'email-empty',
    phone: 'phone',
    width: 'size',
    height: 'size',
    depth: 'size',
    instructions: 'too-long',
  })
})

const bed = { width: 176, height: 124, depth: 219 }
const asItIs = { width: '176', height: '१२४', depth: '219.0', material: 'Wood', color: 'blush', photos: 0 } as const

test.each([
  [asItIs, [bed], 'as-in-shop'],
  [{ ...asItIs, color: undefined }, [{ ...bed, width: 150 }, bed], 'as-in-shop'],
  [{ ...asItIs, depth: '210' }, [bed], undefined],
  [{ ...asItIs, width: '' }, [bed], undefined],
  [{ ...asItIs, material: 'Glass' }, [bed], undefined],
  [{ ...asItIs, photos: 1 }, [bed], undefined],
  [asItIs, [], undefined],
  [{ ...asItIs, width: '100', photos: 1, color: '*' }, [bed], 'another-color'],
] as const)('a request for %j of a product that comes in %j needs words: %j', (given, sizes, why) => {
  expect(whyWords(given, sizes)).toBe(why)
})

test('a product comes in the sizes of its variants, and in its own only where a variant has none', () => {
  const wide = { ...bed, width: 206 }
  expect(sizesInShop({ dimensionsCm: bed, variants: [{ dimensionsCm: wide }] })).toEqual([wide])
  expect(sizesInShop({ dimensionsCm: bed, variants: [{ dimensionsCm: wide }, { dimensionsCm: null }] })).toEqual([
    wide,
    bed,
  ])
  expect(sizesInShop({ dimensionsCm: null, variants: [{ dimensionsCm: null }] })).toEqual([])
})

test('instructions may not be blank for another color, nor where nothing else differs', () => {
  const given = { name: 'Asmita', email: 'a@b.c', phone: '9841234567', width: '1', height: '2', depth: '3' }
  const blank = { ...given, instructions: ' ' }
  expect(customProblems(blank, 'another-color')).toEqual({ instructions: 'another-color' })
  expect(customProblems(blank, 'as-in-shop')).toEqual({ instructions: 'as-in-shop' })
  expect(customProblems({ ...given, instructions: 'Saffron' }, 'another-color')).toEqual({})
})

test('a piece is named after the product it follows, if there is one', () => {
  const size = { width: 165.5, height: 110, depth: 210 }
  expect(customMeasures(size)).toBe('165.5 × 210 × 110 cm')
  expect(customPieceName('Rara bed', 'Wood', size)).toBe(
    'Custom piece after Rara bed, wood, W 165.5 × D 210 × H 110 cm',
  )
  expect(customPieceName(null, 'Glass', size)).toBe('Custom piece, glass, W 165.5 × D 210 × H 110 cm')
})

test('a piece is called after what it is made after, of what, and how large', () => {
  const size = { width: 165.5, height: 110, depth: 210 }
  expect(nepaliPieceName({ name: 'रारा पलङ', isLainOn: true }, 'Wood', size)).toBe(
    'आफ्नै नापको सामान, रारा पलङजस्तै, काठ, चौडाइ १६५.५ × लम्बाइ २१० × उचाइ ११० सेमी',
  )
  expect(nepaliPieceName({ name: 'साल बेन्च', isLainOn: false }, 'Wood', size)).toBe(
    'आफ्नै नापको सामान, साल बेन्चजस्तै, काठ, चौडाइ १६५.५ × गहिराइ २१० × उचाइ ११० सेमी',
  )
  expect(nepaliPieceName(null, 'Metal', size)).toBe('आफ्नै नापको सामान, धातु, चौडाइ १६५.५ × गहिराइ २१० × उचाइ ११० सेमी')
})
