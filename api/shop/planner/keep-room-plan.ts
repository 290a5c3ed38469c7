import type { RoomPlan } from '#contract/planner.ts'
import type { Plan } from '#domain/planner/plan.ts'
import { MAX_ACCOUNT_PLANS } from '#domain/planner/account-plans.ts'
import { holdAccount } from '../../people/accounts/own-account-queries.ts'
import type { Db } from '../../platform/db/client.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { say } from '../../platform/language/sentence.ts'
import { versionOf } from '../../platform/records/version.ts'
import { countRoomPlans, findRoomPlan, putRoomPlan, type RoomPlanKey, type RoomPlanRow } from './room-plan-queries.ts'

/**
 * Keeps a plan in an account. A repeated request changes nothing and succeeds, whichever version it names.
 *
 * @param seen  the version that the change rests on; null for a plan that is not in the account yet
 * @throws AppError stale, with the newest plan, when another device has changed it; not_found when it was deleted;
 *         list_full; unauthorized when the account has just been deleted
 */
export function keepRoomPlan(
  db: Db,
  key: RoomPlanKey,
  { plan, seen }: { plan: Plan; seen: string | null },
): Promise<Omit<RoomPlan, 'plan'>> {
  const version = versionOf(plan)
  return db.transaction(async (tx) => {
    await holdAccount(tx, key.userId)
    const before = await findRoomPlan(tx, key)
    if (before?.version === version) return { _id: key.id, version, changedAt: before.changedAt.toISOString() }
    if (before && before.version !== seen) throw changedMeanwhile(before)
    if (!before && seen !== null) throw noSuchPlan()
    if (!before && (await countRoomPlans(tx, key.userId)) >= MAX_ACCOUNT_PLANS) throw plansFull()
    const changedAt = new Date()
    await putRoomPlan(tx, key, { plan, version, changedAt })
    return { _id: key.id, version, changedAt: changedAt.toISOString() }
  })
}

export function presentRoomPlan({ id, plan, version, changedAt }: RoomPlanRow): RoomPlan {
  return { _id: id, plan, version, changedAt: changedAt.toISOString() }
}

export function noSuchPlan(): AppError {
  return new AppError('not_found', say('room-plans.not-found'))
}

function plansFull(): AppError {
  return new AppError('list_full', say('room-plans.full', { most: MAX_ACCOUNT_PLANS }))
}

function changedMeanwhile(newest: RoomPlanRow): AppError {
  const refusal = new AppError('stale', say('room-plans.stale'))
  refusal.current = presentRoomPlan(newest)
  return refusal
}
