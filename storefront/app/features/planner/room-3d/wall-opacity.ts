import type { Room } from '#domain/planner/plan.ts'
import { fromWall, wallsOf } from '#domain/planner/walls.ts'
import type { Place } from './pose.ts'

/** So far behind a wall, in millimeters, the camera sees nothing of it. */
const GONE_MM = 500

/**
 * Returns how much is seen of each wall, 0 to 1, in their order: a wall fades as the camera comes behind it, where it
 * would hide the room.
 */
export function wallOpacities(room: Room, eye: Place): number[] {
  const at = { x: eye.x * 1000, y: eye.z * 1000 }
  return wallsOf(room).map((wall) => {
    const behind = -fromWall(wall, at).inward
    return 1 - Math.min(1, Math.max(0, behind / GONE_MM))
  })
}
