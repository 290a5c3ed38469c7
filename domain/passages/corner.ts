import type { Box, Corridor, Movement } from './passage.ts'
import { degrees, extent, leastOn, raisedUnder, rise } from './rectangles.ts'

/**
 * Turns a rectangle by 90 degrees round the corner of two corridors that meet at a right angle. The rectangle keeps both
 * ends of its outer side on the two outer walls; the inner edge of the corner must stay outside of it at every angle.
 *
 * Together with the two ways that need no turn (each side fits across one corridor) this is exact for corridors without
 * ends. Without a turn the wrong way round: that would need both corridors to be wider than the rectangle is long, and
 * then no turn is needed.
 *
 * @param along   side that points along both corridors, centimeters
 * @param across  the other side
 * @param before  width of the first corridor
 * @param after   width of the second
 * @returns       what is left at the tightest moment, negative if it does not turn, and the angle of that moment
 *                against the first corridor in degrees
 * @source        the "moving a sofa (or ladder) round a corner" problem, for a rectangle: the distance of the inner edge
 *                from the outer side is before cos x + after sin x - along sin x cos x
 */
export function turningSpare(
  along: number,
  across: number,
  before: number,
  after: number,
): { spareCm: number; angleDegrees: number } {
  const distance = (angle: number) =>
    before * Math.cos(angle) + after * Math.sin(angle) - along * Math.sin(angle) * Math.cos(angle)
  const curvature = Math.hypot(before, after) + 2 * along
  const { at, value } = leastOn(distance, [0, Math.PI / 2], curvature)
  return { spareCm: value - across, angleDegrees: degrees(at) }
}

/**
 * Movements through a corridor, with or without a corner.
 *
 * Round a corner a box may also lean: its front end is raised to just below the ceiling, and it turns at that angle.
 * That is sufficient, not necessary: it takes the leaning box for the upright prism around it.
 */
export function movementsThroughCorridor(box: Box, corridor: Corridor, mayLean: boolean): Movement[] {
  const { widthCm, heightCm, afterCornerCm } = corridor
  const across = widthCm - box.acrossCm
  const above = heightCm - box.upCm
  if (across < 0 || above < 0) return []
  if (afterCornerCm === null) {
    return [{ box, motion: 'straight', level: true, angleDegrees: 0, spareCm: Math.min(across, above) }]
  }
  const movements: Movement[] = []
  const sideways = Math.min(across, above, afterCornerCm - box.alongCm)
  if (sideways >= 0) movements.push({ box, motion: 'sideways', level: true, angleDegrees: 0, spareCm: sideways })
  const turn = turningSpare(box.alongCm, box.acrossCm, widthCm, afterCornerCm)
  if (turn.spareCm >= 0) {
    movements.push({
      box,
      motion: 'turning',
      level: true,
      angleDegrees: turn.angleDegrees,
      spareCm: Math.min(turn.spareCm, above),
    })
  }
  return mayLean ? [...movements, ...leaningTurn(box, widthCm, heightCm, afterCornerCm)] : movements
}

/** Between lying and the ceiling the box is shortest in plan at one of the two, because its extent is concave. */
function leaningTurn(box: Box, before: number, ceiling: number, after: number): Movement[] {
  const angle = raisedUnder(box.alongCm, box.upCm, ceiling)
  if (angle === null || angle <= 0) return []
  const shadow = extent(box.alongCm, box.upCm, angle)
  if (shadow >= box.alongCm) return []
  const turn = turningSpare(shadow, box.acrossCm, before, after)
  if (turn.spareCm < 0) return []
  const above = Math.max(0, ceiling - rise(box.alongCm, box.upCm, angle))
  return [
    { box, motion: 'leaning-turn', level: false, angleDegrees: degrees(angle), spareCm: Math.min(turn.spareCm, above) },
  ]
}
