import { expect, test } from 'vitest'
import { piece, planOf } from '#domain/planner/sample-plan.fixture.ts'
import { nearer, type Orbit, sightOf, turned, type Walk, walked } from './pose.ts'

const orbit: Orbit = { kind: 'orbit', at: { x: 2, y: 0.5, z: 2 }, around: 0, down: 0.8, distance: 6, whole: 6 }
const walk: Walk = { kind: 'walk', x: 2.5, z: 2.5, heading: 0, lift: 0, zoom: 1 }
const rounded = (place: object) =>
  Object.fromEntries(
    Object.entries(place).map(([axis, value]: [string, number]) => [axis, Number(value.toFixed(3)) + 0]),
  )

test('a camera that circles is before the lower wall at first, and at the right after a quarter', () => {
  const { eye, at } = sightOf(orbit)
  expect(rounded(eye)).toEqual({ x: 2, y: 4.68, z: 6.304 })
  expect(at).toEqual(orbit.at)
  expect(rounded(sightOf(turned(orbit, Math.PI / 2, 0)).eye)).toEqual({ x: 6.304, y: 4.68, z: 2 })
})

test.each([
  ['ahead to the upper wall', walk, { x: 2.5, y: 1.65, z: 1.5 }],
  ['to the right', turned(walk, Math.PI / 2, 0), { x: 3.5, y: 1.65, z: 2.5 }],
  ['to the left', turned(walk, -Math.PI / 2, 0), { x: 1.5, y: 1.65, z: 2.5 }],
])('a person looks %s from eye height', (_case, pose, at) => {
  expect(rounded(sightOf(pose).eye)).toEqual({ x: 2.5, y: 1.65, z: 2.5 })
  expect(rounded(sightOf(pose).at)).toEqual(at)
})

test('a camera stays above the floor, and its distance and lens within bounds', () => {
  expect(turned(orbit, 0, 9)).toMatchObject({ down: 0.12 })
  expect(turned(orbit, 0, -9)).toMatchObject({ down: 1.35 })
  expect(nearer(orbit, 100)).toMatchObject({ distance: 6 * 0.3 })
  expect(nearer(orbit, 0.01)).toMatchObject({ distance: 9 })
  expect(nearer(walk, 100)).toMatchObject({ zoom: 2.5 })
})

test('nobody walks through a wall: a step aside of one is taken along it', () => {
  const corner = { ...walk, x: 0.5, z: 0.5 }
  expect(walked(corner, 0.4, 0, planOf())).toEqual(corner)
  expect(walked(turned(corner, Math.PI / 4, 0) as Walk, 0.4, 0, planOf())).toMatchObject({ z: 0.5 })
  expect(walked(turned(corner, Math.PI / 4, 0) as Walk, 0.4, 0, planOf()).x).toBeCloseTo(0.783, 3)
})

test('a wardrobe is in the way and a bed is not, unless somebody stands within one', () => {
  expect(walked(walk, 0.4, 0, before(2100))).toEqual(walk)
  expect(walked(walk, 0.4, 0, before(500)).z).toBeCloseTo(2.1, 9)
  expect(walked({ ...walk, z: 2 }, 0.2, 0, before(2100)).z).toBeCloseTo(1.8, 9)
})

function before(height: number) {
  return planOf({ pieces: [piece('it', 'wardrobe', [1500, 600, height], { x: 2500, y: 2000 })] })
}
