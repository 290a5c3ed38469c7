import fc from 'fast-check'
import { expect, test } from 'vitest'
import { overlap } from './brute-force.fixture.ts'
import { drawingOf, fitsWithoutHands, stuckDrawingOf } from './drawing.ts'
import { bestMovement } from './movements.ts'
import { measuredAt, uprightOver } from './measured.ts'
import { block } from './outlines.ts'
import { type Door, HANDS_CM, isUpright, type Passage, type Piece } from './passage.ts'
import { anyPassage, anyPiece } from './random-passages.fixture.ts'

test('what passes is drawn clear of every wall', () => {
  const drawn = new Set<string>()
  fc.assert(
    fc.property(anyPiece, anyPassage, (piece, passage) => {
      const movement = bestMovement(piece, passage)
      if (!movement) return
      const drawing = drawingOf(piece, movement, passage)
      drawn.add(`${passage.kind} ${movement.motion}`)
      for (const wall of drawing.walls) expect(overlap(drawing.piece, wall, 0.01)).toBe(false)
      expect([...drawing.piece, ...drawing.lines.map(({ to }) => to)].flat().every(Number.isFinite)).toBe(true)
      expect(drawing.lines.map(({ cm }) => measuresOf(passage).includes(cm))).not.toContain(false)
    }),
    { numRuns: 1500 },
  )
  expect(drawn.size).toBeGreaterThan(10)
})

test('what gets stuck is drawn across a wall', () => {
  const drawn = new Set<string>()
  fc.assert(
    fc.property(anyPiece, anyPassage, (piece, passage) => {
      if (bestMovement(piece, passage)) return
      const drawing = stuckDrawingOf(piece, passage)
      expect(drawing.piece.flat().every(Number.isFinite)).toBe(true)
      // Over a landing there are other reasons, and less than the room for hands may be missing.
      if (passage.kind === 'stairs' && passage.landing) return
      if (fitsWithoutHands(piece, passage)) return
      drawn.add(`${passage.kind} ${drawing.view}`)
      expect(drawing.walls.some((wall) => overlap(drawing.piece, wall, 0.01))).toBe(true)
    }),
    { numRuns: 1500 },
  )
  expect(drawn.size).toBeGreaterThan(5)
})

test('a half turn is drawn as one: the second flight leads back beside the first', () => {
  const packet: Piece = { lengthCm: 180, widthCm: 20, heightCm: 60, weightKg: 40, keepUpright: false }
  const wide: Passage = {
    kind: 'stairs',
    widthCm: 90,
    headroomCm: 230,
    slopeDegrees: null,
    landing: { turn: 'half', depthCm: 110, widthCm: 190 },
  }
  const narrow: Passage = { ...wide, landing: { turn: 'half', depthCm: 110, widthCm: 160 } }
  for (const passage of [wide, narrow]) {
    const movement = bestMovement(packet, passage)
    const { walls } = movement ? drawingOf(packet, movement, passage) : stuckDrawingOf(packet, passage)
    const isWall = (x: number, y: number) => walls.some((wall) => overlap(block(x, y, x + 1, y + 1), wall, 0.01))
    const { widthCm } = passage.landing!
    expect([isWall(150, 40), isWall(150, widthCm / 2), isWall(150, widthCm - 40)]).toEqual([false, true, false])
    expect([isWall(50, widthCm / 2), isWall(-5, widthCm / 2), isWall(50, widthCm + 5)]).toEqual([false, true, true])
  }
})

/** What lines of a drawing may say: the measures that were given, and half of a landing. */
function measuresOf(passage: Passage): number[] {
  const given = Object.values(passage).filter((value) => typeof value === 'number')
  if (passage.kind !== 'stairs' || !passage.landing) return given
  const { depthCm, widthCm } = passage.landing
  return [...given, depthCm, widthCm, Math.round(widthCm / 2)]
}

const box = (cm: number): Piece => ({ lengthCm: cm, widthCm: cm, heightCm: cm, weightKg: 9, keepUpright: false })

test('the room for hands alone may stop a piece', () => {
  for (const [cm, fits, fitsBare] of [
    [82, true, true],
    [83, false, true],
    [87, false, false],
  ] as const) {
    expect(bestMovement(box(cm), door) !== null).toBe(fits)
    expect(fitsWithoutHands(box(cm), door)).toBe(fitsBare)
  }
})

test('a larger passage and a smaller piece never turn yes into no', () => {
  const measures = ['lengthCm', 'widthCm', 'heightCm'] as const
  fc.assert(
    fc.property(
      anyPiece,
      anyPassage,
      fc.nat(5),
      fc.nat(2),
      fc.integer({ min: 1, max: 30 }),
      (piece, passage, key, side, by) => {
        if (!bestMovement(piece, passage)) return
        const larger = grown(passage, key, by)
        expect(bestMovement(piece, larger)).not.toBeNull()
        const smaller = { ...piece, [measures[side]!]: Math.max(1, piece[measures[side]!] - by) }
        expect(bestMovement(smaller, passage)).not.toBeNull()
      },
    ),
    { numRuns: 400 },
  )
})

/** One of the known lengths of a passage, larger. */
function grown(passage: Passage, key: number, by: number): Passage {
  const known = Object.entries(passage).filter((entry): entry is [string, number] => {
    const [name, value] = entry
    return name.endsWith('Cm') && value !== null
  })
  const [name, value] = known[key % known.length]!
  return { ...passage, [name]: value + by }
}

test('a piece that must stand is never said to lie or lean', () => {
  fc.assert(
    fc.property(anyPiece, anyPassage, (piece, passage) => {
      const movement = bestMovement({ ...piece, keepUpright: true }, passage)
      expect(movement === null || isUpright(movement)).toBe(true)
    }),
    { numRuns: 400 },
  )
})

test('every line of measures leaves what hands need', () => {
  fc.assert(
    fc.property(anyPiece, anyPassage, (piece, passage) => {
      const movement = bestMovement(piece, passage)
      if (!movement) return
      for (const { spareCm } of measuredAt(piece, movement, passage))
        expect(spareCm).toBeGreaterThanOrEqual(2 * HANDS_CM - 1)
    }),
    { numRuns: 400 },
  )
})

const wardrobe: Piece = { lengthCm: 153, widthCm: 65, heightCm: 210, weightKg: 90, keepUpright: false }
const door: Door = { kind: 'door', widthCm: 86, heightCm: 203, roomBeforeCm: 260, ceilingBeforeCm: null }

test('the wardrobe of the drawing goes on its side, with the front end 36 cm up', () => {
  const movement = bestMovement(wardrobe, door)!
  expect(isUpright(movement)).toBe(false)
  expect(measuredAt(wardrobe, movement, door)).toEqual([
    { measure: 'height', neededCm: 187, givenCm: 203, spareCm: 16 },
    { measure: 'width', neededCm: 65, givenCm: 86, spareCm: 21 },
    { measure: 'room-before', neededCm: 233, givenCm: 260, spareCm: 27 },
  ])
  expect(drawingOf(wardrobe, movement, door)).toMatchObject({ view: 'side', angleDegrees: 10, liftedEndCm: 36 })
  expect(uprightOver(wardrobe, door)).toEqual({ highCm: 7, wideCm: 0 })
})

test('under a lower door the front end is lifted less, and not at all where nothing is left', () => {
  expect(lifted(180)).toBeLessThan(30)
  expect(lifted(157)).toBe(0)
})

function lifted(heightCm: number): number {
  const lower = { ...door, heightCm }
  return drawingOf(wardrobe, bestMovement(wardrobe, lower)!, lower).liftedEndCm
}
