import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fitsInto, freeRectangles } from './free-space.ts'
import type { Polygon } from './geometry.ts'
import { areOverlapping, isInside } from './overlaps.ts'
import type { Plan } from './plan.ts'
import { lShapedRoom } from './rooms.ts'
import { anyRoom, slantedRoom } from './random-plans.fixture.ts'
import { bedroom, door, piece, planOf } from './sample-plan.fixture.ts'
import { shapeOf } from './shapes.ts'

test('an empty room is free as a whole', () => {
  expect(freeRectangles(planOf())).toEqual([{ x: 0, y: 0, width: 5000, depth: 5000, height: 2600 }])
})

test('an L has two largest rectangles', () => {
  const made = lShapedRoom({
    width: 5000,
    depth: 4000,
    height: 2600,
    cut: { corner: 'top-left', width: 2000, depth: 1500 },
  })
  const room = 'room' in made ? made.room : planOf().room
  expect(freeRectangles(planOf({ room }))).toEqual([
    { x: 0, y: 1500, width: 5000, depth: 2500, height: 2600 },
    { x: 2000, y: 0, width: 3000, depth: 4000, height: 2600 },
  ])
})

test('below a window there is more room for what is lower than its sill', () => {
  const window = { kind: 'window' as const, id: 'w', wall: 0, offset: 0, width: 5000, height: 1200, sill: 900 }
  expect(freeRectangles(planOf({ openings: [window] }))).toEqual([
    { x: 0, y: 0, width: 5000, depth: 5000, height: 900 },
    { x: 0, y: 300, width: 5000, depth: 4700, height: 2600 },
  ])
})

test('a door keeps the floor before it, a rug keeps none', () => {
  const pieces = [piece('rug', 'rug', [3000, 3000, 10])]
  expect(freeRectangles(planOf({ pieces, openings: [door({ offset: 4100, width: 900 })] }))).toEqual([
    { x: 900, y: 0, width: 4100, depth: 5000, height: 2600 },
    { x: 0, y: 900, width: 5000, depth: 4100, height: 2600 },
  ])
})

test('a shelf of 49 cm fits between bed and wardrobe, a wider one does not', () => {
  const between = freeRectangles(bedroom).find(({ x }) => x === 4060)!
  expect(between).toEqual({ x: 4060, y: 420, width: 490, depth: 3780, height: 2700 })
  expect(fitsInto(between, { width: 1200, depth: 490, height: 2000 })).toBe(true)
  expect(fitsInto(between, { width: 1200, depth: 500, height: 2000 })).toBe(false)
  expect(fitsInto(between, { width: 400, depth: 400, height: 2701 })).toBe(false)
})

const rectangle = (x: number, y: number, width: number, depth: number): Polygon => [
  { x, y },
  { x: x + width, y },
  { x: x + width, y: y + depth },
  { x, y: y + depth },
]
const isFree = ({ room, pieces }: Plan, shape: Polygon) => {
  return isInside(shape, room.corners) && !pieces.some((other) => areOverlapping(shape, shapeOf(other)))
}

const mm = (min: number, max: number) => fc.integer({ min, max })
const step = (least: number, most: number) => mm(least / 100, most / 100).map((value) => value * 100)
const straight = fc.record({
  x: step(0, 5000),
  y: step(0, 5000),
  width: step(200, 2000),
  depth: step(200, 2000),
  turn: fc.constantFrom(0, 90),
})
const turned = fc.record({
  x: mm(0, 5000),
  y: mm(0, 5000),
  width: mm(200, 2000),
  depth: mm(200, 2000),
  turn: mm(0, 359),
})
const piecesAt = (places: { x: number; y: number; turn: number; width: number; depth: number }[]) =>
  places.map((place, at) => ({ ...piece(`p${at}`, 'sofa', [1, 1, 800]), ...place }))

test('a size fits somewhere exactly if trying every place of a grid finds one', () => {
  fc.assert(
    fc.property(fc.array(straight, { maxLength: 5 }), step(400, 3000), step(400, 3000), (places, width, depth) => {
      const plan = planOf({ pieces: piecesAt(places) })
      const fits = freeRectangles(plan).some((free) => free.width >= width && free.depth >= depth)
      // Everything lies on a grid of 5 cm: half of an odd decimeter.
      const offsets = Array.from({ length: 101 }, (_, at) => at * 50)
      const found = offsets.some((x) => offsets.some((y) => isFree(plan, rectangle(x, y, width, depth))))
      return fits === found
    }),
    { numRuns: 60 },
  )
})

test('what is called free is free, also along slanted walls and beside turned pieces', () => {
  const anyCorners = fc.oneof(
    anyRoom.map(({ corners }) => corners),
    fc.constant(slantedRoom),
  )
  fc.assert(
    fc.property(anyCorners, fc.array(turned, { maxLength: 4 }), (corners, places) => {
      const plan = planOf({ room: { corners, height: 2600 }, pieces: piecesAt(places) })
      return freeRectangles(plan).every(({ x, y, width, depth }) => isFree(plan, rectangle(x, y, width, depth)))
    }),
    { numRuns: 60 },
  )
})

test('no rectangle is within the measures of another', () => {
  fc.assert(
    fc.property(fc.array(turned, { maxLength: 5 }), (places) => {
      const free = freeRectangles(planOf({ pieces: piecesAt(places) }))
      return free.every((one) => {
        return free.every(
          (other) => one === other || one.width > other.width || one.depth > other.depth || one.height > other.height,
        )
      })
    }),
    { numRuns: 60 },
  )
})
