import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { misplaced, overlaps } from './collisions.ts'
import { type Added, addPiece, copyPiece } from './add-piece.ts'
import { changeVariant, movePiece, removePiece, swapPiece, turnPiece } from './edits.ts'
import { fitsInstead } from './fits-instead.ts'
import { placeFromWalls } from './inside.ts'
import { MAX_PIECES, type PieceFacts, type Plan } from './plan.ts'
import { anyPlan } from './random-plans.fixture.ts'
import { planFrom } from './read-plan.ts'
import { warningsOf } from './warnings.ts'
import { bedroom, door, piece, planOf } from './sample-plan.fixture.ts'

const wardrobe: PieceFacts = {
  name: 'Lumbini wardrobe',
  kind: 'wardrobe',
  width: 1530,
  depth: 650,
  height: 2100,
  own: false,
  productId: '12',
  variantId: '34',
}
const placeOf = (made: Added) => {
  const found = 'plan' in made ? made.plan.pieces.find(({ id }) => id === made.id) : undefined
  return found && { x: found.x, y: found.y, turn: found.turn }
}
const find = ({ pieces }: Plan, id: string) => pieces.find((one) => one.id === id)

test('a piece is added at the first free place, with its back to a wall', () => {
  expect(addPiece(planOf(), wardrobe)).toMatchObject({ id: 'piece-1', isFree: true })
  expect(placeOf(addPiece(planOf(), wardrobe))).toEqual({ x: 765, y: 325, turn: 0 })
  const withDoor = planOf({ openings: [door({ wall: 0, offset: 300 })] })
  expect(placeOf(addPiece(withDoor, wardrobe))).toEqual({ x: 1965, y: 325, turn: 0 })
})

test.each([
  ['in the middle of the bed, turned like it', [1530, 1900], { x: 4000, y: 2500, turn: 90 }],
  ['as large as the bed', [1600, 2000], { x: 4000, y: 2500, turn: 90 }],
  ['wider than the bed', [1800, 2000], { x: 900, y: 1000, turn: 0 }],
] as const)('a mattress is added %s', (_, [width, depth], expected) => {
  const bed = piece('bed', 'bed', [1600, 2000, 900], { x: 4000, y: 2500, turn: 90 })
  const mattress: PieceFacts = { ...wardrobe, kind: 'mattress', width, depth, height: 200 }
  expect(placeOf(addPiece(planOf({ pieces: [bed] }), mattress))).toEqual(expected)
})

test('a second mattress goes to the second bed, and a third to the floor', () => {
  const beds = [1000, 4000].map((x) => piece(`bed-${x}`, 'bed', [1600, 2000, 900], { x, y: 1000 }))
  const mattress: PieceFacts = { ...wardrobe, kind: 'mattress', width: 1530, depth: 1900, height: 200 }
  let plan = planOf({ pieces: beds })
  const places = [1, 2, 3].map(() => {
    const made = addPiece(plan, mattress)
    if ('plan' in made) ({ plan } = made)
    return placeOf(made)
  })
  expect(places.map((place) => place?.x)).toEqual([4000, 1000, 4050])
})

test('a high piece is not added before a window, a low one is', () => {
  const window = { kind: 'window' as const, id: 'w', wall: 0, offset: 200, width: 4600, height: 1200, sill: 900 }
  expect(placeOf(addPiece(planOf({ openings: [window] }), wardrobe))).toEqual({ x: 4675, y: 1065, turn: 90 })
  const chest = { ...wardrobe, kind: 'drawers' as const, height: 900 }
  expect(placeOf(addPiece(planOf({ openings: [window] }), chest))).toEqual({ x: 765, y: 325, turn: 0 })
})

test('a wardrobe is added where its doors open, and nothing is put before them', () => {
  const bed = piece('bed', 'bed', [1600, 2000, 900], { x: 1000, y: 2000 })
  expect(placeOf(addPiece(planOf({ pieces: [bed] }), wardrobe))).toEqual({ x: 2565, y: 325, turn: 0 })
  const first = addPiece(planOf(), wardrobe)
  if ('problem' in first) throw new Error(first.problem)
  const second = addPiece(first.plan, { ...wardrobe, kind: 'table', width: 3300 })
  expect(placeOf(second)).toEqual({ x: 3180, y: 325, turn: 0 })
  expect(placeOf(addPiece(first.plan, { ...wardrobe, kind: 'table', width: 3600 }))).toEqual({
    x: 4675,
    y: 1800,
    turn: 90,
  })
})

const set: PieceFacts = { ...wardrobe, kind: 'dining-set', width: 1800, depth: 1500, height: 760 }

test.each([
  ['in an empty room', {}, set],
  ['beside a wardrobe', { pieces: [piece('wardrobe', 'wardrobe', [1530, 650, 2100], { x: 765, y: 325 })] }, set],
  ['with a door', { openings: [door({ wall: 0, offset: 300 })] }, set],
  ['deeper than wide', {}, { ...set, width: 1500, depth: 1800 }],
] satisfies [string, Partial<Plan>, PieceFacts][])(
  'a dining set is added with room behind its chairs: %s',
  (_, parts, facts) => {
    const made = addPiece(planOf(parts), facts)
    if ('problem' in made) throw new Error(made.problem)
    expect(made.isFree).toBe(true)
    expect(warningsOf(made.plan)).toEqual([])
  },
)

test('a set stands well in a room that is deep enough for its table and 75 cm on either side', () => {
  const room = { corners: planOf().room.corners.map(({ x, y }) => ({ x: Math.min(x, 3200), y: Math.min(y, 2800) })) }
  const table = { width: 1700, depth: 900 }
  const janaki: PieceFacts = { ...set, own: false, productId: '1', variantId: '2', width: 2530, depth: 1690, table }
  const made = addPiece(planOf({ room: { ...room, height: 2600 } }), janaki)
  if ('problem' in made) throw new Error(made.problem)
  expect(made.isFree).toBe(true)
  expect(warningsOf(made.plan)).toEqual([])
})

test('nothing is added behind the chairs of a dining set', () => {
  const table = piece('set', 'dining-set', [1800, 1500, 760], { x: 900, y: 1550 })
  const made = addPiece(planOf({ pieces: [table] }), { ...wardrobe, kind: 'table', depth: 450 })
  if ('problem' in made) throw new Error(made.problem)
  expect(warningsOf(made.plan).filter(({ kind }) => kind === 'behind-chair')).toEqual([])
})

test('without room behind its chairs a dining set is still added', () => {
  const bed = piece('bed', 'bed', [5000, 3000, 900], { x: 2500, y: 3500 })
  expect(placeOf(addPiece(planOf({ pieces: [bed] }), set))).toEqual({ x: 900, y: 750, turn: 0 })
})

test('a chair is added beside a desk, and under it only where nothing else is free', () => {
  const desk = piece('desk', 'desk', [1100, 550, 760], { x: 550, y: 275 })
  const chair = piece('chair', 'chair', [600, 600, 850])
  expect(placeOf(addPiece(planOf({ pieces: [desk] }), chair))).toEqual({ x: 1400, y: 300, turn: 0 })
  const table = piece('table', 'table', [5000, 550, 760], { y: 4725 })
  const bed = piece('bed', 'bed', [5000, 3900, 400], { y: 1950 })
  expect(placeOf(addPiece(planOf({ pieces: [table, bed] }), chair))).toEqual({ x: 300, y: 4200, turn: 0 })
})

test('without room before its doors a wardrobe is still added', () => {
  const bed = piece('bed', 'bed', [5000, 4300, 900], { x: 2500, y: 2850 })
  expect(addPiece(planOf({ pieces: [bed] }), wardrobe)).toMatchObject({ isFree: true })
})

test('a rug is added on the floor, and where nothing is free a piece comes to the middle', () => {
  expect(placeOf(addPiece(bedroom, { ...wardrobe, kind: 'rug' }))).toEqual({ x: 765, y: 325, turn: 0 })
  expect(addPiece(planOf(), { ...wardrobe, width: 6000 })).toMatchObject({ isFree: false })
  expect(placeOf(addPiece(planOf(), { ...wardrobe, width: 6000 }))).toEqual({ x: 2500, y: 2500, turn: 0 })
})

test('a full plan takes no more pieces', () => {
  const pieces = Array.from({ length: MAX_PIECES }, (_, at) => piece(`p${at}`, 'chair', [400, 400, 800]))
  expect(addPiece(planOf({ pieces }), wardrobe)).toEqual({ problem: 'too-many' })
  expect(copyPiece(planOf({ pieces }), 'p0')).toEqual({ problem: 'too-many' })
})

test('a copy stands at the right side, else at the left, else where there is room', () => {
  const chest = piece('chest', 'drawers', [1000, 500, 800], { x: 1500, y: 250 })
  expect(placeOf(copyPiece(planOf({ pieces: [chest] }), 'chest'))).toEqual({ x: 2500, y: 250, turn: 0 })
  const blocked = planOf({ pieces: [chest, piece('bed', 'bed', [1600, 2000, 900], { x: 3000, y: 1000 })] })
  expect(placeOf(copyPiece(blocked, 'chest'))).toEqual({ x: 500, y: 250, turn: 0 })
  const turned = planOf({ pieces: [{ ...chest, x: 4750, y: 1500, turn: 90 }] })
  expect(placeOf(copyPiece(turned, 'chest'))).toEqual({ x: 4750, y: 2500, turn: 90 })
  const corner = planOf({
    pieces: [{ ...chest, x: 500 }, piece('bed', 'bed', [1600, 2000, 900], { x: 1800, y: 1000 })],
  })
  expect(placeOf(copyPiece(corner, 'chest'))).toEqual({ x: 3100, y: 250, turn: 0 })
})

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

const chest = piece('chest', 'drawers', [1000, 500, 800])
const wide = {
  kind: 'drawers',
  own: false,
  name: 'Wide',
  productId: '7',
  variantId: '71',
  width: 1600,
  depth: 600,
  height: 900,
} as const

test('another piece takes the place, the turn and the wall of the one before', () => {
  const at = { ...chest, id: 'one', x: 2500, y: 250, turn: 0 }
  const swapped = swapPiece(planOf({ pieces: [at] }), 'one', wide)
  expect(swapped.pieces).toEqual([{ ...wide, id: 'one', x: 2500, y: 300, turn: 0 }])
})

test('another piece fits if it is no larger, or if the floor around is free', () => {
  const at = { ...chest, id: 'one', x: 2500, y: 250, turn: 0 }
  const near = { ...chest, id: 'near', x: 3600, y: 250, turn: 0 }
  expect(fitsInstead(planOf({ pieces: [at] }), 'one', wide)).toBe(true)
  expect(fitsInstead(planOf({ pieces: [at, near] }), 'one', wide)).toBe(false)
  expect(fitsInstead(planOf({ pieces: [at, near] }), 'one', { ...wide, width: 1000, depth: 500, height: 800 })).toBe(
    true,
  )
  expect(fitsInstead(planOf({ pieces: [at] }), 'one', { ...wide, height: 2700 })).toBe(false)
})
