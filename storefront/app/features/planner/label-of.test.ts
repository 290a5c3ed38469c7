import { expect, test } from 'vitest'
import { piece } from '#domain/planner/sample-plan.fixture.ts'
import { labelsOf } from './label-of.ts'

const set = (id: string, y: number, x = 2500) => ({
  ...piece(id, 'dining-set', [2530, 1690, 760], { x, y }),
  name: 'Janaki',
})
const placesOf = (...pieces: Parameters<typeof labelsOf>[0]) =>
  labelsOf(pieces, () => '253 cm', 100).map(({ x, y }) => [x, y])

test('a label stands in the middle of its piece', () => {
  expect(placesOf(set('one', 1000), set('two', 3000))).toEqual([
    [2500, 1000],
    [2500, 3000],
  ])
})

test('labels of pieces that lie on each other stand below one another', () => {
  expect(placesOf(set('one', 1000), set('two', 1000), set('three', 1100), set('aside', 1000, 3000))).toEqual([
    [2500, 1000],
    [2500, 1240],
    [2500, 1480],
    [3000, 1000],
  ])
})

test('labels stand below one another in letters of any height', () => {
  for (let letter = 90; letter < 110; letter += 0.37) {
    const pieces = Array.from({ length: 60 }, (_, at) => set(`${at}`, 1000 + at))
    const ys = labelsOf(pieces, () => '253 cm', letter).map(({ y }) => y)
    const least = Math.min(...ys.slice(1).map((y, at) => y - ys[at]!))
    expect(least).toBeCloseTo(2 * 1.2 * letter)
  }
})

test('name and size are two lines, along the longer side of a narrow piece', () => {
  const narrow = { ...piece('shelf', 'shelf', [2000, 500, 1800], { turn: 90 }), name: 'Bandipur' }
  expect(labelsOf([narrow], () => '200 cm', 100)).toMatchObject([
    { lines: ['Bandipur', '200 cm'], hasSize: true, isUpright: true },
  ])
})

test('a piece that is too small for a word has no label, and hides none', () => {
  expect(labelsOf([piece('lamp', 'lamp', [100, 100, 1500]), set('set', 2500)], () => '', 100)).toMatchObject([
    { id: 'set', y: 2500 },
  ])
})
