import { expect, test } from 'vitest'
import { nearWords } from './nearest-word.ts'

const known = ['green', 'chair', 'chest', 'sofa', 'shelf', 'table', 'wardrobe', 'bed']

test.each([
  ['chiar', 'chair'], // two letters changed places
  ['sofaa', 'sofa'], // one too many
  ['sof', 'sofa'], // one missing
  ['tabel', 'table'],
  ['wordrobe', 'wardrobe'], // another vowel
  ['soffaa', 'sofa'], // two letters twice
  ['warddrobbe', 'wardrobe'],
  ['wadro', 'wardrobe'], // one missing, the rest not typed yet
])('%s means %s', (typed, meant) => {
  expect(nearWords(typed, known)[0]?.word).toBe(meant)
})

test.each(['xyzzy', 'be', 'x', 'queen', 'elephant', 'cha', ''])('%j means no word we know', (typed) => {
  expect(nearWords(typed, known)).toEqual([])
})

test.each([
  ['asdfgh', 'ash'],
  ['darwaja', 'daraj'],
  ['rakhne', 'lekhne'],
  ['kapda', 'kapas'],
  ['shoes', 'sheesham'], // a plural is no beginning
  ['sheet', 'sheesham'], // and neither is a word with another last letter
  ['पर्दा', 'घर्रा'],
  ['बेड', 'बेत'], // in a short word another consonant is another word
  ['son', 'sun'], // common words are no slips of the pen
  ['cat', 'cot'],
  ['sell', 'sal'],
  ['wedding', 'bedding'],
  ['chori', 'chair'],
  ['छोरी', 'छोटी'],
  ['center', 'carpenter'], // three letters missing
  ['bord', 'bolted'], // too short for two missing letters
])('%s is not corrected to %s', (typed, word) => {
  expect(nearWords(typed, [word])).toEqual([])
})

test.each([
  ['daraz', 'daraj'],
  ['palung', 'palang'],
  ['kabinat', 'kabinet'],
  ['कुर्सि', 'कुर्सी'],
  ['matres', 'mattress'],
  ['cofa', 'sofa'],
  ['pasword', 'passwords'],
  ['bad', 'bed'],
  ['सोफ', 'सोफा'],
  ['warobe', 'wardrobe'], // two letters missing between the first and the last
  ['cubord', 'cupboard'],
  ['cubard', 'cupboard'],
])('%s sounds like %s', (typed, word) => {
  expect(nearWords(typed, [word])).toHaveLength(1)
})

test('a word that begins otherwise is meant only with slack', () => {
  expect(nearWords('dofa', ['sofa'])).toEqual([])
  expect(nearWords('dofa', ['sofa'], 0.5)).toHaveLength(1)
})

test('of two words equally near the likelier one, which is given first, comes first', () => {
  expect(nearWords('shair', ['chair', 'stair']).map(({ word }) => word)).toEqual(['chair', 'stair'])
  expect(nearWords('shair', ['stair', 'chair']).map(({ word }) => word)).toEqual(['stair', 'chair'])
})

test('letters in the wrong order are likelier than a wrong letter', () => {
  expect(nearWords('tabel', ['tabul', 'table'])[0]?.word).toBe('table')
})

test('a word near as a whole comes before one that merely begins so', () => {
  expect(nearWords('benhc', ['benchwork', 'bench'])[0]?.word).toBe('bench')
})

test('slack forgives more mistakes', () => {
  expect(nearWords('sfao', ['sofa'])).toEqual([])
  expect(nearWords('sfao', ['sofa'], 1)).toHaveLength(1)
})
