import { expect, test } from 'vitest'
import {
  damageProblems,
  deliveredPieces,
  MAX_WORDS_LENGTH,
  planProblems,
  reportableLines,
  returnablePieces,
  returnProblems,
} from './order-forms.ts'

const items = [{ quantity: 2 }, { quantity: 1 }]
const brought = { state: 'delivered', pieces: [{ position: 0, quantity: 1 }] } as const
const coming = { state: 'planned', pieces: [{ position: 0, quantity: 1 }] } as const

test('a day and a slot are chosen together', () => {
  expect(planProblems({ day: '2026-11-24', slot: 'morning' })).toEqual({})
  expect(planProblems({ day: '2026-11-24', slot: '' })).toEqual({ slot: 'slot' })
  expect(planProblems({ day: '', slot: '' })).toEqual({ day: 'day', slot: 'slot' })
})

test.for([
  [{}, {}],
  [{ position: undefined }, { position: 'piece' }],
  [{ description: ' \n' }, { description: 'description' }],
  [{ description: 'x'.repeat(MAX_WORDS_LENGTH) }, {}],
  [{ description: 'x'.repeat(MAX_WORDS_LENGTH + 1) }, { description: 'long-words' }],
  [{ photos: 0 }, { photos: 'no-photo' }],
  [{ photos: 6 }, { photos: 'many-photos' }],
] as const)('a report of damage with %j', ([changes, problems]) => {
  expect(damageProblems({ position: 0, description: 'A leg is cracked', photos: 1, ...changes })).toEqual(problems)
})

test.for([
  [{}, {}],
  [{ pieces: [] }, { pieces: 'pieces' }],
  [{ pieces: [{ position: 0, quantity: 3 }] }, { pieces: 'many-pieces' }],
  [{ pieces: [{ position: 7, quantity: 1 }] }, { pieces: 'many-pieces' }],
  [{ reason: '' }, { reason: 'reason' }],
  [{ photos: 6 }, { photos: 'many-photos' }],
] as const)('a return with %j', ([changes, problems]) => {
  const form = { pieces: [{ position: 0, quantity: 2 }], reason: 'Too wide', photos: 0, ...changes }
  expect(returnProblems(form, [2, 1])).toEqual(problems)
})

test('what was handed over is what its deliveries brought, or all of it where none were written down', () => {
  expect(deliveredPieces({ items, deliveries: [] })).toEqual([2, 1])
  expect(deliveredPieces({ items, deliveries: [brought, coming] })).toEqual([1, 0])
})

const back = (state: 'approved' | 'received' | 'declined' | 'withdrawn') => ({
  items,
  deliveries: [],
  returns: [{ state, pieces: [{ position: 0, quantity: 1 }] }],
})

test('what goes back cannot go back again, unless that came to nothing', () => {
  expect(returnablePieces(back('approved'))).toEqual([1, 1])
  expect(returnablePieces(back('received'))).toEqual([1, 1])
  expect(returnablePieces(back('declined'))).toEqual([2, 1])
  expect(returnablePieces(back('withdrawn'))).toEqual([2, 1])
})

test('damage is reported of what has come, and not again while a report waits', () => {
  const report = { position: 0, state: 'reported' } as const
  expect(reportableLines({ items, deliveries: [brought, coming], damage: [] })).toEqual([0])
  expect(reportableLines({ items, deliveries: [], damage: [report] })).toEqual([1])
  expect(reportableLines({ items, deliveries: [], damage: [{ ...report, state: 'declined' }] })).toEqual([0, 1])
})
