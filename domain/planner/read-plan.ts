import { hasPiledMarks, isOneLine, isSeen } from '../text.ts'
import { edgesOf, lengthOf } from './geometry.ts'
import {
  doorOpens,
  MAX_CORNERS,
  MAX_NAME_LENGTH,
  MAX_OPENINGS,
  MAX_PIECES,
  MAX_PILLARS,
  type Opening,
  OPENING_MM,
  PIECE_MM,
  type PieceFacts,
  pieceKinds,
  PILLAR_MM,
  type Pillar,
  PLACE_MM,
  type Plan,
  PLAN_VERSION,
  type PlannedPiece,
  type Room,
  ROOM_SIDE_MM,
  type Table,
} from './plan.ts'
import { isWithin, type RoomProblem, roomProblem } from './room-problem.ts'

/**
 * Why a text is no plan:
 * - `too-large`: longer than `MAX_PLAN_TEXT`.
 * - `damaged`: no JSON, or something is missing or of another type.
 * - `newer`: written by a later version of the planner.
 * - `length`: a length or an angle is not a whole number within its limits.
 * - `name`: a name is too long, in more than one line, invisible, or has characters of markup or half of one.
 * - `too-many`: too many openings, pillars or pieces.
 * - `same-id`: two things share an id.
 * - `opening-outside`: an opening is not within its wall, or higher than the ceiling.
 * - `openings-overlap`: two openings of one wall share some of it.
 */
export type PlanProblem =
  | RoomProblem
  | 'too-large'
  | 'damaged'
  | 'newer'
  | 'length'
  | 'name'
  | 'too-many'
  | 'same-id'
  | 'opening-outside'
  | 'openings-overlap'

export type ReadPlan = { plan: Plan } | { problem: PlanProblem }

/** Longer than any plan that `writePlan` writes, in UTF-16 units. */
export const MAX_PLAN_TEXT = 64_000

/** Returns a plan as text; `readPlan` returns the very same plan. */
export function writePlan(plan: Plan): string {
  return JSON.stringify(plan)
}

/**
 * Reads a plan from a text that anybody may have written. Nothing is repaired: a plan with a fault is refused whole, so
 * that nobody buys by a plan which lost a wall. Unknown fields are dropped. A text of any length takes some
 * milliseconds.
 */
export function readPlan(text: string): ReadPlan {
  if (text.length > MAX_PLAN_TEXT) return { problem: 'too-large' }
  try {
    return planFrom(JSON.parse(text))
  } catch (error) {
    if (error instanceof SyntaxError) return { problem: 'damaged' }
    throw error
  }
}

/** The same for parsed JSON, of which the caller has limited the size. */
export function planFrom(value: unknown): ReadPlan {
  try {
    const plan = planIn(value)
    const problem = roomProblem(plan.room) ?? sameId(plan) ?? openingsProblem(plan)
    return problem === undefined ? { plan } : { problem }
  } catch (error) {
    if (error instanceof Refusal) return { problem: error.problem }
    throw error
  }
}

/** Leaves the reading of a plan at its first fault. */
class Refusal extends Error {
  readonly problem: PlanProblem
  constructor(problem: PlanProblem) {
    super(problem)
    this.problem = problem
  }
}

function planIn(value: unknown): Plan {
  const fields = recordIn(value)
  const version = fields['version']
  if (typeof version === 'number' && version > PLAN_VERSION) throw new Refusal('newer')
  if (version !== PLAN_VERSION) throw new Refusal('damaged')
  return {
    version,
    name: nameIn(fields['name']),
    room: roomIn(fields['room']),
    openings: listIn(fields['openings'], MAX_OPENINGS, 'too-many').map(openingIn),
    pillars: listIn(fields['pillars'], MAX_PILLARS, 'too-many').map(pillarIn),
    pieces: listIn(fields['pieces'], MAX_PIECES, 'too-many').map(pieceIn),
  }
}

function roomIn(value: unknown): Room {
  const { corners, height } = recordIn(value)
  return {
    corners: listIn(corners, MAX_CORNERS, 'too-many-corners').map((corner) => {
      const { x, y } = recordIn(corner)
      return { x: lengthIn(x, IN_ROOM_MM), y: lengthIn(y, IN_ROOM_MM) }
    }),
    height: lengthIn(height, IN_ROOM_MM),
  }
}

const IN_ROOM_MM = { least: 0, most: ROOM_SIDE_MM.most }

function openingIn(value: unknown): Opening {
  const fields = recordIn(value)
  const inWall = {
    id: idIn(fields['id']),
    wall: lengthIn(fields['wall'], { least: 0, most: MAX_CORNERS }),
    offset: lengthIn(fields['offset'], IN_ROOM_MM),
    width: lengthIn(fields['width'], OPENING_MM),
    height: lengthIn(fields['height'], OPENING_MM),
  }
  if (fields['kind'] === 'window') return { kind: 'window', ...inWall, sill: lengthIn(fields['sill'], IN_ROOM_MM) }
  if (fields['kind'] !== 'door') throw new Refusal('damaged')
  const opens = oneOf(doorOpens, fields['opens'])
  return { kind: 'door', ...inWall, opens, hinge: oneOf(['start', 'end'] as const, fields['hinge']) }
}

function pillarIn(value: unknown): Pillar {
  const { id, x, y, width, depth } = recordIn(value)
  return {
    id: idIn(id),
    x: lengthIn(x, PLACE_MM),
    y: lengthIn(y, PLACE_MM),
    width: lengthIn(width, PILLAR_MM),
    depth: lengthIn(depth, PILLAR_MM),
  }
}

function pieceIn(value: unknown): PlannedPiece {
  const fields = recordIn(value)
  return {
    id: idIn(fields['id']),
    ...factsIn(fields),
    x: lengthIn(fields['x'], PLACE_MM),
    y: lengthIn(fields['y'], PLACE_MM),
    turn: lengthIn(fields['turn'], { least: 0, most: 359 }),
  }
}

function factsIn(fields: Readonly<Record<string, unknown>>): PieceFacts {
  const size = {
    name: nameIn(fields['name']),
    kind: oneOf(pieceKinds, fields['kind']),
    width: lengthIn(fields['width'], PIECE_MM),
    depth: lengthIn(fields['depth'], PIECE_MM),
    height: lengthIn(fields['height'], PIECE_MM),
  }
  if (fields['own'] === true) return { ...size, own: true }
  if (fields['own'] !== false) throw new Refusal('damaged')
  const sold = {
    ...size,
    own: false as const,
    productId: idIn(fields['productId']),
    variantId: idIn(fields['variantId']),
  }
  const { table } = fields
  return table === undefined ? sold : { ...sold, table: tableIn(table, size) }
}

function tableIn(value: unknown, set: Table): Table {
  const { width, depth } = recordIn(value)
  return {
    width: lengthIn(width, { ...PIECE_MM, most: set.width }),
    depth: lengthIn(depth, { ...PIECE_MM, most: set.depth }),
  }
}

/** A copy of the own fields, so that `__proto__` and what every object inherits are nothing special. */
function recordIn(value: unknown): Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new Refusal('damaged')
  return Object.assign(Object.create(null) as Record<string, unknown>, value)
}

function listIn(value: unknown, most: number, problem: PlanProblem): readonly unknown[] {
  if (!Array.isArray(value)) throw new Refusal('damaged')
  if (value.length > most) throw new Refusal(problem)
  // A copy without holes.
  return Array.from<unknown>(value)
}

function lengthIn(value: unknown, limits: { least: number; most: number }): number {
  if (typeof value !== 'number') throw new Refusal('damaged')
  if (!Number.isInteger(value) || !isWithin(value, limits)) throw new Refusal('length')
  // JSON has a -0, which no plan should keep.
  return value + 0
}

function oneOf<Choice extends string>(choices: readonly Choice[], value: unknown): Choice {
  const choice = choices.find((name) => name === value)
  if (choice === undefined) throw new Refusal('damaged')
  return choice
}

const ID = /^[\da-z-]{1,40}$/i

function idIn(value: unknown): string {
  if (typeof value !== 'string' || !ID.test(value)) throw new Refusal('damaged')
  return value
}

function nameIn(value: unknown): string {
  if (typeof value !== 'string') throw new Refusal('damaged')
  if (!isPlanName(value)) throw new Refusal('name')
  return value
}

/**
 * Whether a text can name a plan or a piece; '' is no name of its own. Angle brackets only occur in markup, which is never
 * meant as a name. The database and addresses take no half of a character.
 */
export function isPlanName(text: string): boolean {
  if (text === '') return true
  if (text.length > MAX_NAME_LENGTH || !text.isWellFormed() || !isSeen(text)) return false
  return isOneLine(text) && !hasPiledMarks(text) && !/[<>]/.test(text)
}

function sameId({ openings, pillars, pieces }: Plan): PlanProblem | undefined {
  const ids = [...openings, ...pillars, ...pieces].map(({ id }) => id)
  return new Set(ids).size === ids.length ? undefined : 'same-id'
}

function openingsProblem({ room, openings }: Pick<Plan, 'room' | 'openings'>): PlanProblem | undefined {
  const walls = edgesOf(room.corners)
  const isOutside = openings.some((opening) => {
    const wall = walls[opening.wall]
    const top = opening.height + (opening.kind === 'window' ? opening.sill : 0)
    return !wall || opening.offset + opening.width > lengthOf(wall) || top > room.height
  })
  if (isOutside) return 'opening-outside'
  const isOver = openings.some((one, at) => {
    return openings.slice(at + 1).some((other) => {
      const isApart = one.offset + one.width <= other.offset || other.offset + other.width <= one.offset
      return one.wall === other.wall && !isApart
    })
  })
  return isOver ? 'openings-overlap' : undefined
}
