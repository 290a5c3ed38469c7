import type { KeptRoomPlanReply, RoomPlan, RoomPlanReply, RoomPlansReply } from '#contract/planner.ts'
import type { Plan } from '#domain/planner/plan.ts'
import { planFrom } from '#domain/planner/read-plan.ts'
import { authorisedCall } from '../../accounts/session/authorised-call.ts'

const path = (id: string) => `/api/room-plans/${id}` as const

/** The calls of the plans in the member's account. */
export const accountCalls = {
  list: () => authorisedCall<RoomPlansReply>({ method: 'GET', path: '/api/room-plans' }),
  read: (id: string) => authorisedCall<RoomPlanReply>({ method: 'GET', path: path(id) }),
  keep: (id: string, body: { plan: string; version: string | null }) =>
    authorisedCall<KeptRoomPlanReply>({ method: 'PUT', path: path(id), body }),
  remove: (id: string) => authorisedCall<RoomPlanReply>({ method: 'DELETE', path: path(id) }),
}

/** A plan of the account that this page can show. */
export type AccountPlan = { id: string; plan: Plan; version: string; changedAt: string }

/** Returns undefined for a plan that a later version of the planner wrote. */
export function readAccountPlan(given: RoomPlan): AccountPlan | undefined {
  const read = planFrom(given.plan)
  return 'plan' in read
    ? { id: given._id, plan: read.plan, version: given.version, changedAt: given.changedAt }
    : undefined
}
