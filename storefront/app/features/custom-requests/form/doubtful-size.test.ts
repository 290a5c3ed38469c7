import { expect, test } from 'vitest'
import { emptyDraft } from './custom-draft.ts'
import { doubtfulSize } from './doubtful-size.ts'

test.each([
  ['a width', { width: '7' }, { side: 'width', typed: '7' }],
  ['a height', { height: '6.5' }, { side: 'height', typed: '6.5' }],
  ['a depth', { depth: '3' }, { side: 'depth', typed: '3' }],
  ['the first of several', { width: '7', depth: '3' }, { side: 'width', typed: '7' }],
] as const)('%s that is more likely in feet is asked about', (_case, draft, doubtful) => {
  expect(doubtfulSize({ ...emptyDraft, ...draft }, {})).toEqual(doubtful)
})

test.each([
  ['furniture', { width: '20', depth: '15', height: '10' }],
  ['sizes with a unit', { width: '7 ft', depth: '7 cm', height: '5"' }],
  ['the measurements of the product', { width: null, depth: null, height: null }],
  ['what cannot be read', { width: '', depth: 'deep', height: '0' }],
])('%s are not asked about', (_case, draft) => {
  expect(doubtfulSize({ ...emptyDraft, ...draft }, {})).toBeUndefined()
})

test('a size that was confirmed is not asked about again, but another one is', () => {
  expect(doubtfulSize({ ...emptyDraft, width: '7' }, { width: '7' })).toBeUndefined()
  expect(doubtfulSize({ ...emptyDraft, width: '8' }, { width: '7' })).toEqual({ side: 'width', typed: '8' })
})
