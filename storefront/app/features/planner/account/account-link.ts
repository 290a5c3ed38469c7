import type { Plan } from '#domain/planner/plan.ts'
import { keep, PLAN_IN_ACCOUNT, readKept, recordIn } from '../../../storage.ts'

/** In the address: the guest has logged in to keep the plan in the account. */
export const KEEP = 'keep'

/**
 * Which plan of an account this browser's plan is. It holds only while the browser's plan is `local`: a plan that came in
 * its place by another way must not take the place of anything in the account.
 */
export type AccountLink = {
  userId: string
  /** Id of the plan in the account. */
  id: string
  /** The version on which `local` rests; null until the account has the plan. */
  version: string | null
  /** The browser's plan, as `writePlan` writes it. */
  local: string
  /** Whether the account has `local`. */
  isKept: boolean
  /** What was sent and not answered; the account may have it. */
  sent: string | null
}

const textOrNull = (value: unknown) => (typeof value === 'string' ? value : null)

/** Returns the link of a member; undefined for none. */
export function readLink(userId: string): AccountLink | undefined {
  const { id, version, local, isKept, sent, ...kept } = recordIn(readKept(PLAN_IN_ACCOUNT))
  if (kept['userId'] !== userId || typeof id !== 'string' || typeof local !== 'string') return undefined
  return { userId, id, version: textOrNull(version), local, isKept: isKept === true, sent: textOrNull(sent) }
}

export function writeLink(link: AccountLink | null): void {
  keep(PLAN_IN_ACCOUNT, link && JSON.stringify(link))
}

/** Returns the member whose account has this browser's plan, for a visit in which the shop cannot tell. */
export function linkedMember(): string | undefined {
  const { userId } = recordIn(readKept(PLAN_IN_ACCOUNT))
  return typeof userId === 'string' ? userId : undefined
}

/**
 * Whether one plan was made of the other by a change: then at least one of its parts is the very same object. Plans that
 * were read from a text share none.
 */
export function isChangeOf(next: Plan, before: Plan): boolean {
  const { room, openings, pillars, pieces } = before
  return next.room === room || next.openings === openings || next.pillars === pillars || next.pieces === pieces
}
