import { turningSpare } from './corner.ts'
import type { Box, Landing, Movement, Stairs } from './passage.ts'
import { degrees, extent, leastOn, radians } from './rectangles.ts'

/**
 * The slope that counts where it is unknown. Stairs of homes have 30 to 38 degrees; 38 is the steepest that the
 * International Residential Code allows (risers of 19.6 cm, treads of 25.4 cm), and steeper is harder.
 */
export const ASSUMED_SLOPE_DEGREES = 38

/** The slope of stairs in degrees, from the height of one step and its depth in centimeters. */
export function slopeOfSteps(riserCm: number, treadCm: number): number {
  return degrees(Math.atan2(riserCm, treadCm))
}

/**
 * Movements up or down stairs, with or without a landing.
 *
 * The ceiling counts as parallel to the steps and the floors, `headroomCm` above them everywhere. Real ceilings are
 * higher at both ends, so this asks for more than most houses do.
 *
 * On the flights a box stays level or lies parallel to the steps; `bendSpare` says whether it can change between them. On
 * a landing it turns level; `overLanding` says how.
 */
export function movementsOnStairs(box: Box, stairs: Stairs, mayLean: boolean): Movement[] {
  const slope = radians(stairs.slopeDegrees ?? ASSUMED_SLOPE_DEGREES)
  return (mayLean ? [true, false] : [true]).flatMap((level) => {
    const climb: Climb = { box, stairs, slope, level }
    return stairs.landing ? overLanding(climb, stairs.landing) : upFlight(climb)
  })
}

/** @property level  stays level on the flights; otherwise it lies parallel to the steps */
type Climb = { box: Box; stairs: Stairs; slope: number; level: boolean }

function upFlight(climb: Climb): Movement[] {
  const { box, stairs, level } = climb
  const spareCm = Math.min(stairs.widthCm - box.acrossCm, spareOnFlight(climb, box.alongCm, Infinity))
  return spareCm < 0 ? [] : [{ box, motion: level ? 'straight' : 'along-slope', level, angleDegrees: 0, spareCm }]
}

/** @param flatCm  length of the floor before the flight, up to the wall behind */
function spareOnFlight({ box, stairs: { headroomCm }, slope, level }: Climb, alongCm: number, flatCm: number): number {
  return level
    ? headroomCm - box.upCm - alongCm * Math.tan(slope)
    : bendSpare(alongCm, box.upCm, headroomCm, slope, flatCm).spareCm
}

/**
 * Tips a box from level to parallel with the steps, where a floor meets a flight, under a ceiling that is parallel to
 * both. Its lower front edge slides up the flight. Its rear stays between the floor and the wall behind.
 *
 * The same figure holds where a flight ends at a floor: turned by 180 degrees, ceiling and floor change places.
 * Sufficient, not necessary: the front edge stays on the line of the steps.
 *
 * @param along  side along the flight, centimeters
 * @param thick  side perpendicular to it
 * @param slope  radians, more than 0
 * @param flat   length of the floor between flight and wall; Infinity if it is open
 * @returns      what is left under the ceiling at the tightest moment, perpendicular to the box, negative if it is
 *               stuck; and the angle of the box at that moment in degrees
 * @source       a rectangle round a corner (corner.ts) that turns by the slope in place of 90 degrees
 */
export function bendSpare(
  along: number,
  thick: number,
  headroom: number,
  slope: number,
  flat: number,
): { spareCm: number; angleDegrees: number } {
  const left = (angle: number) =>
    headroom * Math.cos(angle) - (reachOnFlight(along, thick, slope, flat, angle) * Math.sin(slope - angle)) / cosine
  const cosine = Math.cos(slope)
  // `left` is the lesser of two smooth functions, one per case of the reach; this bounds the curvature of both.
  const known = flat === Infinity ? 0 : flat
  const curvature = headroom + (2 * Math.hypot(along, thick) + known) / Math.min(cosine, Math.sin(slope))
  const { at, value } = leastOn(left, [0, slope], curvature)
  return { spareCm: value - thick, angleDegrees: degrees(at) }
}

/** How far up the flight the front edge is, in plan, so that the rear is above the floor and clear of the wall behind. */
export function reachOnFlight(along: number, thick: number, slope: number, flat: number, angle: number): number {
  const aboveFloor = (along * Math.sin(angle)) / Math.tan(slope)
  return Math.max(aboveFloor, extent(along, thick, angle) - flat)
}

/**
 * Movements over a landing: up the first flight, level onto the landing, round it, up the second flight.
 *
 * The landing counts as the corner where two corridors of the flights' widths meet; for a half turn two such corners
 * follow one another. While the box turns level, it may reach over the flight below and the flight above; then the
 * headroom must hold its height and the difference of the steps under it. Standing a piece on its end on the landing is
 * left out: it fits more often than this says.
 */
function overLanding(climb: Climb, landing: Landing): Movement[] {
  const { box, level } = climb
  const around = landing.turn === 'quarter' ? quarterTurn(climb, landing) : halfTurn(climb, landing)
  return around.flatMap(({ motion, angleDegrees, spares }) => {
    const spareCm = Math.min(...spares)
    return spareCm < 0 ? [] : [{ box, motion, level, angleDegrees, spareCm }]
  })
}

type Around = Pick<Movement, 'motion' | 'angleDegrees'> & { spares: number[] }

function quarterTurn(climb: Climb, { widthCm, depthCm }: Landing): Around[] {
  const { alongCm, acrossCm } = climb.box
  const first = Math.min(climb.stairs.widthCm, widthCm)
  const second = Math.min(climb.stairs.widthCm, depthCm)
  const turn = turningSpare(alongCm, acrossCm, first, second)
  const diagonal = Math.hypot(alongCm, acrossCm)
  const arriving = spareOnFlight(climb, alongCm, second)
  // The reach over both flights together is greatest at 45 degrees, over one of them where its extent is the diagonal.
  const overFlights = Math.max(diagonal - first, diagonal - second, Math.SQRT2 * (alongCm + acrossCm) - first - second)
  return [
    {
      motion: 'sideways',
      angleDegrees: 0,
      spares: [
        first - acrossCm,
        second - alongCm,
        headroomLeft(climb, 0),
        arriving,
        spareOnFlight(climb, acrossCm, first),
      ],
    },
    {
      motion: 'turning',
      angleDegrees: turn.angleDegrees,
      spares: [turn.spareCm, headroomLeft(climb, overFlights), arriving, spareOnFlight(climb, alongCm, first)],
    },
  ]
}

/** The flights lie side by side, so that the box leaves as it came: backwards if it did not turn. */
function halfTurn(climb: Climb, { widthCm, depthCm }: Landing): Around[] {
  const { alongCm, acrossCm } = climb.box
  const flight = Math.min(climb.stairs.widthCm, widthCm / 2)
  const turn = turningSpare(alongCm, acrossCm, flight, depthCm)
  const diagonal = Math.hypot(alongCm, acrossCm)
  const arriving = spareOnFlight(climb, alongCm, depthCm)
  return [
    {
      motion: 'sideways',
      angleDegrees: 0,
      spares: [flight - acrossCm, depthCm - alongCm, headroomLeft(climb, 0), arriving],
    },
    {
      motion: 'turning',
      angleDegrees: turn.angleDegrees,
      spares: [turn.spareCm, widthCm - diagonal, headroomLeft(climb, diagonal - depthCm), arriving],
    },
  ]
}

/** What is left under the ceiling while a level box reaches over the flights, centimeters in plan. */
function headroomLeft({ box, stairs, slope }: Climb, reachCm: number): number {
  return stairs.headroomCm - box.upCm - Math.max(0, reachCm) * Math.tan(slope)
}
