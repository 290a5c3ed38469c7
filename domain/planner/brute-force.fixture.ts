/**
 * Brute force for the geometry of this folder: it asks of each point of a grid whether it is within a shape, and knows
 * neither edges nor axes.
 */

type Place = { x: number; y: number }
type Rectangle = Place & { width: number; depth: number; turn: number }

/** Whether a point is within a rectangle that has grown on all sides by some millimeters, or shrunk by less than 0. */
export function isWithinRectangle({ x, y }: Place, at: Rectangle, by: number): boolean {
  const angle = (-at.turn * Math.PI) / 180
  const [dx, dy] = [x - at.x, y - at.y]
  const along = dx * Math.cos(angle) - dy * Math.sin(angle)
  const ahead = dx * Math.sin(angle) + dy * Math.cos(angle)
  return Math.abs(along) <= at.width / 2 + by && Math.abs(ahead) <= at.depth / 2 + by
}

/** The points of a grid in a rectangle's own axes, its edges included. */
export function pointsOf({ x, y, width, depth, turn }: Rectangle, step: number): Place[] {
  const angle = (turn * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  return stepsOver(width, step).flatMap((along) =>
    stepsOver(depth, step).map((ahead) => ({
      x: x + along * cos - ahead * sin,
      y: y + along * sin + ahead * cos,
    })),
  )
}

function stepsOver(length: number, step: number): number[] {
  const count = Math.max(1, Math.ceil(length / step))
  return Array.from({ length: count + 1 }, (_, at) => (at / count - 0.5) * length)
}

/** The same with all sides grown by some millimeters, or shrunk by less than 0. */
export function grown<Shape extends Rectangle>(shape: Shape, by: number): Shape {
  return { ...shape, width: Math.max(0, shape.width + 2 * by), depth: Math.max(0, shape.depth + 2 * by) }
}

/**
 * Whether a point is within a room, by the sum of the angles under which it sees the walls: a whole turn inside, none
 * outside.
 */
export function isWithinRoom({ x, y }: Place, corners: readonly Place[]): boolean {
  const turned = corners.reduce((total, from, at) => {
    const to = corners[(at + 1) % corners.length]!
    const [a, b] = [Math.atan2(from.y - y, from.x - x), Math.atan2(to.y - y, to.x - x)]
    return total + Math.atan2(Math.sin(b - a), Math.cos(b - a))
  }, 0)
  return Math.abs(turned) > Math.PI
}
