import { expect, test } from 'vitest'
import { emptyDraft, hasCounted, isTicked, withTick } from './draft.ts'

const piece = { position: 0, title: 'Phewa chair', quantity: 2 }

test('cash that was counted counts for that sum alone: the office may have edited the order meanwhile', () => {
  const draft = { ...emptyDraft('stop'), counted: 500 }
  expect(hasCounted(draft, { cash: 500 })).toBe(true)
  expect(hasCounted(draft, { cash: 700 })).toBe(false)
  expect(hasCounted(emptyDraft('stop'), { cash: 0 })).toBe(false)
})

test('a tick counts for the piece and the number that it was given for', () => {
  const draft = { ...emptyDraft('stop'), ...withTick(emptyDraft('stop'), piece, true) }
  expect(isTicked(draft, piece)).toBe(true)
  expect(isTicked(draft, { ...piece, quantity: 3 })).toBe(false)
  expect(isTicked(draft, { ...piece, title: 'Rara table' })).toBe(false)
  expect(withTick(draft, piece, false)).toEqual({ ticked: [] })
})
