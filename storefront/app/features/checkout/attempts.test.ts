import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { PlaceBody } from '#contract/checkout.ts'
import { attemptFor, closeAttempt, dropAttempts, openAttempts } from './attempts.ts'

const body = (note = ''): PlaceBody => ({
  note,
  method: 'standard',
  payment: 'cod',
  shown: { total: 3_400, lines: [{ _id: '0b2a9b9e-8f6e-4b7e-9f55-1f4a3ef0a001', price: 2_400, quantity: 1 }] },
})

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  })
})
afterEach(() => {
  dropAttempts()
  vi.unstubAllGlobals()
})

test('the same order is sent under the same key until the shop answers', () => {
  const first = attemptFor('', body())
  expect(attemptFor('', body()).key).toBe(first.key)
  closeAttempt(first)
  expect(attemptFor('', body()).key).not.toBe(first.key)
})

test('a different order gets a different key, and the earlier one stays open', () => {
  const first = attemptFor('', body())
  const other = attemptFor('', body('Ring twice'))
  expect(other.key).not.toBe(first.key)
  expect(openAttempts('').map(({ key }) => key)).toEqual([other.key, first.key])
})

test('an attempt of one shopper is not shown to another', () => {
  const ours = attemptFor('asmita', body())
  expect(openAttempts('')).toEqual([])
  expect(attemptFor('', body()).key).not.toBe(ours.key)
})

test('without storage, an attempt is known until the visitor leaves the page', () => {
  const log = vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.stubGlobal('sessionStorage', undefined)
  const first = attemptFor('', body())
  expect(attemptFor('', body()).key).toBe(first.key)
  expect(log).toHaveBeenCalled()
  log.mockRestore()
})

test('invalid stored data is not an attempt', () => {
  sessionStorage.setItem('checkoutAttempts', '[{"key":7},null,"x"]')
  expect(openAttempts('')).toEqual([])
  sessionStorage.setItem('checkoutAttempts', '{')
  expect(openAttempts('')).toEqual([])
})
