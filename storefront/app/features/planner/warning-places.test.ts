import { expect, test } from 'vitest'
import { middleOf } from '#domain/planner/geometry.ts'
import { bedroom, piece, planOf } from '#domain/planner/sample-plan.fixture.ts'
import { warningsOf } from '#domain/planner/warnings.ts'
import { messages as english } from '#messages/pages.ts'
import { addMessages, textIn } from '../../messages/text.ts'
import { DISC, lineOf, numberPlaces } from './warning-places.ts'
import { halves, labelsOf } from './label-of.ts'
import { inLayers } from './layers.ts'
import { floorText } from './words.ts'

addMessages('en', english)
const words = { text: textIn('en'), unit: 'cm' } as const
const narrow = piece('Lumbini', 'shelf', [1530, 350, 2100])
const overlapping = planOf({
  pieces: [narrow, { ...piece('Bandipur', 'shelf', [1530, 350, 2100], { y: 2600 }) }],
})

/** How far the nearest part of a name is from the middle of a number, in radii. */
function nearestName(plan: typeof bedroom, letter: number): number {
  const labels = labelsOf(inLayers(plan.pieces), (one) => floorText(words, one), letter)
  const distances = numberPlaces(warningsOf(plan), plan, words, letter).flatMap(({ x, y }) =>
    labels.map((label) => {
      const { width, height } = halves(label, letter)
      return Math.hypot(Math.max(0, Math.abs(x - label.x) - width), Math.max(0, Math.abs(y - label.y) - height))
    }),
  )
  return Math.min(...distances) / (DISC * letter)
}

test.each([
  ['two narrow pieces that overlap', overlapping, 100],
  ['a bedroom', bedroom, 120],
  ['a bedroom on a phone', bedroom, 190],
])('the numbers of %s cover no name', (_, plan, letter) => {
  expect(warningsOf(plan).length).toBeGreaterThan(0)
  expect(nearestName(plan, letter)).toBeGreaterThanOrEqual(0.999)
})

test('a number stands in the middle of what it is about where no name is', () => {
  const plan = planOf({ pieces: [{ ...narrow, name: '' }] })
  const warning = warningsOf({ ...plan, pieces: [{ ...narrow, name: '', x: 0 }] })[0]!
  expect(numberPlaces([warning], plan, words, 100)).toEqual([middleOf(lineOf(warning) ?? warning.shape)])
})

test('numbers of the same place stand beside each other', () => {
  const [warning] = warningsOf(overlapping)
  const [one, other] = numberPlaces([warning!, warning!], overlapping, words, 100)
  expect(Math.hypot(one!.x - other!.x, one!.y - other!.y)).toBeGreaterThan(1.5 * DISC * 100)
})
