import { expect, test } from 'vitest'
import { boundsOf } from '#domain/planner/geometry.ts'
import { bedroom, door, planOf } from '#domain/planner/sample-plan.fixture.ts'
import { DRAWN_WALL_MM } from '#domain/planner/walls.ts'
import { lensOf } from './camera.ts'
import { EYE_M, sightOf } from './pose.ts'
import { poseOf, viewsOf } from './views.ts'

test.each([
  ['no opening', planOf(), ['above', 'inside']],
  ['a door', planOf({ openings: [door()] }), ['above', 'door']],
  ['door and window', bedroom, ['above', 'door', 'window']],
])('a room with %s has its views', (_case, plan, views) => {
  expect(viewsOf(plan)).toEqual(views)
})

test('from the door a person stands a step within it and looks at the middle', () => {
  const { eye, at } = sightOf(poseOf(bedroom, 'door', lensOf('walk', 1)))
  // The door is in the left wall, which runs upwards from the lower left corner: 2.9 to 3.8 m from there.
  expect(eye).toEqual({ x: expect.closeTo(0.32, 6), y: EYE_M, z: expect.closeTo(4.2 - 3.35, 6) })
  const [right, down] = [at.x - eye.x, at.z - eye.z]
  expect(down / right).toBeCloseTo((2.1 - 0.85) / (2.6 - 0.32), 6)
  expect(at.y).toBeLessThan(EYE_M)
})

test('from the window a person looks into the room', () => {
  const { eye, at } = sightOf(poseOf(bedroom, 'window', lensOf('walk', 1)))
  expect(eye.z).toBeCloseTo(4.2 - 0.32, 6)
  expect(at.z).toBeLessThan(eye.z)
})

test.each([0.5, 1, 1.4, 2.4])('from above all walls of the room are in a picture of the ratio %s', (aspect) => {
  const lens = lensOf('orbit', aspect)
  const { eye, at } = sightOf(poseOf(bedroom, 'above', lens))
  const ahead = unit({ x: at.x - eye.x, y: at.y - eye.y, z: at.z - eye.z })
  const right = unit(cross(ahead, { x: 0, y: 1, z: 0 }))
  const up = cross(right, ahead)
  const { left, right: end, top, bottom } = boundsOf(bedroom.room.corners)
  for (const x of [left - DRAWN_WALL_MM, end + DRAWN_WALL_MM]) {
    for (const z of [top - DRAWN_WALL_MM, bottom + DRAWN_WALL_MM]) {
      for (const y of [0, bedroom.room.height]) {
        const to = { x: x / 1000 - eye.x, y: y / 1000 - eye.y, z: z / 1000 - eye.z }
        expect(Math.abs(dot(to, right)) / dot(to, ahead)).toBeLessThan(lens.across)
        expect(Math.abs(dot(to, up)) / dot(to, ahead)).toBeLessThan(lens.up)
      }
    }
  }
})

test.each([
  ['bedroom', bedroom, 1.4],
  ['bedroom', bedroom, 2.4],
  ['high and small room', planOf({ room: { ...bedroom.room, height: 4000 } }), 1.6],
])('from above the %s fills the picture from top to bottom', (_name, plan, aspect) => {
  const lens = lensOf('orbit', aspect)
  const { eye, at } = sightOf(poseOf(plan, 'above', lens))
  const ahead = unit({ x: at.x - eye.x, y: at.y - eye.y, z: at.z - eye.z })
  const up = cross(unit(cross(ahead, { x: 0, y: 1, z: 0 })), ahead)
  const heights = plan.room.corners.flatMap((corner) =>
    [0, plan.room.height].map((y) => {
      const to = { x: corner.x / 1000 - eye.x, y: y / 1000 - eye.y, z: corner.y / 1000 - eye.z }
      return dot(to, up) / dot(to, ahead) / lens.up
    }),
  )
  expect(Math.max(...heights)).toBeGreaterThan(0.88)
  expect(Math.min(...heights)).toBeLessThan(-0.88)
})

type Vector = { x: number; y: number; z: number }
const dot = (one: Vector, other: Vector) => one.x * other.x + one.y * other.y + one.z * other.z
const cross = (one: Vector, other: Vector) => ({
  x: one.y * other.z - one.z * other.y,
  y: one.z * other.x - one.x * other.z,
  z: one.x * other.y - one.y * other.x,
})
function unit({ x, y, z }: Vector): Vector {
  const length = Math.hypot(x, y, z)
  return { x: x / length, y: y / length, z: z / length }
}
