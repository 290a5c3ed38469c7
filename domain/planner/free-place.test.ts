import { expect, test } from 'vitest'
import { misplaced } from './collisions.ts'
import { type Added, addPiece, copyPiece } from './add-piece.ts'
import type { PieceFacts } from './plan.ts'
import { piece, planOf } from './sample-plan.fixture.ts'

const sold = { own: false, productId: '12', variantId: '34' } as const
const placeOf = (made: Added) => {
  const found = 'plan' in made ? made.plan.pieces.find(({ id }) => id === made.id) : undefined
  return found && { x: found.x, y: found.y, turn: found.turn }
}
const roomOf = (width: number, depth: number) => {
  const corners = planOf().room.corners.map(({ x, y }) => ({ x: x && width, y: y && depth }))
  return { corners, height: 2600 }
}

test('pieces along a wall stand side by side, so that as many fit as there is room for', () => {
  const table: PieceFacts = { ...sold, name: 'Table', kind: 'table', width: 1680, depth: 900, height: 750 }
  let plan = planOf({ room: roomOf(5050, 1000) })
  const areFree = [1, 2, 3].map(() => {
    const made = addPiece(plan, table)
    if ('plan' in made) ({ plan } = made)
    return 'plan' in made && made.isFree
  })
  expect(areFree).toEqual([true, true, true])
})

test.each([
  ['between two steps of 10 cm', [1030, 1000]],
  ['where it only fits turned', [1000, 1030]],
] as const)('a piece takes the free place that is left in the middle of a room: %s', (_, [width, depth]) => {
  const pieces = [
    piece('top', 'box', [5000, 1030, 900], { y: 515 }),
    piece('bottom', 'box', [5000, 2970, 900], { y: 3515 }),
    piece('left', 'box', [1030, 1000, 900], { x: 515, y: 1530 }),
    piece('right', 'box', [2940, 1000, 900], { x: 3530, y: 1530 }),
  ]
  const made = addPiece(planOf({ pieces }), { ...sold, name: 'Table', kind: 'box', width, depth, height: 750 })
  expect(made).toMatchObject({ isFree: true })
  expect(placeOf(made)).toMatchObject({ x: 1545, y: 1530 })
})

test('without a free place a piece or a copy lies within the room, away from the middle of the others', () => {
  const bed = piece('bed', 'bed', [3000, 3000, 900], { x: 3500, y: 3500 })
  const plan = planOf({ pieces: [bed] })
  const wide: PieceFacts = { ...sold, name: 'Table', kind: 'bed', width: 2600, depth: 2600, height: 900 }
  for (const made of [addPiece(plan, wide), copyPiece(plan, 'bed')]) {
    expect(made).toMatchObject({ isFree: false })
    const at = placeOf(made)!
    expect(Math.hypot(at.x - 3500, at.y - 3500)).toBeGreaterThan(2500)
    expect('plan' in made && misplaced(made.plan)).toEqual([])
  }
})
