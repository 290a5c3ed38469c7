import fc from 'fast-check'
import { expect, test } from 'vitest'
import { distanceAgrees, insideAgrees, overlapAgrees } from './geometry-agreement.fixture.ts'
import { areaOf, boundsOf, lengthOf, type Polygon, turnedOval, turnedRectangle } from './geometry.ts'
import { areOverlapping, isInside, nearestPoints, overlapOf, penetration } from './overlaps.ts'

const RUNS = 500
const at = (x: number, y: number, width: number, depth: number, turn = 0): Polygon => {
  return turnedRectangle({ x, y, width, depth, turn })
}

test.each([
  [
    'not turned',
    0,
    [
      [-50, -20],
      [50, -20],
      [50, 20],
      [-50, 20],
    ],
  ],
  [
    'with its front to the left',
    90,
    [
      [20, -50],
      [20, 50],
      [-20, 50],
      [-20, -50],
    ],
  ],
  [
    'with its front up',
    180,
    [
      [50, 20],
      [-50, 20],
      [-50, -20],
      [50, -20],
    ],
  ],
])('the corners of a rectangle %s begin at the back left', (_, turn, expected) => {
  const corners = at(0, 0, 100, 40, turn).map(({ x, y }) => [x + 0, y + 0])
  expect(corners).toEqual(expected)
})

test.each([
  ['side by side', at(0, 0, 100, 100), at(100, 0, 100, 100), false],
  ['within the tolerance', at(0, 0, 100, 100), at(99, 0, 100, 100), false],
  ['beyond it', at(0, 0, 100, 100), at(98, 0, 100, 100), true],
  ['a corner at a side', at(0, 0, 100, 100), at(121, 0, 100, 100, 45), false],
  ['a corner in a side', at(0, 0, 100, 100), at(118, 0, 100, 100, 45), true],
  ['one within the other', at(0, 0, 100, 100), at(10, 10, 20, 20, 30), true],
  ['a cross', at(0, 0, 100, 10), at(0, 0, 10, 100), true],
])('rectangles overlap: %s', (_, one, other, expected) => {
  expect(areOverlapping(one, other)).toBe(expected)
  expect(areOverlapping(other, one)).toBe(expected)
})

test('an overlap says how far it goes and which floor is shared', () => {
  const [one, other] = [at(0, 0, 100, 100), at(70, 0, 100, 60)]
  expect(penetration(one, other)).toBe(30)
  expect(areaOf(overlapOf(one, other))).toBe(30 * 60)
})

test('the nearest points of two rectangles are where the line between them is drawn', () => {
  const { distance, segment } = nearestPoints(at(0, 0, 100, 100), at(200, 300, 100, 100))
  expect(distance).toBeCloseTo(Math.hypot(100, 200))
  expect(segment).toEqual([
    { x: 50, y: 50 },
    { x: 150, y: 250 },
  ])
})

test('a rectangle that touches the walls of a room is inside, one across an inner corner is not', () => {
  const room: Polygon = [
    { x: 0, y: 0 },
    { x: 4000, y: 0 },
    { x: 4000, y: 4000 },
    { x: 2000, y: 4000 },
    { x: 2000, y: 2000 },
    { x: 0, y: 2000 },
  ]
  expect(isInside(at(1000, 1000, 2000, 2000), room)).toBe(true)
  expect(isInside(at(1000, 1002, 2000, 2000), room)).toBe(false)
  expect(isInside(at(2000, 2000, 500, 500), room)).toBe(false)
  expect(isInside(at(1000, 3000, 500, 500), room)).toBe(false)
  expect(isInside(at(9000, 3000, 500, 500), room)).toBe(false)
})

test('overlaps agree with brute force, and nothing that it finds is called free', () => {
  fc.assert(overlapAgrees, { numRuns: RUNS })
})

test('what is inside of a room agrees with brute force', () => {
  fc.assert(insideAgrees, { numRuns: RUNS })
})

test('distances agree with brute force', () => {
  fc.assert(distanceAgrees, { numRuns: RUNS })
})

test('the polygon around a circle is as wide as it along both axes, and at most 1% wider elsewhere', () => {
  const oval = turnedOval({ x: 100, y: 200, width: 1000, depth: 1000, turn: 0 })
  const { left, right, top, bottom } = boundsOf(oval)
  for (const [side, edge] of [
    [left, -400],
    [right, 600],
    [top, -300],
    [bottom, 700],
  ] as const) {
    expect(side).toBeCloseTo(edge, 6)
  }
  const radii = oval.map((corner) => lengthOf([{ x: 100, y: 200 }, corner]))
  expect(Math.min(...radii)).toBeGreaterThanOrEqual(500)
  expect(Math.max(...radii)).toBeLessThan(505)
  expect(areaOf(oval)).toBeGreaterThan(0)
})
