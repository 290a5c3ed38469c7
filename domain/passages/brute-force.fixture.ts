/**
 * Brute force for the formulas of this folder. It knows no angle at which anything is tight: it tries positions and
 * angles on a grid and asks of each whether the corners of the rectangle are clear of the walls.
 */

type Corner = readonly [x: number, y: number]

/** A way in a plane: everything above `floor`, below `ceiling` and right of `leftWall`. */
type Channel = {
  floor: (x: number) => number
  ceiling: (x: number) => number
  /** Where floor or ceiling change their slope or jump. */
  breaks: readonly number[]
  leftWall: number
}

/** Where the rectangle is, from its least to its greatest x. */
type Place = { left: number; right: number; degrees: number }

export type Search = {
  channel: Channel
  isStart: (place: Place) => boolean
  isGoal: (place: Place) => boolean
  /** The range of x that the rectangle may take, and the steps. */
  from: number
  to: number
  stepCm: number
  degrees: readonly number[]
}

/** Corner points of a rectangle around its middle. */
export function cornersAt(long: number, thick: number, degrees: number): Corner[] {
  const [c, s] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
  const [l, t] = [long / 2, thick / 2]
  return [
    [-l * c + t * s, -l * s - t * c],
    [l * c + t * s, l * s - t * c],
    [l * c - t * s, l * s + t * c],
    [-l * c - t * s, -l * s + t * c],
  ]
}

/**
 * Whether a rectangle comes from a start to a goal: a search over all places of the grid. The height needs no grid: at
 * one place the free heights are an interval.
 */
export function canPass(long: number, thick: number, search: Search): boolean {
  const { from, to, stepCm, degrees } = search
  const columns = Math.floor((to - from) / stepCm) + 1
  const shapes = degrees.map((angle) => edgesOf(cornersAt(long, thick, angle)))
  const seen = new Uint8Array(columns * degrees.length)
  const placeOf = (column: number, turn: number): Place => {
    const shape = shapes[turn]!
    const x = from + column * stepCm
    return { left: x + shape.left, right: x + shape.right, degrees: degrees[turn]! }
  }
  const isFree = (column: number, turn: number) => hasHeight(shapes[turn]!, from + column * stepCm, search.channel)
  const stack: number[] = []
  const visit = (column: number, turn: number) => {
    if (column < 0 || column >= columns || turn < 0 || turn >= degrees.length) return
    const cell = turn * columns + column
    if (seen[cell] !== 0) return
    seen[cell] = 1
    if (isFree(column, turn)) stack.push(cell)
  }
  for (let turn = 0; turn < degrees.length; turn += 1) {
    for (let column = 0; column < columns; column += 1) {
      if (search.isStart(placeOf(column, turn))) visit(column, turn)
    }
  }
  for (let cell = stack.pop(); cell !== undefined; cell = stack.pop()) {
    const [column, turn] = [cell % columns, Math.floor(cell / columns)]
    if (search.isGoal(placeOf(column, turn))) return true
    visit(column + 1, turn)
    visit(column - 1, turn)
    visit(column, turn + 1)
    visit(column, turn - 1)
  }
  return false
}

type Edges = { corners: Corner[]; left: number; right: number }

function edgesOf(corners: Corner[]): Edges {
  const xs = corners.map(([x]) => x)
  return { corners, left: Math.min(...xs), right: Math.max(...xs) }
}

/** Both profiles and both edges are straight between these x, so it is enough to look there. */
function hasHeight(shape: Edges, x: number, { floor, ceiling, breaks, leftWall }: Channel): boolean {
  if (x + shape.left < leftWall - 1e-9) return false
  let [least, most] = [-Infinity, Infinity]
  const look = (at: number, low: number, high: number) => {
    least = Math.max(least, floor(at) - low)
    most = Math.min(most, ceiling(at) - high)
  }
  for (const [cornerX, cornerY] of shape.corners) look(x + cornerX, cornerY, cornerY)
  for (const at of breaks) {
    // Inside by a hair, where a ceiling jumps.
    for (const near of [at - 1e-7, at + 1e-7]) {
      if (near <= x + shape.left || near >= x + shape.right) continue
      const [low, high] = edgeHeights(shape.corners, near - x)
      look(near, low, high)
    }
  }
  return least <= most + 1e-9
}

function edgeHeights(corners: readonly Corner[], x: number): [low: number, high: number] {
  let [low, high] = [Infinity, -Infinity]
  for (let index = 0; index < corners.length; index += 1) {
    const [x1, y1] = corners[index]!
    const [x2, y2] = corners[(index + 1) % corners.length]!
    if (Math.min(x1, x2) > x || Math.max(x1, x2) < x || x1 === x2) continue
    const y = y1 + ((y2 - y1) * (x - x1)) / (x2 - x1)
    low = Math.min(low, y)
    high = Math.max(high, y)
  }
  return [low, high]
}

/** Round a corner: from the corridor of width `before`, at the right, into the one of width `after` that goes up. */
export function cornerSearch(reach: number, before: number, after: number, grid: Grid): Search {
  return {
    channel: {
      floor: () => 0,
      ceiling: (x) => (x > after + 1e-8 ? before : Infinity),
      breaks: [after],
      leftWall: 0,
    },
    isStart: ({ left }) => left >= after,
    isGoal: ({ right }) => right <= after,
    from: 0,
    to: after + reach,
    stepCm: grid.stepCm,
    degrees: anglesBetween(0, 180, grid.stepDegrees),
  }
}

/** From a floor of length `flat` with a wall behind, onto a flight. */
export function flightSearch(
  reach: number,
  { headroom, slope, flat }: { headroom: number; slope: number; flat: number },
  grid: Grid,
): Search {
  const floor = (x: number) => Math.max(0, x) * Math.tan((slope * Math.PI) / 180)
  return {
    channel: { floor, ceiling: (x) => floor(x) + headroom, breaks: [0], leftWall: -flat },
    // As a landing leaves it: level, its back to the wall.
    isStart: ({ left, degrees }) => degrees === 0 && left <= Math.max(-flat, -reach * 2) + 2 * grid.stepCm,
    isGoal: ({ left }) => left >= 0,
    from: Math.max(-flat, -2 * reach),
    to: 2 * reach,
    stepCm: grid.stepCm,
    degrees: anglesBetween(0, slope, grid.stepDegrees),
  }
}

/** Through a door from a room with a ceiling, in the side view; the wall opposite the door is at the left. */
export function tippingSearch(
  reach: number,
  { room, ceiling, door }: { room: number; ceiling: number; door: number },
  grid: Grid,
): Search {
  return {
    channel: {
      floor: () => 0,
      ceiling: (x) => (x > room + 1e-8 ? door : ceiling),
      breaks: [room],
      leftWall: 0,
    },
    isStart: ({ right }) => right <= room,
    isGoal: ({ left }) => left >= room,
    from: 0,
    to: room + reach,
    stepCm: grid.stepCm,
    degrees: anglesBetween(0, 180, grid.stepDegrees),
  }
}

export type Grid = { stepCm: number; stepDegrees: number }

/** Both ends included. */
export function anglesBetween(from: number, to: number, step: number): number[] {
  const count = Math.ceil((to - from) / step)
  return Array.from({ length: count + 1 }, (_, index) => Math.min(to, from + index * step))
}

/** Whether two convex outlines share more than `slack` centimeters: no line along one of their sides separates them. */
export function overlap(one: readonly Corner[], other: readonly Corner[], slack: number): boolean {
  return [...sidesOf(one), ...sidesOf(other)].every(([nx, ny]) => {
    const [a, b] = [one, other].map((corners) => corners.map(([x, y]) => x * nx + y * ny))
    return Math.min(...a!) < Math.max(...b!) - slack && Math.min(...b!) < Math.max(...a!) - slack
  })
}

function sidesOf(corners: readonly Corner[]): Corner[] {
  return corners.map(([x, y], index) => {
    const [nextX, nextY] = corners[(index + 1) % corners.length]!
    const length = Math.hypot(nextX - x, nextY - y)
    return [(y - nextY) / length, (nextX - x) / length]
  })
}
