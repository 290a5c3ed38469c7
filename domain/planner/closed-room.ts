import type { MadeRoom, TypedWall } from './rooms.ts'
import { roomOfWalls } from './rooms.ts'

/** A tape slips, and inches are no whole millimeters: what walls miss by less is shared out in silence. */
export const CLOSES_MM = 30

/**
 * Makes a room of measured walls, as `roomOfWalls` does. Where the last wall misses the first by a slip of the tape, the
 * longest wall in that direction takes it up.
 */
export function closedRoom(walls: readonly TypedWall[], height: number): MadeRoom {
  const made = roomOfWalls(walls, height)
  if (!('missing' in made) || !made.missing) return made
  const { x, y } = made.missing
  if (Math.abs(x) > CLOSES_MM || Math.abs(y) > CLOSES_MM) return made
  return roomOfWalls(lengthened(lengthened(walls, 'across', x), 'down', y), height)
}

/** At right angles, every other wall runs across, beginning with the first. */
function lengthened(walls: readonly TypedWall[], axis: 'across' | 'down', missing: number): TypedWall[] {
  const signs = signsOf(walls)
  const onAxis = walls.map((wall, at) => ((at % 2 === 0) === (axis === 'across') ? wall.length : 0))
  const longest = onAxis.indexOf(Math.max(...onAxis))
  return walls.map((wall, at) =>
    at === longest ? { ...wall, length: wall.length + missing * (signs[at] ?? 1) } : wall,
  )
}

/** 1 for each wall that runs to the right or down, else -1. */
function signsOf(walls: readonly TypedWall[]): number[] {
  let quarters = 0
  return walls.map(({ turn }) => {
    const sign = quarters % 4 < 2 ? 1 : -1
    quarters += turn === 'right' ? 1 : 3
    return sign
  })
}
