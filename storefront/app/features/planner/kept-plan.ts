import type { Plan } from '#domain/planner/plan.ts'
import { type PlanProblem, readPlan, writePlan } from '#domain/planner/read-plan.ts'
import { keep, PLAN_KEY, readKept } from '../../storage.ts'

/** The last text that was no plan, until another one takes its place. */
const ASIDE_KEY = 'plannerDamaged'
/** Plans that others took the place of (sharing/earlier-plans.ts). */
export const EARLIER_KEY = 'plannerEarlier'

/** What this browser keeps: a plan, a text that is none and why, or nothing. */
export type KeptPlan = { plan: Plan } | { problem: PlanProblem; text: string } | 'none'

export function keptPlan(): KeptPlan {
  const text = readKept(PLAN_KEY)
  if (text === null) return 'none'
  const read = readPlan(text)
  return 'plan' in read ? read : { problem: read.problem, text }
}

/**
 * Keeps a plan. What another tab has kept is not written again: two tabs would answer each other without end.
 *
 * @returns  whether the browser keeps it
 */
export function keepPlan(plan: Plan): boolean {
  const text = writePlan(plan)
  return readKept(PLAN_KEY) === text || keep(PLAN_KEY, text)
}

function dropPlan(): void {
  keep(PLAN_KEY, null)
}

/** Makes room for a new plan; what could not be read stays in the browser under another key. */
export function setAside(text: string): void {
  keep(ASIDE_KEY, text)
  dropPlan()
}

export function keepsEarlier(): boolean {
  return readKept(EARLIER_KEY) !== null
}

/** Tells of the plan that the browser keeps after each change of another tab, until the signal. */
export function onPlanElsewhere(listener: (plan: Plan) => void, signal: AbortSignal): void {
  const hear = ({ key }: StorageEvent) => {
    const kept = key === PLAN_KEY ? keptPlan() : 'none'
    if (kept !== 'none' && 'plan' in kept) listener(kept.plan)
  }
  window.addEventListener('storage', hear, { signal })
}
