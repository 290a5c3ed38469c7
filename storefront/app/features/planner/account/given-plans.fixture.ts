import type { RoomPlan } from '#contract/planner.ts'
import { boundsOf } from '#domain/planner/geometry.ts'
import type { Plan } from '#domain/planner/plan.ts'
import { writePlan } from '#domain/planner/read-plan.ts'
import { type Answer, answerApi, done, refused, type Sent } from '../../../test/answer-api.ts'

/** Ids are those that the browser chooses, or any. */
export type HeldPlan = { id: string; plan: Plan; version: string; changedAt?: string }

const presented = ({ id, plan, version, changedAt = new Date().toISOString() }: HeldPlan): RoomPlan => {
  return { _id: id, plan, version, changedAt }
}

function listed(held: HeldPlan) {
  const { plan: _plan, ...facts } = presented(held)
  const { left, right, top, bottom } = boundsOf(held.plan.room.corners)
  const { name, pieces } = held.plan
  return { ...facts, name, pieces: pieces.length, width: right - left, depth: bottom - top }
}

const gone = () => refused(404, 'not_found', 'This plan is not in your account any more.')

/**
 * An account that keeps plans, in place of the shop.
 *
 * @param ids  of plans that the browser may keep, besides those that the account has
 * @returns the plans it holds, and what was sent; `fail` answers further changes in place of the account
 */
export function givenAccountPlans(ids: readonly string[], ...plans: HeldPlan[]) {
  let held: readonly HeldPlan[] = plans
  let failing: (() => Answer | Promise<Answer>) | undefined
  let versions = 0
  const sent: { plan: Plan; version: string | null }[] = []

  const kept = (one: HeldPlan) => {
    const { plan: _plan, ...data } = presented(one)
    return done('Plan kept', { data })
  }
  const keep = (id: string, { plan: text, version: seen }: { plan: string; version: string | null }) => {
    const plan: Plan = JSON.parse(text)
    sent.push({ plan, version: seen })
    if (failing) return failing()
    const before = held.find((one) => one.id === id)
    if (before && writePlan(before.plan) === text) return kept(before)
    if (before && before.version !== seen) {
      const { body } = refused(409, 'stale', 'Another device has changed this plan meanwhile.')
      return { status: 409, body: { ...body, current: presented(before) } }
    }
    if (!before && seen !== null) return gone()
    versions += 1
    const next = { id, plan, version: `kept-${versions}` }
    held = [next, ...held.filter((one) => one.id !== id)]
    return kept(next)
  }

  answerApi({ 'GET /api/room-plans': () => done('Plans found', { data: held.map(listed) }) })
  for (const id of new Set([...ids, ...plans.map((plan) => plan.id)])) {
    const find = () => held.find((one) => one.id === id)
    answerApi({
      [`GET /api/room-plans/${id}`]: () => {
        const found = find()
        return found ? done('Plan found', { data: presented(found) }) : gone()
      },
      [`PUT /api/room-plans/${id}`]: ({ body }: Sent) => keep(id, body as { plan: string; version: string | null }),
      [`DELETE /api/room-plans/${id}`]: () => {
        const found = find()
        held = held.filter((one) => one.id !== id)
        return found ? done('Plan deleted', { data: presented(found) }) : gone()
      },
    })
  }
  return {
    sent,
    held: () => held,
    /** Another device puts a plan into the account, or takes it out. */
    change: (id: string, plan: Plan | null) => {
      versions += 1
      const others = held.filter((one) => one.id !== id)
      held = plan ? [{ id, plan, version: `theirs-${versions}` }, ...others] : others
    },
    fail: (answer: (() => Answer | Promise<Answer>) | undefined) => {
      failing = answer
    },
  }
}
