import type { LengthUnit } from '../catalog/length-units.ts'
import { defined } from '../defined.ts'
import { middleOf, whole } from './geometry.ts'
import { newId } from './new-id.ts'
import type { Door, Opening, Pillar, Plan, PlannedWindow } from './plan.ts'
import { planFrom, type ReadPlan } from './read-plan.ts'
import { wallsOf } from './walls.ts'

/**
 * Adds and removes parts of a room, and changes pillars (openings.ts changes doors and windows). Each returns a new plan, or
 * why it would be none. An id that is not in the plan is a bug of the caller and throws an Error.
 */

/** Usual sizes; a shopper corrects them. */
const DOOR_WIDTH_MM = 900
const WINDOW_MM = { width: 1200, height: 1200, sill: 900 }
const PILLAR_SIDE_MM = 300
/** From the corner of the wall, for the frame. */
const FRAME_MM = 100
const LEAST_WIDTH_MM = 400

type Added = { plan: Plan; id: string } | { problem: Extract<ReadPlan, { problem: string }>['problem'] | 'no-wall' }

/** The usual height of a door, 6'8", in whole millimeters as people name it in a unit: 203 cm. Never above the ceiling. */
export function usualDoorHeight({ room }: Pick<Plan, 'room'>, unit: LengthUnit): number {
  return Math.min(unit === 'cm' ? 2030 : 2032, room.height)
}

/** Puts a door of usual size into the first wall with room for it; `no-wall` if none has. */
export function addDoor(plan: Plan, unit: LengthUnit): Added {
  const place = freeStretch(plan, DOOR_WIDTH_MM)
  if (!place) return { problem: 'no-wall' }
  const id = newId(plan, 'door')
  const height = usualDoorHeight(plan, unit)
  const door: Door = { kind: 'door', id, ...place, height, opens: 'inwards', hinge: 'start' }
  return withId(planFrom({ ...plan, openings: [...plan.openings, door] }), id)
}

/** Puts a window of usual size into the first wall with room for it; `no-wall` if none has. */
export function addWindow(plan: Plan): Added {
  const place = freeStretch(plan, WINDOW_MM.width)
  if (!place) return { problem: 'no-wall' }
  const id = newId(plan, 'window')
  const sill = Math.min(WINDOW_MM.sill, plan.room.height - LEAST_WIDTH_MM)
  const height = Math.min(WINDOW_MM.height, plan.room.height - sill)
  const window: PlannedWindow = { kind: 'window', id, ...place, height, sill }
  return withId(planFrom({ ...plan, openings: [...plan.openings, window] }), id)
}

/** Puts a pillar of usual size into the middle of the room. */
export function addPillar(plan: Plan): Added {
  const id = newId(plan, 'pillar')
  const { x, y } = middleOf(plan.room.corners)
  const [left, top] = [whole(x - PILLAR_SIDE_MM / 2), whole(y - PILLAR_SIDE_MM / 2)]
  const pillar: Pillar = { id, x: left, y: top, width: PILLAR_SIDE_MM, depth: PILLAR_SIDE_MM }
  return withId(planFrom({ ...plan, pillars: [...plan.pillars, pillar] }), id)
}

function withId(read: ReadPlan, id: string): Added {
  return 'plan' in read ? { plan: read.plan, id } : read
}

/** A part of a wall that no opening has, as wide as wanted or, if there is none, as wide as a narrow door at least. */
function freeStretch({ room, openings }: Plan, wanted: number): Pick<Opening, 'wall' | 'offset' | 'width'> | undefined {
  for (const width of [wanted, LEAST_WIDTH_MM]) {
    for (const { at, length } of wallsOf(room)) {
      const taken = openings.filter(({ wall }) => wall === at).toSorted((one, other) => one.offset - other.offset)
      const starts = [FRAME_MM, ...taken.map(({ offset, width: over }) => offset + over + FRAME_MM)]
      const ends = [...taken.map(({ offset }) => offset - FRAME_MM), Math.floor(length) - FRAME_MM]
      const gap = starts.findIndex((start, index) => (ends[index] ?? 0) - start >= width)
      if (gap !== -1) return { wall: at, offset: starts[gap] ?? 0, width }
    }
  }
  return undefined
}

export function changePillar(plan: Plan, id: string, change: Partial<Omit<Pillar, 'id'>>): ReadPlan {
  const found = defined(
    plan.pillars.find((pillar) => pillar.id === id),
    `pillar ${id}`,
  )
  return planFrom({ ...plan, pillars: plan.pillars.map((one) => (one === found ? { ...one, ...change } : one)) })
}

/** Removes a door, window or pillar. */
export function removePart(plan: Plan, id: string): Plan {
  return {
    ...plan,
    openings: plan.openings.filter((opening) => opening.id !== id),
    pillars: plan.pillars.filter((pillar) => pillar.id !== id),
  }
}
