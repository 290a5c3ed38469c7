import type { Plan } from '#domain/planner/plan.ts'
import { nearer, type Pose, turned, walked } from './pose.ts'

/** What a key or a button asks of the camera. */
export type Step = 'left' | 'right' | 'up' | 'down' | 'aside-left' | 'aside-right' | 'nearer' | 'farther'

const TURN = Math.PI / 12
const TILT = Math.PI / 18
const WALK_M = 0.4
const ZOOM = 1.2

const keys: Readonly<Record<string, Step>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
  w: 'up',
  s: 'down',
  a: 'aside-left',
  d: 'aside-right',
  '+': 'nearer',
  '=': 'nearer',
  '-': 'farther',
}

/** The step of a key; undefined for keys of the browser and of others. */
export function stepOf(event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>): Step | undefined {
  if (event.ctrlKey || event.metaKey || event.altKey) return undefined
  return keys[event.key.length === 1 ? event.key.toLowerCase() : event.key]
}

/**
 * Turns, tilts and zooms the view from above; in the room up and down walk ahead and back.
 *
 * @param share  of a whole step, for a key that is held
 */
export function stepped(pose: Pose, step: Step, plan: Plan, share = 1): Pose {
  switch (step) {
    case 'left':
      return turned(pose, -TURN * share, 0)
    case 'right':
      return turned(pose, TURN * share, 0)
    case 'up':
      return pose.kind === 'walk' ? walked(pose, WALK_M * share, 0, plan) : turned(pose, 0, TILT * share)
    case 'down':
      return pose.kind === 'walk' ? walked(pose, -WALK_M * share, 0, plan) : turned(pose, 0, -TILT * share)
    case 'aside-left':
      return pose.kind === 'walk' ? walked(pose, 0, -WALK_M * share, plan) : turned(pose, -TURN * share, 0)
    case 'aside-right':
      return pose.kind === 'walk' ? walked(pose, 0, WALK_M * share, plan) : turned(pose, TURN * share, 0)
    case 'nearer':
      return nearer(pose, ZOOM ** share)
    case 'farther':
      return nearer(pose, ZOOM ** -share)
  }
}
