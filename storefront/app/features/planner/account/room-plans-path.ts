import { href } from 'react-router'

/** Id of the list of a member's plans, which is a part of the planner. */
export const ROOM_PLANS_ID = 'room-plans'

/** Returns the path at which a member finds the plans in the account. */
export function roomPlansPath(): string {
  return `${href('/planner')}#${ROOM_PLANS_ID}`
}
