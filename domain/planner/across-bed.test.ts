import { expect, test } from 'vitest'
import { type Added, addPiece, copyPiece } from './add-piece.ts'
import { piece, planOf } from './sample-plan.fixture.ts'

const bed = piece('bed', 'bed', [1600, 2000, 900], { y: 1000 })
const left = piece('left', 'drawers', [450, 400, 550], { x: 1450, y: 200 })

const placeOf = (made: Added) => {
  const found = 'plan' in made ? made.plan.pieces.find(({ id }) => id === made.id) : undefined
  return found && { x: found.x, y: found.y, turn: found.turn }
}

test('a second bedside table is added at the other side of the bed, and a copied one likewise', () => {
  const plan = planOf({ pieces: [bed, left] })
  expect(placeOf(addPiece(plan, left))).toEqual({ x: 3550, y: 200, turn: 0 })
  expect(placeOf(copyPiece(plan, 'left'))).toEqual({ x: 3550, y: 200, turn: 0 })
})

test('beside a turned bed the second table is turned the other way round, as in a mirror', () => {
  const turned = { ...bed, x: 4000, y: 2500, turn: 90 }
  const facingAway = { ...left, x: 4770, y: 1450, turn: 180 }
  expect(placeOf(copyPiece(planOf({ pieces: [turned, facingAway] }), 'left'))).toEqual({ x: 4770, y: 3550, turn: 0 })
})

test.each([
  ['a third one', [bed, left, { ...left, id: 'right', x: 3550 }]],
  ['one whose pair stands away from the bed', [bed, { ...left, x: 300 }]],
  ['one as wide as a wardrobe', [bed, { ...left, width: 800, x: 1290 }]],
])('%s goes where a copy goes otherwise', (_, pieces) => {
  const made = placeOf(copyPiece(planOf({ pieces }), 'left'))
  const [first, wide] = [pieces[1]!.x, pieces[1]!.width]
  expect([first + wide, first - wide]).toContain(made?.x)
})
