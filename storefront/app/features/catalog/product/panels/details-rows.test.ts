import { expect, test } from 'vitest'
import { englishFormats } from '#domain/language/english-formats.ts'
import { commaSeparated, detailsRows, lines } from './details-rows.ts'

const unknown = {
  material: null,
  productType: [],
  finishOptions: null,
  assembly: null,
  size: [],
  colors: [],
  colorOptions: null,
  weightCapacity: null,
  warranty: null,
  specialFeatures: null,
}

test('the table always has its nine rows in order', () => {
  const rows = detailsRows(unknown, englishFormats)
  expect(rows.map(({ label }) => label.replace('product.details.', ''))).toEqual([
    'material',
    'type',
    'finish',
    'assembly',
    'sizes',
    'colors',
    'capacity',
    'warranty',
    'features',
  ])
  expect(rows.every(({ values }) => values.length === 0)).toBe(true)
})

test('comma-separated text becomes a list; numbers and lists stay the same', () => {
  const rows = detailsRows(
    {
      ...unknown,
      material: 'Sal wood frame, cotton velvet',
      productType: ['Normal', 'Hydraulics'],
      size: ['122*200'],
      weightCapacity: 320,
    },
    englishFormats,
  )
  const values = Object.fromEntries(rows.map((row) => [row.label, row.values]))
  expect(values['product.details.material']).toEqual(['Sal wood frame', 'cotton velvet'])
  expect(values['product.details.type']).toEqual(['Normal', 'Hydraulics'])
  expect(values['product.details.sizes']).toEqual(['122*200'])
  expect(values['product.details.capacity']).toEqual(['320'])
})

test('the colors to choose from replace what the shop says about colors', () => {
  const colors = ['Walnut', 'Natural oak'].map((name) => ({ slug: name, name, swatch: '#5b3a24', swatchPicture: null }))
  const product = { ...unknown, colorOptions: 'Any, on request' }
  const shown = (some: typeof colors) => {
    const rows = detailsRows({ ...product, colors: some }, englishFormats)
    return rows.find(({ label }) => label === 'product.details.colors')?.values
  }
  expect(shown(colors)).toEqual(['Walnut', 'Natural oak'])
  expect(shown([])).toEqual(['Any', 'on request'])
})

test.each([
  [null, []],
  ['', []],
  [' , ,', []],
  ['Teak', ['Teak']],
  ['Teak,, sal ,', ['Teak', 'sal']],
])('%s splits into %j', (text, parts) => {
  expect(commaSeparated(text)).toEqual(parts)
})

test('lines without text are not paragraphs', () => {
  expect(lines('One.\r\n\n  Two. \n')).toEqual(['One.', 'Two.'])
})
