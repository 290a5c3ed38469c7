import { expect, test } from 'vitest'
import { parseSeen, type SeenProduct, withSeen } from './seen-products.ts'

const seen = (id: string, values: Partial<SeenProduct> = {}): SeenProduct => ({
  id,
  name: `Chair ${id}`,
  price: 24_500,
  seenAt: '2026-11-21T06:00:00.000Z',
  picture: '/media/010b9fc4a9d9470a39847fc6/320.webp',
  ...values,
})

const idsOf = (list: readonly SeenProduct[]) => list.map(({ id }) => id)

test('the last product viewed comes first, without duplicates, with its last price', () => {
  const again = withSeen([seen('3'), seen('7', { price: 1 })], seen('7'))
  expect(again).toEqual([seen('7'), seen('3')])
})

test('eight are stored', () => {
  const many = ['1', '2', '3', '4', '5', '6', '7', '8'].map((id) => seen(id))
  expect(idsOf(withSeen(many, seen('9')))).toEqual(['9', '1', '2', '3', '4', '5', '6', '7'])
})

test('stored products are read back', () => {
  const list = [seen('12'), seen('7', { picture: null })]
  expect(parseSeen(JSON.stringify(list))).toEqual(list)
})

test.each([null, '', 'nonsense', '{}', '7', '[7]', '[null]', '["7"]'])('stored %s counts as empty', (stored) => {
  expect(parseSeen(stored)).toEqual([])
})

test.each([
  ['an id that leads elsewhere', { id: '../../../admin' }],
  ['no name', { name: undefined as unknown as string }],
  ['an invalid price', { price: '1' as unknown as number }],
  ['an invalid time', { seenAt: 'yesterday' }],
  ['a picture of another host', { picture: '//evil.example/1.webp' }],
])('an entry with %s is dropped, the others stay', (_case, values) => {
  expect(idsOf(parseSeen(JSON.stringify([seen('1', values), seen('2')])))).toEqual(['2'])
})
