import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dropCheckoutDraft, keepCheckoutDraft, readCheckoutDraft } from './checkout-draft.ts'

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

test('a guest’s entries move into the account', () => {
  keepCheckoutDraft('', { name: 'Asmita Gurung' })
  expect(readCheckoutDraft('asmita')).toEqual({ name: 'Asmita Gurung' })
})

test('a member’s entries are hidden from other members and from guests', () => {
  keepCheckoutDraft('asmita', { name: 'Asmita Gurung', note: 'Ring twice' })
  expect(readCheckoutDraft('asmita')).toEqual({ name: 'Asmita Gurung', note: 'Ring twice' })
  expect(readCheckoutDraft('hira')).toEqual({})
  expect(readCheckoutDraft('')).toEqual({})
  keepCheckoutDraft('', { city: 'Patan' })
  expect(readCheckoutDraft('asmita')).toEqual({ city: 'Patan' })
})

test('partial drafts are merged, and removed together', () => {
  keepCheckoutDraft('', { name: 'Asmita Gurung' })
  keepCheckoutDraft('', { district: 'Kaski' })
  expect(readCheckoutDraft('')).toEqual({ name: 'Asmita Gurung', district: 'Kaski' })
  dropCheckoutDraft()
  expect(readCheckoutDraft('')).toEqual({})
})
