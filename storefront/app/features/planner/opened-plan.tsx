import { useState } from 'react'
import type { Plan } from '#domain/planner/plan.ts'
import { type PlanProblem, readPlan } from '#domain/planner/read-plan.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { withWholeStyles } from '../../ui/whole-styles.ts'
import { FindLoading, FindMissing } from './find-loading.tsx'
import { setAside } from './kept-plan.ts'
import Planner, { type PlannerShop } from './planner.tsx'
import './plan-messages.ts'

const DamagedPlan = lazyPart(
  withWholeStyles(() => import('./damaged-plan.tsx')),
  { Loading: FindLoading, Missing: FindMissing },
)

/** A plan that has just been made, or what the browser keeps as one. */
export type Kept = { plan: Plan } | { text: string }

type OpenedPlanProps = {
  shop: PlannerShop
  kept: Kept
  onRestart: (plan: Plan) => void
  /** Called when a text that is no plan has made room for a new one. */
  onStartAgain: () => void
}

/** The planner of a plan, or why the browser's own cannot be opened. */
export default function OpenedPlan({ shop, kept, onRestart, onStartAgain }: OpenedPlanProps) {
  const [read] = useState(() => readKeptPlan(kept))
  if ('plan' in read) return <Planner {...shop} initial={read.plan} onRestart={onRestart} />
  const startAgain = () => {
    setAside(read.text)
    onStartAgain()
  }
  return <DamagedPlan {...read} onStartAgain={startAgain} />
}

function readKeptPlan(kept: Kept): { plan: Plan } | { problem: PlanProblem; text: string } {
  if ('plan' in kept) return kept
  const read = readPlan(kept.text)
  return 'plan' in read ? read : { problem: read.problem, text: kept.text }
}
