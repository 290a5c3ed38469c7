import { expect, test } from 'vitest'
import { type Added, addPiece, copyPiece } from './add-piece.ts'
import { MAX_PIECES, type PieceFacts, type Plan } from './plan.ts'
import { bedroom, door, piece, planOf, wardrobe } from './sample-plan.fixture.ts'
import { warningsOf } from './warnings.ts'

const placeOf = (made: Added) => {
  const found = 'plan' in made ? made.plan.pieces.find(({ id }) => id === made.id) : undefined
  return found && { x: found.x, y: found.y, turn: found.turn }
}

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
