import { expect, test } from 'vitest'
import {
  dueOf,
  emptyDraft,
  hasCounted,
  isSettled,
  isTicked,
  keptOf,
  piecesAtDoor,
  withKept,
  withTick,
} from './draft.ts'
import { piece as anyPiece } from './stop.fixture.ts'

const piece = { ...anyPiece, title: 'Phewa chair', quantity: 2 }

test('cash that was counted counts for that sum alone: the office may have edited the order meanwhile', () => {
  const draft = { ...emptyDraft('stop'), counted: 500 }
  expect(hasCounted(draft, { cash: 500, pieces: [] })).toBe(true)
  expect(hasCounted(draft, { cash: 700, pieces: [] })).toBe(false)
  expect(hasCounted(emptyDraft('stop'), { cash: 0, pieces: [] })).toBe(false)
})

test('a tick counts for the piece and the number that it was given for', () => {
  const draft = { ...emptyDraft('stop'), ...withTick(emptyDraft('stop'), piece, true) }
  expect(isTicked(draft, piece)).toBe(true)
  expect(isTicked(draft, { ...piece, quantity: 3 })).toBe(false)
  expect(isTicked(draft, { ...piece, title: 'Rara table' })).toBe(false)
  expect(withTick(draft, piece, false)).toEqual({ ticked: [] })
})

test('pieces that go back lower the cash, and their sum is counted again', () => {
  const stop = { cash: 1_000, pieces: [{ ...piece, priceOfLast: [300, 600] }] }
  const counted = { ...emptyDraft('stop'), counted: 1_000 }
  const draft = { ...counted, ...withKept(counted, stop.pieces[0]!, { count: 1, why: 'damaged' }) }
  expect(dueOf(draft, stop)).toBe(700)
  expect([hasCounted(counted, stop), hasCounted(draft, stop)]).toEqual([true, false])
  expect(piecesAtDoor(draft, stop.pieces)).toEqual([
    { position: 0, title: 'Phewa chair', given: 1, kept: 1, why: 'damaged' },
  ])
})

test('a piece is settled once all of it goes back, or what stays is ticked', () => {
  const empty = emptyDraft('stop')
  const one = { ...empty, ...withKept(empty, piece, { count: 1, why: 'missing' }) }
  expect([isSettled(empty, piece), isSettled(one, piece)]).toEqual([false, false])
  expect(isSettled({ ...one, ...withTick(one, piece, true) }, piece)).toBe(true)
  const all = { ...empty, ...withKept(one, piece, { count: 2, why: 'missing' }) }
  expect([isSettled(all, piece), all.kept]).toMatchObject([true, [{ count: 2 }]])
  expect(keptOf({ ...all, ...withKept(all, piece, undefined) }, piece)).toBeUndefined()
})
