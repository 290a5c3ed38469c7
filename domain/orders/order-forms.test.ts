import { expect, test } from 'vitest'
import { damageProblems, MAX_WORDS_LENGTH, planProblems, returnProblems } from './order-forms.ts'

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
