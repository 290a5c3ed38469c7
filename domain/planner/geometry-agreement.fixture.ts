// oxlint-disable-next-line eslint/no-restricted-imports -- only tests import this file
import fc from 'fast-check'
import { grown, isWithinRectangle, isWithinRoom, pointsOf } from './brute-force.fixture.ts'
import { type Polygon, turnedRectangle } from './geometry.ts'
import { areOverlapping, isInside, nearestPoints, TOLERANCE_MM } from './overlaps.ts'
import { anyRectangle, anyRoom, slantedRoom } from './random-plans.fixture.ts'

/** Fine enough for a search that misses no overlap larger than itself. */
const STEP_MM = 40

/** Two random rectangles overlap exactly if brute force finds a common point; what it finds is never called free. */
export const overlapAgrees = fc.property(anyRectangle, anyRectangle, (one, other) => {
  const found = areOverlapping(turnedRectangle(one), turnedRectangle(other))
  const isSure = pointsOf(grown(one, -TOLERANCE_MM), STEP_MM).some((point) => {
    return isWithinRectangle(point, other, -TOLERANCE_MM)
  })
  // An overlap may lie between the points of the grid, never farther from one than its step.
  const isPossible = pointsOf(one, STEP_MM).some((point) => isWithinRectangle(point, other, STEP_MM))
  return found ? isPossible : !isSure
})

const anyCorners = fc.oneof(
  anyRoom.map(({ corners }): Polygon => corners),
  fc.constant(slantedRoom),
)

/**
 * A random rectangle is inside of a random room exactly if all of its points are; what brute force finds outside is.
 */
export const insideAgrees = fc.property(anyRectangle, anyCorners, (rectangle, corners) => {
  const isIn = (by: number) => pointsOf(grown(rectangle, by), STEP_MM).every((point) => isWithinRoom(point, corners))
  // An inner corner of the room may poke in between two points of the grid.
  const hasCorner = corners.some((corner) => isWithinRectangle(corner, rectangle, -2 * TOLERANCE_MM))
  return isInside(turnedRectangle(rectangle), corners) ? !hasCorner && isIn(-2 * TOLERANCE_MM) : !isIn(STEP_MM)
})

/** The distance of two random rectangles is that of their nearest points of a grid, to its step. */
export const distanceAgrees = fc.property(anyRectangle, anyRectangle, (one, other) => {
  const { distance, segment } = nearestPoints(turnedRectangle(one), turnedRectangle(other))
  const isOnBoth = isWithinRectangle(segment[0], one, 0.001) && isWithinRectangle(segment[1], other, 0.001)
  const isTouched = (by: number) => pointsOf(one, STEP_MM).some((point) => distanceFrom(point, other) <= by)
  return isOnBoth && !isTouched(distance - 0.001) && isTouched(distance + STEP_MM)
})

/** How far a point is from a rectangle, by its distances in the rectangle's own axes. */
function distanceFrom(point: { x: number; y: number }, at: Parameters<typeof isWithinRectangle>[1]): number {
  const angle = (-at.turn * Math.PI) / 180
  const [dx, dy] = [point.x - at.x, point.y - at.y]
  const along = Math.abs(dx * Math.cos(angle) - dy * Math.sin(angle)) - at.width / 2
  const ahead = Math.abs(dx * Math.sin(angle) + dy * Math.cos(angle)) - at.depth / 2
  return Math.hypot(Math.max(0, along), Math.max(0, ahead))
}
