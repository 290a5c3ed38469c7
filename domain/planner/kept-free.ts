import { BEFORE_WINDOW_MM } from './collisions.ts'
import { PASS_MM } from './fronts.ts'
import type { Polygon } from './geometry.ts'
import { isDoor, type Plan } from './plan.ts'
import { pillarShape } from './shapes.ts'
import { stripBefore, wallsOf } from './walls.ts'

/** Floor that a piece of some height must not take: pillars, the floor before doors, and that before lower windows. */
export function keptFree({ room, openings, pillars }: Plan, height: number): Polygon[] {
  const walls = wallsOf(room)
  const before = openings.flatMap((opening) => {
    const wall = walls[opening.wall]
    if (!wall) return []
    // A leaf sweeps a quarter circle, of which the corner beyond is kept free as well.
    if (isDoor(opening)) return [stripBefore(opening, wall, Math.max(PASS_MM, opening.width))]
    return height > opening.sill ? [stripBefore(opening, wall, BEFORE_WINDOW_MM)] : []
  })
  return [...pillars.map(pillarShape), ...before]
}
