import { expect, test } from 'vitest'
import type { Understood } from '#contract/catalog/search.ts'
import { namedRest } from './use-missing-price.ts'

const beds: Understood = { kind: 'category', _id: '1', name: 'Beds', without: '' }
const sofas: Understood = { kind: 'category', _id: '2', name: 'Sofas', without: '' }
const guestRoom: Understood = { kind: 'room', _id: '3', name: 'Guest Room', without: '' }
const green: Understood = { kind: 'color', name: 'Green', family: 'green', colorWords: ['green'], without: '' }
const seats: Understood = { kind: 'seats', seats: 3, without: '' }

test.for<[string, Understood[], string]>([
  ['a category alone', [beds], 'Beds'],
  ['a room alone', [guestRoom], 'Guest Room'],
  ['a color alone', [green], 'none'],
  ['nothing', [], 'none'],
  ['several categories', [beds, sofas], 'none'],
  ['a category in a room', [beds, guestRoom], 'all'],
  ['a category in a color', [green, beds], 'all'],
  ['a category with seats', [seats, sofas], 'all'],
])('%s', ([, rest, name]) => {
  expect(namedRest(rest)).toBe(name)
})

test('beds with storage are not all beds', () => {
  expect(namedRest([beds], true)).toBe('all')
})
