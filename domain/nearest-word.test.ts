import { expect, test } from 'vitest'
import { nearestWord } from './nearest-word.ts'

const known = ['green', 'chair', 'chest', 'sofa', 'shelf', 'table', 'wardrobe', 'bed']

test.each([
  ['chiar', 'chair'], // two letters changed places
  ['sofaa', 'sofa'], // one too many
  ['sof', 'sofa'], // one missing
  ['tabel', 'table'],
  ['wordrob', 'wardrobe'], // one wrong, one missing
  ['warddrobbe', 'wardrobe'],
])('%s means %s', (typed, meant) => {
  expect(nearestWord(typed, known)).toBe(meant)
})

test.each(['xyzzy', 'be', 'x', 'queen', 'elephant', ''])('%j means no word we know', (typed) => {
  expect(nearestWord(typed, known)).toBeUndefined()
})

test('of two words equally near the likelier one, which comes first, is meant', () => {
  expect(nearestWord('shair', ['chair', 'stair'])).toBe('chair')
  expect(nearestWord('shair', ['stair', 'chair'])).toBe('stair')
})

test('letters in the wrong order are likelier than a wrong letter', () => {
  expect(nearestWord('tabel', ['tabul', 'table'])).toBe('table')
})
