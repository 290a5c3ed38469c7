import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type History, historyOf, MAX_STEPS, recorded, redone, undone } from './history.ts'

const after = (...states: number[]) => states.reduce(recorded, historyOf(0))

test('undo and redo walk along the steps', () => {
  const history = after(1, 2, 3)
  expect(undone(history).present).toBe(2)
  expect(undone(undone(history)).present).toBe(1)
  expect(redone(undone(undone(history))).present).toBe(2)
  expect(redone(redone(undone(undone(history))))).toEqual(history)
})

test('a new step drops what was undone', () => {
  const history = recorded(undone(after(1, 2)), 5)
  expect(history).toEqual({ past: [0, 1], present: 5, future: [] })
})

test('the ends stay where they are, and the same value is no step', () => {
  expect(undone(historyOf(0))).toEqual(historyOf(0))
  expect(redone(after(1))).toEqual(after(1))
  expect(recorded(after(1), 1)).toEqual(after(1))
})

test('the oldest steps are forgotten', () => {
  const history = after(...Array.from({ length: MAX_STEPS + 20 }, (_, at) => at + 1))
  expect(history.past.length).toBe(MAX_STEPS)
  const first = Array.from({ length: MAX_STEPS }).reduce<History<number>>(undone, history)
  expect(first.present).toBe(20)
  expect(undone(first)).toEqual(first)
})

test('any undo is reversed by a redo', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(5), { maxLength: 130 }), fc.nat(130), (states, back) => {
      const history = after(...states)
      const steps = Array.from({ length: Math.min(back, history.past.length) })
      expect(steps.reduce<History<number>>(redone, steps.reduce<History<number>>(undone, history))).toEqual(history)
    }),
  )
})
