/** A person for comparison with furniture. */
export const PERSON_CM = { width: 44, height: 165 }

/** Outline of a person in centimeters, seen from the front; the feet are at 0 0, and y grows downwards. */
export const PERSON_PATH =
  'M0-165a12 12 0 1 1 0 24a12 12 0 1 1 0-24ZM-12-139H12A10 10 0 0 1 22-129V-80A4.500 4.500 0 0 1 13-80V-122H12V-5A5.500 5.500 0 0 1 1-5V-72H-1V-5A5.500 5.500 0 0 1-12-5V-122H-13V-80A4.500 4.500 0 0 1-22-80V-129A10 10 0 0 1-12-139Z'

/** Size of the drawing in its own units. */
export const DRAWING = { width: 400, height: 300 }

// Space for the dimensions around the box.
const MARGIN = { left: 12, right: 84, top: 20, bottom: 58 }
/** Offset of the depth to the right and upwards, per unit of depth. */
const DEPTH_RUN = { x: 0.5, y: 0.32 }
/** Beside anything smaller, a person would be no help and shrink it to a dot. */
const SMALLEST_BESIDE_PERSON_CM = 80
const BESIDE_CM = 26
/** Between the box and its dimension lines, and between a line and its label. */
export const GAP = 14

export type Point = { x: number; y: number }
export type Size = { width: number; depth: number; height: number }
type Corners = [Point, Point, Point, Point]
export type BoxOutline = {
  front: Corners
  /** The corners behind those of the front. */
  back: Corners
  /** Units of the drawing per centimeter. */
  scale: number
  /** Position of a person beside the box; null beside small products. */
  person: Point | null
}

export function standsBesidePerson({ width, height }: Size): boolean {
  return Math.max(width, height) >= SMALLEST_BESIDE_PERSON_CM
}

/**
 * Outlines a box seen from its front, a little from the right and above, as large as the drawing allows.
 *
 * @param size  of the furniture, centimeters
 * @returns corners clockwise from the lower left; y grows downwards
 */
export function boxOutline(size: Size): BoxOutline {
  const hasPerson = standsBesidePerson(size)
  const beside = hasPerson ? PERSON_CM.width + BESIDE_CM : 0
  const run = { x: size.depth * DEPTH_RUN.x, y: size.depth * DEPTH_RUN.y }
  const whole = {
    width: beside + size.width + run.x,
    height: Math.max(size.height + run.y, hasPerson ? PERSON_CM.height : 0),
  }
  const room = {
    width: DRAWING.width - MARGIN.left - MARGIN.right,
    height: DRAWING.height - MARGIN.top - MARGIN.bottom,
  }
  const scale = Math.min(room.width / whole.width, room.height / whole.height)
  const [width, height, back] = [size.width * scale, size.height * scale, { x: run.x * scale, y: run.y * scale }]

  const left = MARGIN.left + (room.width - whole.width * scale) / 2 + beside * scale
  const bottom = MARGIN.top + (room.height + whole.height * scale) / 2
  const front: Corners = [
    { x: left, y: bottom },
    { x: left, y: bottom - height },
    { x: left + width, y: bottom - height },
    { x: left + width, y: bottom },
  ]
  const behind = ({ x, y }: Point): Point => ({ x: x + back.x, y: y - back.y })
  return {
    front,
    back: [behind(front[0]), behind(front[1]), behind(front[2]), behind(front[3])],
    scale,
    person: hasPerson ? { x: left - (beside - PERSON_CM.width / 2) * scale, y: bottom } : null,
  }
}

/**
 * Returns where places within the box are drawn.
 *
 * @returns a function of centimeters: from the left, from the floor, and behind the front
 */
export function placesIn({ front: [corner], scale }: BoxOutline) {
  return (x: number, y: number, z: number): Point => ({
    x: corner.x + (x + z * DEPTH_RUN.x) * scale,
    y: corner.y - (y + z * DEPTH_RUN.y) * scale,
  })
}

/** Returns whether a side of something upright shows, by the direction that it faces. */
export function facesViewer(x: number, y: number): boolean {
  return x * DEPTH_RUN.x + y * DEPTH_RUN.y > 0
}

/** A dimension's label: its alignment (`anchor`), and whether it runs upwards. */
export type Label = Point & { anchor: 'start' | 'middle' | 'end'; isUpright: boolean }

/**
 * Places the three labels where they cover neither each other nor the box.
 *
 * @param longest  maximum width of a label, in the drawing's units
 */
export function labelPlaces({ front, back }: BoxOutline, longest: number): Record<keyof Size, Label> {
  const [frontLeft, , , frontRight] = front
  const [, , backTopRight, backRight] = back
  const isNarrow = frontRight.x - frontLeft.x < longest
  const isLow = backRight.y - backTopRight.y < longest
  const below = frontRight.y + GAP + 24
  const depthMeasureAt = (x: number) => {
    const part = Math.min(Math.max((x - GAP / 2 - frontRight.x) / (backRight.x - frontRight.x || 1), 0), 1)
    return frontRight.y + GAP / 2 + part * (backRight.y - frontRight.y)
  }
  const depthX = Math.min((frontRight.x + backRight.x) / 2 + 2 * GAP, DRAWING.width - longest)
  return {
    width: isNarrow
      ? { x: Math.max(frontRight.x, longest), y: below, anchor: 'end', isUpright: false }
      : { x: (frontLeft.x + frontRight.x) / 2, y: below, anchor: 'middle', isUpright: false },
    depth: {
      x: depthX,
      // A label moved left by the drawing's edge goes lower, to clear the slanted dimension line.
      y: Math.min(Math.max((frontRight.y + backRight.y) / 2 + GAP + 24, depthMeasureAt(depthX) + 28), below),
      anchor: 'start',
      isUpright: false,
    },
    height: isLow
      ? {
          x: Math.min(backTopRight.x + GAP + 6, DRAWING.width),
          y: backTopRight.y - 10,
          anchor: 'end',
          isUpright: false,
        }
      : { x: backRight.x + GAP + 22, y: (backTopRight.y + backRight.y) / 2, anchor: 'middle', isUpright: true },
  }
}
