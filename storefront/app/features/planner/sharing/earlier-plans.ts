import type { Plan } from '#domain/planner/plan.ts'
import { readPlan, writePlan } from '#domain/planner/read-plan.ts'
import { keep, readKept } from '../../../storage.ts'
import { EARLIER_KEY, keepPlan, keptPlan, setAside } from '../kept-plan.ts'

/** At 60 KB for the largest plan, far below what a browser keeps of a shop. */
const MAX_EARLIER = 20

const changes = new EventTarget()

/** Tells of each plan that is kept as an earlier one, or dropped, in this tab. */
export function onEarlierChange(listener: () => void): () => void {
  changes.addEventListener('change', listener)
  return () => changes.removeEventListener('change', listener)
}

/** Plans of this browser that others took the place of, newest first. */
export function earlierPlans(): Plan[] {
  return keptTexts().flatMap((text) => {
    const read = readPlan(text)
    return 'plan' in read ? [read.plan] : []
  })
}

function keptTexts(): string[] {
  try {
    const texts: unknown = JSON.parse(readKept(EARLIER_KEY) ?? '[]')
    return Array.isArray(texts) ? texts.filter((text) => typeof text === 'string') : []
  } catch (error) {
    console.warn('The earlier plans cannot be read', error)
    return []
  }
}

/** @returns  whether the browser keeps it */
export function keepEarlier(plan: Plan): boolean {
  const text = writePlan(plan)
  const others = keptTexts().filter((other) => other !== text)
  return keepTexts([text, ...others].slice(0, MAX_EARLIER))
}

export function dropEarlier(plan: Plan): void {
  const text = writePlan(plan)
  keepTexts(keptTexts().filter((other) => other !== text))
}

function keepTexts(texts: readonly string[]): boolean {
  const isKept = keep(EARLIER_KEY, texts.length === 0 ? null : JSON.stringify(texts))
  changes.dispatchEvent(new Event('change'))
  return isKept
}

/**
 * Keeps a plan in place of the browser's own, which becomes an earlier one.
 *
 * @returns  `no-room` if the browser cannot keep both; its own then stays as it is
 */
export function keepInstead(plan: Plan): 'kept' | 'no-room' {
  const kept = keptPlan()
  if (kept !== 'none' && 'problem' in kept) setAside(kept.text)
  if (kept !== 'none' && 'plan' in kept && writePlan(kept.plan) !== writePlan(plan)) {
    if (!keepEarlier(kept.plan)) return 'no-room'
  }
  keepPlan(plan)
  return 'kept'
}
