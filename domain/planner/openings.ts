import { defined } from '../defined.ts'
import type { Door, Opening, Plan, PlannedWindow } from './plan.ts'
import { planFrom, type ReadPlan } from './read-plan.ts'
import { wallsOf } from './walls.ts'

/**
 * Changes of doors and windows. Each returns a new plan, or why it would be none. An id that is not in the plan is a bug of
 * the caller and throws an Error.
 */

/** Changes a door; its kind and id stay. */
export function changeDoor(plan: Plan, id: string, change: Partial<Omit<Door, 'kind' | 'id'>>): ReadPlan {
  return withOpening(plan, id, (opening) => ({ ...opening, ...change }))
}

/** Changes a window; its kind and id stay. */
export function changeWindow(plan: Plan, id: string, change: Partial<Omit<PlannedWindow, 'kind' | 'id'>>): ReadPlan {
  return withOpening(plan, id, (opening) => ({ ...opening, ...change }))
}

function withOpening(plan: Plan, id: string, changed: (opening: Opening) => object): ReadPlan {
  const found = defined(
    plan.openings.find((opening) => opening.id === id),
    `opening ${id}`,
  )
  return planFrom({ ...plan, openings: plan.openings.map((one) => (one === found ? changed(one) : one)) })
}

/**
 * Returns where in its wall an opening comes to lie that is moved along it, in steps of a length; it stays within the wall.
 *
 * @param by  millimeters from the first corner of the wall to the last; negative for the other way
 */
export function offsetMoved({ room }: Pick<Plan, 'room'>, opening: Opening, by: number, stepMm: number): number {
  const wall = defined(wallsOf(room)[opening.wall], 'wall')
  const most = Math.floor(wall.length) - opening.width
  return Math.max(0, Math.min(most, Math.round(Math.round((opening.offset + by) / stepMm) * stepMm)))
}

/** Moves an opening within its wall. */
export function moveOpening(plan: Plan, id: string, offset: number): ReadPlan {
  return withOpening(plan, id, (opening) => ({ ...opening, offset }))
}
