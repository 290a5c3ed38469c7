import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  anglesBetween,
  canPass,
  cornersAt,
  cornerSearch,
  flightSearch,
  type Grid,
  type Search,
  tippingSearch,
} from './brute-force.fixture.ts'
import { bestMovement } from './movements.ts'
import {
  bareSize,
  boxesOf,
  type Corridor,
  type Door,
  type Lift,
  type Movement,
  type Piece,
  type Stairs,
} from './passage.ts'
import { anyCorridor, anyDoor, anyLift, anyPiece, anyStairs } from './random-passages.fixture.ts'
import { radians } from './rectangles.ts'
import { ASSUMED_SLOPE_DEGREES } from './stairs.ts'

/** Per kind of passage: 10,000 in all. */
const RUNS = 2500
/** Fine enough that a movement that exists for a piece with room for hands is on the grid for the piece without it. */
const fine: Grid = { stepCm: 1.5, stepDegrees: 0.8 }
const coarse: Grid = { stepCm: 3, stepDegrees: 2 }

type Bare = { up: number; along: number; across: number }
const bareOf = (piece: Piece, { box }: Pick<Movement, 'box'>): Bare => ({
  up: bareSize(piece, box.up),
  along: bareSize(piece, box.along),
  across: bareSize(piece, box.across),
})
const reachOf = (piece: Piece) => piece.lengthCm + piece.widthCm + piece.heightCm

/** Width and height of a rectangle that is turned, by its corners. */
function spans(long: number, thick: number, angle: number): [across: number, up: number] {
  const corners = cornersAt(long, thick, angle)
  const span = (axis: 0 | 1) => {
    const values = corners.map((corner) => corner[axis])
    return Math.max(...values) - Math.min(...values)
  }
  return [span(0), span(1)]
}
const anyAngle = anglesBetween(0, 90, 0.25)

/** What brute force finds that the formulas do not, of what either finds. */
type Tally = { both: number; missed: number }
const shareMissed = ({ both, missed }: Tally) => missed / (both + missed)

/** Grown by what may slip between two places of a grid, so that whatever brute force finds is a movement. */
function grownBy(grid: Grid, long: number, thick: number): number {
  return grid.stepCm + radians(grid.stepDegrees) * Math.hypot(long, thick) * 0.5
}

const passesStraight = (bare: Bare, at: Door) =>
  bare.along <= (at.roomBeforeCm ?? Infinity) &&
  anyAngle.some((angle) => {
    const [across, up] = spans(bare.across, bare.up, angle)
    return across <= at.widthCm && up <= at.heightCm
  })
const turnsIntoDoor = (bare: Bare, at: Door, reach: number, grid: Grid) =>
  at.roomBeforeCm !== null &&
  bare.up <= at.heightCm &&
  canPass(bare.along, bare.across, cornerSearch(reach, at.roomBeforeCm, at.widthCm, grid))
const tipsThroughDoor = (bare: Bare, at: Door, reach: number, grid: Grid) => {
  const [room, ceiling] = [at.roomBeforeCm, at.ceilingBeforeCm]
  const isBeside = room !== null && ceiling !== null && bare.across <= at.widthCm
  return isBeside && canPass(bare.along, bare.up, tippingSearch(reach, { room, ceiling, door: at.heightCm }, grid))
}

const passesCorridor = ({ up, along, across }: Bare, at: Corridor, reach: number, grid: Grid) =>
  up <= at.heightCm &&
  across <= at.widthCm &&
  (at.afterCornerCm === null || canPass(along, across, cornerSearch(reach, at.widthCm, at.afterCornerCm, grid)))

const climbsFlight = ({ up, along, across }: Bare, at: Stairs, mayLean: boolean, grid: Grid) => {
  const slope = at.slopeDegrees ?? ASSUMED_SLOPE_DEGREES
  const search = flightSearch(along + up, { headroom: at.headroomCm, slope, flat: Infinity }, grid)
  return across <= at.widthCm && canPass(along, up, mayLean ? search : { ...search, degrees: [0] })
}

/** However it stands in the cabin at last, it is not longer than that is deep. */
const turnsIntoCabin = (along: number, across: number, depthCm: number, search: Search) =>
  canPass(along, across, {
    ...search,
    isGoal: (place) => search.isGoal(place) && spans(along, across, place.degrees)[1] <= depthCm,
  })
const goesIn = ({ up, along, across }: Bare, lift: Lift, reach: number, mayLean: boolean, grid: Grid) => {
  const width = Math.min(lift.widthCm, lift.doorWidthCm)
  const height = Math.min(lift.heightCm, lift.doorHeightCm)
  const length = Math.min(lift.depthCm, lift.roomBeforeCm ?? Infinity)
  const fits = (alongNow: number, acrossNow: number, upNow: number) =>
    alongNow <= length && acrossNow <= width && upNow <= height
  return (
    anyAngle.some((angle) => {
      const [slantedAlong, slantedAcross] = spans(along, across, angle)
      const [leaningAlong, leaningUp] = spans(along, up, angle)
      const [rolledAcross, rolledUp] = spans(across, up, angle)
      const leans = fits(leaningAlong, across, leaningUp) || fits(along, rolledAcross, rolledUp)
      return fits(slantedAlong, slantedAcross, up) || (mayLean && leans)
    }) ||
    (lift.roomBeforeCm !== null &&
      up <= height &&
      turnsIntoCabin(along, across, lift.depthCm, cornerSearch(reach, lift.roomBeforeCm, width, grid)))
  )
}

test('a piece that is said to pass a door finds its way, and few others do', () => {
  const tally: Tally = { both: 0, missed: 0 }
  fc.assert(
    fc.property(anyPiece, anyDoor, (piece, at) => {
      const movement = bestMovement(piece, at)
      const reach = reachOf(piece)
      if (movement) {
        const bare = bareOf(piece, movement)
        const isFound =
          movement.motion === 'turning'
            ? turnsIntoDoor(bare, at, reach, fine)
            : movement.motion === 'tipping'
              ? tipsThroughDoor(bare, at, reach, fine)
              : passesStraight(bare, at)
        tally.both += 1
        return isFound
      }
      const isPossible = boxesOf(piece).some((box) => {
        const bare = { up: box.upCm, along: box.alongCm, across: box.acrossCm }
        const more = grownBy(coarse, bare.along, Math.max(bare.across, bare.up))
        const larger = { up: bare.up, along: bare.along + more, across: bare.across + more }
        const tipped = { up: bare.up + more, along: bare.along + more, across: bare.across }
        return (
          (bare.up <= at.heightCm && bare.across <= at.widthCm && bare.along <= (at.roomBeforeCm ?? Infinity)) ||
          turnsIntoDoor(larger, at, reach, coarse) ||
          (!piece.keepUpright && (passesStraight(bare, at) || tipsThroughDoor(tipped, at, reach, coarse)))
        )
      })
      if (isPossible) tally.missed += 1
      return true
    }),
    { numRuns: RUNS },
  )
  report('doors', tally)
  expect(shareMissed(tally)).toBeLessThan(0.02)
}, 600_000)

test('a piece that is said to pass a corridor finds its way, and few others do', () => {
  const tally: Tally = { both: 0, missed: 0 }
  fc.assert(
    fc.property(anyPiece, anyCorridor, (piece, at) => {
      const movement = bestMovement(piece, at)
      const reach = reachOf(piece)
      if (movement) {
        const bare = bareOf(piece, movement)
        const [along, up] =
          movement.motion === 'leaning-turn' ? spans(bare.along, bare.up, movement.angleDegrees) : [bare.along, bare.up]
        tally.both += 1
        return passesCorridor({ ...bare, along, up }, at, reach, fine)
      }
      const isPossible = boxesOf(piece).some((box) =>
        (piece.keepUpright ? [0] : anglesBetween(0, 90, 5)).some((angle) => {
          const [along, up] = spans(box.alongCm, box.upCm, angle)
          const more = grownBy(coarse, along, box.acrossCm)
          return passesCorridor({ up, along: along + more, across: box.acrossCm + more }, at, reach, coarse)
        }),
      )
      if (isPossible) tally.missed += 1
      return true
    }),
    { numRuns: RUNS },
  )
  report('corridors', tally)
  expect(tally.missed).toBe(0)
}, 600_000)

test('a piece that is said to pass a flight finds its way, and few others do', () => {
  const tally: Tally = { both: 0, missed: 0 }
  fc.assert(
    fc.property(anyPiece, anyStairs, (piece, stairs) => {
      const at = { ...stairs, landing: null }
      const movement = bestMovement(piece, at)
      if (movement) {
        tally.both += 1
        return climbsFlight(bareOf(piece, movement), at, !movement.level, fine)
      }
      const isPossible = boxesOf(piece).some((box) => {
        const more = grownBy(coarse, box.alongCm, box.upCm)
        const larger = { up: box.upCm + more, along: box.alongCm + more, across: box.acrossCm }
        return climbsFlight(larger, at, !piece.keepUpright, coarse)
      })
      if (isPossible) tally.missed += 1
      return true
    }),
    { numRuns: RUNS },
  )
  report('flights', tally)
  expect(shareMissed(tally)).toBeLessThan(0.02)
}, 600_000)

test('a piece that is said to pass a landing gets onto it, turns on it and leaves it', () => {
  let passed = 0
  fc.assert(
    fc.property(anyPiece, anyStairs, (piece, at) => {
      const { landing } = at
      const movement = landing && bestMovement(piece, at)
      if (!landing || !movement) return true
      passed += 1
      const { up, along, across } = bareOf(piece, movement)
      const isQuarter = landing.turn === 'quarter'
      const first = Math.min(at.widthCm, isQuarter ? landing.widthCm : landing.widthCm / 2)
      const second = isQuarter ? Math.min(at.widthCm, landing.depthCm) : landing.depthCm
      const slope = at.slopeDegrees ?? ASSUMED_SLOPE_DEGREES
      const climbs = (long: number, flat: number) => {
        const search = flightSearch(long + up, { headroom: at.headroomCm, slope, flat }, fine)
        return canPass(long, up, movement.level ? { ...search, degrees: [0] } : search)
      }
      return (
        climbs(along, second) &&
        (!isQuarter || climbs(movement.motion === 'sideways' ? across : along, first)) &&
        canPass(along, across, cornerSearch(along + across, first, second, fine))
      )
    }),
    { numRuns: RUNS },
  )
  console.warn(`landings: ${passed} of ${RUNS} passed`)
  expect(passed).toBeGreaterThan(0)
}, 600_000)

test('a piece that is said to go into a lift finds its way, and few others do', () => {
  const tally: Tally = { both: 0, missed: 0 }
  fc.assert(
    fc.property(anyPiece, anyLift, (piece, at) => {
      const movement = bestMovement(piece, at)
      if (movement) {
        tally.both += 1
        return goesIn(bareOf(piece, movement), at, reachOf(piece), !movement.level, fine)
      }
      const isPossible = boxesOf(piece).some((box) => {
        const bare = { up: box.upCm, along: box.alongCm, across: box.acrossCm }
        const more = grownBy(coarse, bare.along, bare.across)
        const larger = { up: bare.up, along: bare.along + more, across: bare.across + more }
        return goesIn(larger, at, reachOf(piece), !piece.keepUpright, coarse)
      })
      if (isPossible) tally.missed += 1
      return true
    }),
    { numRuns: RUNS },
  )
  report('lifts', tally)
  // Out of a narrow corridor, a piece may end at a slant in the cabin: the formulas leave that out (lift.ts).
  expect(shareMissed(tally)).toBeLessThan(0.01)
}, 600_000)

function report(kind: string, { both, missed }: Tally) {
  console.warn(`${kind}: ${both} of ${RUNS} pass; brute force finds ${missed} more`)
}
