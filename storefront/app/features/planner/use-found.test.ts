import { expect, test } from 'vitest'
import { givenCard } from '../../test/given-products.ts'
import { largestFirst, standing } from './use-found.ts'

test('beds, wardrobes and tables come before what takes up little floor', () => {
  const slugs = ['bedside-table', 'oak-wardrobe', 'table-lamp', 'teak-bed', 'sal-chair', 'dining-table-oak']
  const cards = slugs.map((slug, at) => givenCard({ _id: String(at), slug }))
  expect(largestFirst(cards).map(({ slug }) => slug)).toEqual([
    'oak-wardrobe',
    'teak-bed',
    'dining-table-oak',
    'bedside-table',
    'table-lamp',
    'sal-chair',
  ])
})

test('pillows and duvets are left out of the list of all', () => {
  const bedroom = { _id: '1', name: 'Bedroom', icon: 'bed' } as const
  const bedding = { _id: '2', name: 'Bedding Items', icon: 'pillow' } as const
  expect(standing([bedroom, bedding])).toEqual(['1'])
  expect(standing([bedroom])).toEqual([])
})
