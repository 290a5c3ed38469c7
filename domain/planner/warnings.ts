import { beforeWindows, misplaced, overlaps } from './collisions.ts'
import { struckByDoors } from './doors.ts'
import { blockedFronts, seatsAtWalls, tightSeats } from './fronts.ts'
import { isPointInside } from './overlaps.ts'
import type { Plan } from './plan.ts'
import { solidsOf } from './solids.ts'
import type { Warning } from './warning.ts'
import { narrowWays } from './ways.ts'

/**
 * Returns all that is wrong with a plan: what cannot be first, then doors, fronts, ways and seats, then hints. Warnings
 * of one kind have the order of the plan. Each id occurs once. A piece whose middle is outside of the room has that
 * warning alone, and is in nobody's way.
 *
 * What the data cannot say is left out: parts of a piece, such as the space under a table, the side on which a door is
 * hinged, or a lamp that stands on a chest; two doors that strike each other; and slanted ceilings.
 */
export function warningsOf(plan: Plan): Warning[] {
  const inRoom = { ...plan, pieces: plan.pieces.filter((piece) => isPointInside(piece, plan.room.corners)) }
  const solids = solidsOf(inRoom)
  const warnings = [
    ...misplaced(plan),
    ...overlaps(inRoom),
    ...struckByDoors(inRoom, solids),
    ...blockedFronts(inRoom, solids),
    ...narrowWays(inRoom, solids),
    ...tightSeats(inRoom, solids),
    ...seatsAtWalls(inRoom, solids),
    ...beforeWindows(inRoom),
  ]
  return merged(warnings)
}

/** A gap before a front may also be the way to other pieces: that is one warning. */
function merged(warnings: readonly Warning[]): Warning[] {
  const byId = new Map<string, Warning>()
  for (const warning of warnings) {
    const first = byId.get(warning.id)
    const both =
      first?.kind === 'narrow-way' && warning.kind === 'narrow-way' ? { ...first, behind: warning.behind } : first
    byId.set(warning.id, both ?? warning)
  }
  const closed = new Set(warnings.filter(isAboutFront).map(({ id }) => namesIn(id)))
  return [...byId.values()].filter((warning) => {
    const isOnlyFront = warning.kind === 'narrow-way' && warning.behind.every((id) => warning.pieces.includes(id))
    return !(isOnlyFront && closed.has(namesIn(warning.id)))
  })
}

function isAboutFront({ kind }: Warning): boolean {
  return kind === 'front-blocked' || kind === 'before-seat'
}

function namesIn(id: string): string {
  return id.slice(id.indexOf(':'))
}
