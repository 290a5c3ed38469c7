import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { misplaced, overlaps } from './collisions.ts'
import { addPiece, copyPiece } from './add-piece.ts'
import { removePiece, turnPiece } from './edits.ts'
import { movePiece } from './move-piece.ts'
import { changeVariant, swapPiece } from './edits.ts'
import { placeFromWalls } from './inside.ts'
import type { Plan } from './plan.ts'
import { anyPlan } from './random-plans.fixture.ts'
import { planFrom } from './read-plan.ts'
import { bedroom, chest, piece, planOf, wardrobe, wide } from './sample-plan.fixture.ts'

const find = ({ pieces }: Plan, id: string) => pieces.find((one) => one.id === id)

test('moving and turning round, and stay in sight', () => {
  const moved = movePiece(bedroom, 'bed', { x: 1000.4, y: 99_999, turn: -90 })
  expect(find(moved, 'bed')).toMatchObject({ x: 1000, y: 25_000, turn: 270 })
  expect(find(turnPiece(bedroom, 'wardrobe', 300), 'wardrobe')).toMatchObject({ turn: 30 })
  expect(find(moved, 'rug')).toBe(find(bedroom, 'rug'))
})

test('a removed piece is gone, and an unknown one is a bug', () => {
  expect(removePiece(bedroom, 'bed').pieces).toHaveLength(bedroom.pieces.length - 1)
  expect(() => removePiece(bedroom, 'sofa')).toThrow('There is no piece sofa')
})

const larger = { variantId: '35', name: 'Lumbini wardrobe, large', width: 1930, depth: 750, height: 2100 }

test('another size keeps the wall behind it', () => {
  const at = (x: number, y: number, turn: number) => {
    const plan = planOf({ pieces: [{ ...wardrobe, id: 'w', x, y, turn }] })
    return find(changeVariant(plan, 'w', larger), 'w')
  }
  expect(at(2500, 325, 0)).toMatchObject({ ...larger, x: 2500, y: 375 })
  expect(at(4675, 2500, 90)).toMatchObject({ x: 4625, y: 2500 })
  // In a corner it grows away from both walls.
  expect(at(765, 325, 0)).toMatchObject({ x: 965, y: 375 })
  expect(at(4235, 325, 0)).toMatchObject({ x: 4035, y: 375 })
  expect(at(325, 765, 270)).toMatchObject({ x: 375, y: 965 })
})

test('a set in another size has the table of that size, or none', () => {
  const table = { width: 1700, depth: 900 }
  const before = {
    ...wardrobe,
    kind: 'dining-set' as const,
    width: 2530,
    depth: 1690,
    table,
    id: 'w',
    x: 2500,
    y: 2500,
    turn: 0,
  }
  const plan = planOf({ pieces: [before] })
  expect(find(changeVariant(plan, 'w', larger), 'w')).not.toHaveProperty('table')
  const color = { variantId: '36', name: 'Janaki', width: 2530, depth: 1690, height: 760, table }
  expect(find(changeVariant(plan, 'w', color), 'w')).toMatchObject({ table })
})

test('the own furniture of a shopper has no variants', () => {
  expect(() => changeVariant(bedroom, 'bed', larger)).toThrow('Piece bed has no variants')
})

test('typed distances move a piece, each for itself', () => {
  expect(find(placeFromWalls(bedroom, 'wardrobe', { left: 4000, top: 100 }), 'wardrobe')).toMatchObject({
    x: 4325,
    y: 865,
  })
  expect(find(placeFromWalls(bedroom, 'wardrobe', { top: 0 }), 'wardrobe')).toMatchObject({ x: 4875, y: 765 })
  expect(placeFromWalls(bedroom, 'wardrobe', {})).toEqual(bedroom)
})

test('edits of any plan leave a plan that can be read again, and a free place has no conflict', () => {
  fc.assert(
    fc.property(anyPlan, fc.nat(11), fc.integer(), (plan, choice, number) => {
      const added = addPiece(plan, { ...wardrobe, width: 800 })
      if (!('plan' in added)) return false
      const target = added.plan.pieces[choice % added.plan.pieces.length]!.id
      const copied = copyPiece(added.plan, target)
      const edited = [
        added.plan,
        ...('plan' in copied ? [copied.plan] : []),
        movePiece(added.plan, target, { x: number, y: -number }),
        turnPiece(added.plan, target, number),
        changeVariant(added.plan, added.id, larger),
        placeFromWalls(added.plan, target, { left: 120, top: 40 }),
        removePiece(added.plan, target),
      ]
      const conflicts = [...misplaced(added.plan), ...overlaps(added.plan)].filter(({ pieces }) =>
        pieces.includes(added.id),
      )
      return (
        edited.every((one) => isDeepStrictEqual(planFrom(one), { plan: one })) &&
        (!added.isFree || conflicts.length === 0)
      )
    }),
    { numRuns: 60 },
  )
})

test('a piece that turns beside a wall stays in the room, unless it does not fit', () => {
  const desk = piece('desk', 'desk', [1100, 550, 760], { x: 550, y: 275 })
  expect(find(turnPiece(planOf({ pieces: [desk] }), 'desk', 90), 'desk')).toMatchObject({ x: 550, y: 550, turn: 90 })
  const corner = { ...desk, x: 4450, y: 4725 }
  expect(find(turnPiece(planOf({ pieces: [corner] }), 'desk', 90), 'desk')).toMatchObject({ x: 4450, y: 4450 })
  const long = { ...desk, width: 4900, x: 2500 }
  const narrow = planOf({
    pieces: [long],
    room: { corners: planOf().room.corners.map(({ x, y }) => ({ x, y: Math.min(y, 2000) })), height: 2600 },
  })
  expect(find(turnPiece(narrow, 'desk', 90), 'desk')).toMatchObject({ x: 2500, y: 275, turn: 90 })
})

test('another piece takes the place, the turn and the wall of the one before', () => {
  const at = { ...chest, id: 'one', x: 2500, y: 250, turn: 0 }
  const swapped = swapPiece(planOf({ pieces: [at] }), 'one', wide)
  expect(swapped.pieces).toEqual([{ ...wide, id: 'one', x: 2500, y: 300, turn: 0 }])
})
