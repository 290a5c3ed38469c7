import { expect, test } from 'vitest'
import { spellingsOf } from './nepali-spellings.ts'

test.each([
  ['पलंग', 'पलङ'],
  ['पलङ्ग', 'पलङ'],
  ['पलङ', 'पलंग'],
  ['डाइनिंग टेबल', 'डाइनिङ टेबल'],
  ['सिंगल', 'सिङ्गल'],
  ['पांग्रा', 'पाङ्ग्रा'],
  ['बंक', 'बङ्क'],
  ['बेंच', 'बेन्च'],
  ['बेञ्च', 'बेन्च'],
  ['सेंटर', 'सेन्टर'],
  ['सेण्टर', 'सेन्टर'],
  ['सेन्टर', 'सेंटर'],
  ['बगैञ्चा', 'बगैंचा'],
  ['कंबल', 'कम्बल'],
  ['आंगन', 'आँगन'],
])('%s is also written %s', (typed, other) => {
  expect(spellingsOf(typed)).toContain(other)
})

test.each(['सोफा', 'bed', 'कुर्सी', ''])('%j has one spelling', (typed) => {
  expect(spellingsOf(typed)).toEqual([typed])
})

test.each(['पलंग', 'पलङ्ग', 'सिंगल', 'नाम', 'पञ्च', 'ं'])('%s comes first, each spelling once', (typed) => {
  const spellings = spellingsOf(typed)
  expect(spellings[0]).toBe(typed)
  expect(new Set(spellings).size).toBe(spellings.length)
})
