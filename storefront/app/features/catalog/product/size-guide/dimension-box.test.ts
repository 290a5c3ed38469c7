import fc from 'fast-check'
import { expect, test } from 'vitest'
import { boxOutline, DRAWING, labelPlaces, type Label } from './dimension-box.ts'

const centimetres = fc.integer({ min: 1, max: 1000 })
/** Width of 'Height 32 ft 10 in' in the largest font size. */
const LONGEST = 136

test('every box fits into the drawing', () => {
  fc.assert(
    fc.property(centimetres, centimetres, centimetres, (width, depth, height) => {
      const { front, back, person } = boxOutline({ width, depth, height })
      for (const { x, y } of [...front, ...back, ...(person ? [person] : [])]) {
        expect(x).toBeGreaterThanOrEqual(0)
        expect(x).toBeLessThanOrEqual(DRAWING.width)
        expect(y).toBeGreaterThanOrEqual(0)
        expect(y).toBeLessThanOrEqual(DRAWING.height)
      }
    }),
  )
})

test('the front keeps its proportions', () => {
  const { front } = boxOutline({ width: 200, depth: 50, height: 100 })
  const [lowerLeft, upperLeft, upperRight] = front
  expect((upperRight.x - upperLeft.x) / (lowerLeft.y - upperLeft.y)).toBeCloseTo(2)
})

test('a person is beside furniture, but not beside a cushion', () => {
  expect(boxOutline({ width: 176, depth: 219, height: 124 }).person).not.toBeNull()
  expect(boxOutline({ width: 50, depth: 50, height: 20 }).person).toBeNull()
})

test.each([
  [176, 219, 124],
  [253, 169, 85],
  [44, 52, 85],
  [96, 34, 182],
  [220, 240, 4],
  [51, 50, 154],
  [1000, 1, 1],
  [1, 1, 1000],
  [1, 1000, 1],
])('the labels of %i x %i x %i cm do not overlap and are inside the drawing', (width, depth, height) => {
  const places = Object.values(labelPlaces(boxOutline({ width, depth, height }), LONGEST)).map(boxOf)
  for (const [at, one] of places.entries()) {
    expect(one.left).toBeGreaterThanOrEqual(0)
    expect(one.right).toBeLessThanOrEqual(DRAWING.width + 1)
    for (const other of places.slice(at + 1)) expect(overlap(one, other)).toBe(false)
  }
})

test('a depth label that is moved to the left does not cover its own line', () => {
  const outline = boxOutline({ width: 253, depth: 169, height: 85 })
  const [frontRight, backRight] = [outline.front[3], outline.back[3]]
  const label = boxOf(labelPlaces(outline, LONGEST).depth)
  const slope = (backRight.y - frontRight.y) / (backRight.x - frontRight.x)
  const measureAt = (x: number) => frontRight.y + 7 + slope * (x - 7 - frontRight.x)
  expect(label.top).toBeGreaterThan(measureAt(label.left) + 5)
})

type Box = { left: number; right: number; top: number; bottom: number }

function boxOf({ x, y, anchor, isUpright }: Label): Box {
  if (isUpright) return { left: x - 16, right: x + 4, top: y - LONGEST / 2, bottom: y + LONGEST / 2 }
  const left = { start: x, middle: x - LONGEST / 2, end: x - LONGEST }[anchor]
  return { left, right: left + LONGEST, top: y - 16, bottom: y + 4 }
}

function overlap(one: Box, other: Box): boolean {
  const apart = one.right <= other.left || other.right <= one.left || one.bottom <= other.top || other.bottom <= one.top
  return !apart
}
