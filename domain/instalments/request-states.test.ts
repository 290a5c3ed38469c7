import { expect, test } from 'vitest'
import {
  bankNewsOfMove,
  canMoveRequest,
  movedStates,
  nextRequestStates,
  payByOfRequest,
  requestStates,
} from './request-states.ts'

test('a request goes forward, ends, and can be taken up again', () => {
  const moves = requestStates.map((state) => [state, nextRequestStates(state)])
  expect(Object.fromEntries(moves)).toEqual({
    asked: ['papers', 'approved', 'declined', 'withdrawn'],
    papers: ['approved', 'declined', 'withdrawn'],
    approved: ['declined', 'withdrawn'],
    declined: ['papers'],
    withdrawn: ['papers'],
  })
  expect(movedStates.some((state) => canMoveRequest(state, state))).toBe(false)
})

test('an order waits longest for a bank that has the papers, and three days after the end of a request', () => {
  const now = new Date('2026-11-30T10:00:00Z')
  expect(requestStates.map((state) => payByOfRequest(state, now).toISOString().slice(0, 10))).toEqual([
    '2026-12-07',
    '2026-12-21',
    '2026-12-14',
    '2026-12-03',
    '2026-12-03',
  ])
})

test('staff tell a bank that knows of a request that it is withdrawn, and nothing else', () => {
  const told = requestStates.map((from) => movedStates.map((to) => bankNewsOfMove(from, to, 'other-way')))
  const nothing = [null, null, null, null]
  const withdrawn = [null, null, null, 'other-way']
  expect(told).toEqual([nothing, withdrawn, withdrawn, nothing, nothing])
})
