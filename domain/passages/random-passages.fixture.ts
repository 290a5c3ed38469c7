// oxlint-disable-next-line eslint/no-restricted-imports -- only tests import this file
import fc from 'fast-check'
import type { Corridor, Door, Landing, Lift, Passage, Piece, Stairs } from './passage.ts'

const cm = (min: number, max: number) => fc.integer({ min, max })
const orNull = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null })

/** From a packet of boards to a wardrobe. */
export const anyPiece: fc.Arbitrary<Piece> = fc.record({
  lengthCm: cm(20, 240),
  widthCm: cm(3, 110),
  heightCm: cm(10, 220),
  weightKg: orNull(cm(1, 200)),
  keepUpright: fc.boolean(),
})

export const anyDoor: fc.Arbitrary<Door> = fc.record({
  kind: fc.constant('door' as const),
  widthCm: cm(60, 130),
  heightCm: cm(170, 220),
  roomBeforeCm: orNull(cm(70, 300)),
  ceilingBeforeCm: orNull(cm(205, 300)),
})

export const anyCorridor: fc.Arbitrary<Corridor> = fc.record({
  kind: fc.constant('corridor' as const),
  widthCm: cm(60, 160),
  heightCm: cm(190, 280),
  afterCornerCm: orNull(cm(60, 160)),
})

const anyLanding: fc.Arbitrary<Landing> = fc.record({
  turn: fc.constantFrom('quarter' as const, 'half' as const),
  depthCm: cm(70, 160),
  widthCm: cm(80, 280),
})

export const anyStairs: fc.Arbitrary<Stairs> = fc.record({
  kind: fc.constant('stairs' as const),
  widthCm: cm(70, 140),
  headroomCm: cm(180, 260),
  slopeDegrees: orNull(cm(20, 45)),
  landing: orNull(anyLanding),
})

export const anyLift: fc.Arbitrary<Lift> = fc.record({
  kind: fc.constant('lift' as const),
  doorWidthCm: cm(60, 120),
  doorHeightCm: cm(190, 220),
  widthCm: cm(80, 160),
  depthCm: cm(80, 240),
  heightCm: cm(200, 260),
  maxKg: orNull(cm(200, 1000)),
  roomBeforeCm: orNull(cm(80, 300)),
})

export const anyPassage: fc.Arbitrary<Passage> = fc.oneof(anyDoor, anyCorridor, anyStairs, anyLift)
