import fc from 'fast-check'
import { expect, test } from 'vitest'
import { changedFields, mergeEdits } from './merge-edits.ts'

const base = { id: 1, version: 'a', name: 'Table', price: 100, tags: ['oak'], translations: { ne: { name: 'टेबल' } } }

test('a field changed on one side only keeps that change', () => {
  const merged = mergeEdits(base, { ...base, name: 'Desk' }, { ...base, version: 'b', price: 120 })
  expect(merged).toEqual({ ...base, version: 'b', name: 'Desk', price: 120 })
})

test('only a field that both changed to different values needs a choice', () => {
  const mine = { ...base, name: 'Desk', price: 120, tags: ['oak', 'sal'] }
  const theirs = { ...base, version: 'b', name: 'Bench', price: 120, translations: { ne: { name: 'मेच' } } }
  expect(changedFields(base, mine, theirs)).toEqual([
    { path: 'name', mine: 'Desk', theirs: 'Bench', isMineToo: true },
    { path: 'translations.ne.name', mine: 'टेबल', theirs: 'मेच', isMineToo: false },
  ])
})

test('changes to different fields of one nested object merge', () => {
  const mine = { ...base, translations: { ne: { name: 'डेस्क', note: '' } } }
  const theirs = { ...base, translations: { ne: { name: 'टेबल', note: 'नयाँ' } } }
  expect(mergeEdits(base, mine, theirs)).toMatchObject({ translations: { ne: { name: 'डेस्क', note: 'नयाँ' } } })
})

test('an empty text equals null and undefined', () => {
  expect(changedFields({ note: null }, { note: '' }, { note: undefined })).toEqual([])
})

test('fields that the form does not edit are not saved', () => {
  expect(mergeEdits({ name: 'a' }, { name: 'b' }, { name: 'a', soldCount: 7 })).toEqual({ name: 'b' })
})

test('without changes by others the edited record is saved as it is', () => {
  const record = fc.dictionary(fc.constantFrom('a', 'b', 'c'), fc.oneof(fc.integer(), fc.string(), fc.array(fc.nat())))
  fc.assert(
    fc.property(record, record, (seen, edited) => {
      expect(mergeEdits(seen, edited, seen)).toEqual(edited)
    }),
  )
})
