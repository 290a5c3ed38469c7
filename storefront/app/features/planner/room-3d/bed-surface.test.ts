import { BoxGeometry, Matrix4, MeshBasicMaterial } from 'three'
import { expect, test } from 'vitest'
import type { PieceKind } from '#domain/planner/plan.ts'
import { piece } from '#domain/planner/sample-plan.fixture.ts'
import { surfaceBelow } from './bed-surface.ts'

/** A frame of 30 cm, a headboard of 1 m and a canopy, as large as the model says before it is stretched. */
const part = (x: number, y: number, z: number, [width, height, depth]: readonly [number, number, number]) => ({
  geometry: new BoxGeometry(width, height, depth),
  material: new MeshBasicMaterial(),
  matrix: new Matrix4().makeTranslation(x, y, z),
})
const parts = [part(0, 0.15, 0, [1.6, 0.3, 2]), part(0, 0.5, -0.95, [1.6, 1, 0.1]), part(0, 1.4, 0, [1.6, 0.1, 2])]
const model = { url: 'bed.glb', color: null, stretch: { width: 1, height: 1.5, depth: 1 } }
const bedOf = (kind: PieceKind) => ({
  piece: piece('bed', kind, [1600, 2000, 1500], { x: 3000, y: 2000, turn: 90 }),
  swatch: undefined,
  model,
})

test.each([
  ['a mattress on a bed lies on its frame, as high as the bed is stretched', 'mattress', 'bed', 3000, 0.45],
  ['a mattress under a canopy lies below it', 'mattress', 'four-poster', 3000, 0.45],
  ['a mattress beside the bed', 'mattress', 'bed', 500, 0],
  ['a mattress on a sofa', 'mattress', 'sofa', 3000, 0],
  ['a box on a bed', 'box', 'bed', 3000, 0],
] as const)('%s', (_, kind, below, x, expected) => {
  const lying = piece('lying', kind, [1530, 1900, 200], { x, y: 2000, turn: 90 })
  expect(surfaceBelow(lying, [bedOf(below)], () => parts)).toBeCloseTo(expected, 3)
})

test('until the model of the bed has loaded, a mattress lies on the floor', () => {
  const lying = piece('lying', 'mattress', [1530, 1900, 200], { x: 3000, y: 2000 })
  expect(surfaceBelow(lying, [bedOf('bed')], () => undefined)).toBe(0)
})
