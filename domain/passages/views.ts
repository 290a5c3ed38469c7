import { turningSpare } from './corner.ts'
import { carriedAngle, type Held } from './measured.ts'
import { block, onBothAxes, type Point, rectangle, shifted } from './outlines.ts'
import { type Door, HANDS_CM, type Lift, type Movement, type Passage, type Stairs } from './passage.ts'
import { extent, radians } from './rectangles.ts'
import { ASSUMED_SLOPE_DEGREES, bendSpare, reachOnFlight } from './stairs.ts'

/** The tightest moment of a movement, to scale. */
export type Drawing = {
  /** `side`: the floor is at y = 0. `plan`: from above. `front`: the opening as a person before it sees it. */
  view: 'side' | 'plan' | 'front'
  /** The four corners of the piece, without the room for hands; the first is at the low (or near) end of its rear. */
  piece: Point[]
  /** Convex outlines of what is in the way. */
  walls: Point[][]
  /** Dimension lines of the passage. */
  lines: DimensionLine[]
  angleDegrees: number
  /** Whole centimeters from the floor to the lower corner of the raised end; 0 in plan. */
  liftedEndCm: number
}

type DimensionLine = { from: Point; to: Point; cm: number }

const WALL_CM = 15
/** Between flights that meet; half of it is less than the room for hands. */
const BANISTER_CM = 2
/** In the middle of a wall, a floor or a post. */
const INSIDE_CM = WALL_CM / 2
/** How much of a wall is drawn. */
const SHOWN_CM = 60
/** How much of the room behind a door is drawn: a person has space in it. */
const BEHIND_CM = 110

export function throughDoor({ alongCm, upCm }: Held, movement: Movement, door: Door): Drawing {
  const angleDegrees = carriedAngle(movement, door)
  const angle = radians(angleDegrees)
  const rear = WALL_CM / 2 - alongCm * Math.cos(angle)
  return {
    view: 'side',
    piece: rectangle([rear, 0], angle, alongCm, upCm),
    walls: [
      block(rear - SHOWN_CM, -WALL_CM, WALL_CM + BEHIND_CM, 0),
      block(0, door.heightCm, WALL_CM, door.heightCm + SHOWN_CM),
    ],
    lines: [line([WALL_CM + 20, 0], [WALL_CM + 20, door.heightCm])],
    angleDegrees,
    liftedEndCm: Math.round(alongCm * Math.sin(angle)),
  }
}

/** The outer walls are the axes; the piece touches both with the room for hands. A half turn is its first corner. */
export function aroundCorner(held: Held, movement: Movement, passage: Passage): Drawing {
  const [before, after] = corridorsOf(passage)
  const { box, motion } = movement
  const raisedBy = motion === 'leaning-turn' ? radians(movement.angleDegrees) : 0
  const along = extent(box.alongCm, box.upCm, raisedBy)
  const bare = extent(held.alongCm, held.upCm, raisedBy)
  const degreesInPlan = motion === 'sideways' ? 0 : turningSpare(along, box.acrossCm, before, after).angleDegrees
  const angle = radians(degreesInPlan)
  const [inset, reach] = [(along - bare) / 2, Math.max(before, after, along) + SHOWN_CM]
  return {
    view: 'plan',
    piece: onBothAxes(along, angle, bare, held.acrossCm, inset),
    ...(halfTurnOf(passage, reach) ?? {
      walls: [block(-WALL_CM, -WALL_CM, 0, reach), block(0, -WALL_CM, reach, 0), block(after, before, reach, reach)],
      lines: [line([reach - 25, 0], [reach - 25, before]), line([0, reach - 25], [after, reach - 25])],
    }),
    angleDegrees: degreesInPlan,
    liftedEndCm: Math.round(held.alongCm * Math.sin(raisedBy)),
  }
}

/** A landing at the left between two flights side by side; undefined for other passages. */
function halfTurnOf(passage: Passage, reach: number): Pick<Drawing, 'walls' | 'lines'> | undefined {
  if (passage.kind !== 'stairs' || passage.landing?.turn !== 'half') return undefined
  const { widthCm, depthCm } = passage.landing
  const [flight] = corridorsOf(passage)
  const between = Math.max(widthCm - 2 * flight, BANISTER_CM)
  return {
    walls: [
      block(-WALL_CM, 0, 0, widthCm),
      block(-WALL_CM, -WALL_CM, reach, 0),
      block(-WALL_CM, widthCm, reach, widthCm + WALL_CM),
      block(depthCm, (widthCm - between) / 2, reach, (widthCm + between) / 2),
    ],
    lines: [
      line([reach - 25, 0], [reach - 25, flight]),
      line([0, widthCm - flight / 2], [depthCm, widthCm - flight / 2]),
    ],
  }
}

/** Widths of the two corridors that meet at the corner. */
export function corridorsOf(passage: Passage): [before: number, after: number] {
  switch (passage.kind) {
    case 'door':
      return [passage.roomBeforeCm ?? passage.widthCm, passage.widthCm]
    case 'corridor':
      return [passage.widthCm, passage.afterCornerCm ?? passage.widthCm]
    case 'lift':
      return [passage.roomBeforeCm ?? passage.doorWidthCm, Math.min(passage.doorWidthCm, passage.widthCm)]
    case 'stairs': {
      const { widthCm, landing } = passage
      if (!landing) return [widthCm, widthCm]
      return landing.turn === 'quarter'
        ? [Math.min(widthCm, landing.widthCm), Math.min(widthCm, landing.depthCm)]
        : [Math.min(widthCm, landing.widthCm / 2), landing.depthCm]
    }
  }
}

/** The wall opposite the door is at x = 0, the door at the right. */
export function tippedIn({ alongCm, upCm }: Held, { box, angleDegrees }: Movement, door: Door): Drawing {
  const room = door.roomBeforeCm ?? SHOWN_CM
  const top = (door.ceilingBeforeCm ?? door.heightCm) + WALL_CM
  const piece = onBothAxes(box.alongCm, radians(angleDegrees), alongCm, upCm, HANDS_CM)
  return {
    view: 'side',
    piece,
    walls: [
      block(-WALL_CM, 0, 0, top),
      block(-WALL_CM, -WALL_CM, room + WALL_CM + alongCm, 0),
      block(room, door.heightCm, room + WALL_CM, top),
      block(-WALL_CM, top - WALL_CM, room, top),
    ],
    lines: [
      line([0, -INSIDE_CM], [room, -INSIDE_CM]),
      line([room + WALL_CM + 20, 0], [room + WALL_CM + 20, door.heightCm]),
    ],
    angleDegrees,
    liftedEndCm: Math.round(Math.max(...piece.slice(0, 2).map(([, y]) => y))),
  }
}

/** The flight begins at the origin and goes up to the right. */
export function onStairs({ alongCm, upCm }: Held, { box, motion }: Movement, stairs: Stairs): Drawing {
  const slope = slopeOf(stairs)
  const isLevel = motion === 'straight'
  const tight = isLevel ? 0 : bendSpare(box.alongCm, box.upCm, stairs.headroomCm, slope, Infinity).angleDegrees
  const angle = radians(tight)
  const reach = isLevel ? box.alongCm : reachOnFlight(box.alongCm, box.upCm, slope, Infinity, angle)
  const [cosine, sine, tangent] = [Math.cos(angle), Math.sin(angle), Math.tan(slope)]
  const rear: Point = [reach - box.alongCm * cosine, reach * tangent - box.alongCm * sine]
  const far = Math.max(reach, 0) + SHOWN_CM
  const near = rear[0] - box.upCm - SHOWN_CM
  const ceiling = stairs.headroomCm
  return {
    view: 'side',
    piece: rectangle(shifted(rear, angle, HANDS_CM), angle, alongCm, upCm),
    walls: [
      block(near, -WALL_CM, 0, 0),
      [
        [0, -WALL_CM],
        [far, -WALL_CM],
        [far, far * tangent],
        [0, 0],
      ],
      block(near, ceiling, 0, ceiling + far * tangent),
      [
        [0, ceiling],
        [far, ceiling + far * tangent],
        [0, ceiling + far * tangent],
      ],
    ],
    lines: [line([near + 15, 0], [near + 15, ceiling])],
    angleDegrees: tight,
    liftedEndCm: Math.round(alongCm * sine),
  }
}

/** The door is at x = 0, the back of the cabin at the right. The piece touches the back, or begins at `from`. */
export function inCabin(held: Held, { box, motion, angleDegrees }: Movement, lift: Lift, from?: number): Drawing {
  const angle = radians(angleDegrees)
  const [boxThick, thick] = motion === 'leaning' ? [box.upCm, held.upCm] : [box.acrossCm, held.acrossCm]
  const height =
    motion === 'leaning' ? Math.min(lift.heightCm, lift.doorHeightCm) : Math.min(lift.widthCm, lift.doorWidthCm)
  const left = from ?? lift.depthCm - extent(box.alongCm, boxThick, angle)
  const rear: Point = [left + boxThick * Math.sin(angle), 0]
  return {
    view: motion === 'leaning' ? 'side' : 'plan',
    piece: rectangle(shifted(rear, angle, HANDS_CM), angle, held.alongCm, thick),
    walls: [
      block(-SHOWN_CM, -WALL_CM, lift.depthCm + WALL_CM, 0),
      block(lift.depthCm, 0, lift.depthCm + WALL_CM, height),
      block(-WALL_CM, height, lift.depthCm + WALL_CM, height + WALL_CM),
    ],
    lines: [
      line([0, -INSIDE_CM], [lift.depthCm, -INSIDE_CM]),
      line([lift.depthCm + INSIDE_CM, 0], [lift.depthCm + INSIDE_CM, height]),
    ],
    angleDegrees,
    liftedEndCm: motion === 'leaning' ? Math.round(held.alongCm * Math.sin(angle)) : 0,
  }
}

/** Upright posts at the left and right of x = 0 and the width. */
export function inOpening(
  { upCm, acrossCm }: Held,
  { box, motion, angleDegrees }: Movement,
  passage: Passage,
): Drawing {
  const [width, height] = openingOf(passage)
  const angle = motion === 'rolled' ? radians(angleDegrees) : 0
  const left = (width - extent(box.acrossCm, box.upCm, angle)) / 2
  const low: Point = [left + box.upCm * Math.sin(angle), 0]
  return {
    view: 'front',
    piece: rectangle(shifted(low, angle, HANDS_CM), angle, acrossCm, upCm),
    walls: [
      block(-WALL_CM, -WALL_CM, width + WALL_CM, 0),
      block(-WALL_CM, 0, 0, height),
      block(width, 0, width + WALL_CM, height),
      block(-WALL_CM, height, width + WALL_CM, height + WALL_CM),
    ],
    lines: [line([0, -INSIDE_CM], [width, -INSIDE_CM]), line([width + INSIDE_CM, 0], [width + INSIDE_CM, height])],
    angleDegrees: motion === 'rolled' ? angleDegrees : 0,
    liftedEndCm: Math.round(acrossCm * Math.sin(angle)),
  }
}

export function openingOf(passage: Passage): [width: number, height: number] {
  switch (passage.kind) {
    case 'lift':
      return [Math.min(passage.doorWidthCm, passage.widthCm), Math.min(passage.doorHeightCm, passage.heightCm)]
    case 'stairs':
      return [passage.widthCm, passage.headroomCm]
    default:
      return [passage.widthCm, passage.heightCm]
  }
}

export function slopeOf({ slopeDegrees }: Stairs): number {
  return radians(slopeDegrees ?? ASSUMED_SLOPE_DEGREES)
}

/** A line is level or upright. */
function line(from: Point, to: Point): DimensionLine {
  return { from, to, cm: Math.round(Math.max(to[0] - from[0], to[1] - from[1])) }
}
