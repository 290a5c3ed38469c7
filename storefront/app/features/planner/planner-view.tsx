import { useState } from 'react'
import type { Plan } from '#domain/planner/plan.ts'
import { lazyPart, prefetch } from '../../ui/lazy-part.tsx'
import { DamagedPlan } from './damaged-plan.tsx'
import { FindLoading, FindMissing } from './find-loading.tsx'
import { keepPlan, keptPlan, setAside } from './kept-plan.ts'
import type { PlannerShop } from './planner.tsx'

const loadPlanner = () => import('./planner.tsx')
const loadStart = () => import('./room-start.tsx')
const standins = { Loading: FindLoading, Missing: FindMissing }
const Planner = lazyPart(loadPlanner, standins)
const RoomStart = lazyPart(loadStart, standins)

// Beside each other, not one after the other.
prefetch(keptPlan() === 'none' ? loadStart : loadPlanner)

/** The plan that this browser keeps, or else the way to one. */
export default function PlannerView(shop: PlannerShop) {
  const [kept, setKept] = useState(keptPlan)
  /** A plan that stays until another room is drawn. */
  const [left, setLeft] = useState<Plan>()
  const make = (plan: Plan) => {
    setLeft(undefined)
    keepPlan(plan)
    setKept({ plan })
  }
  if (kept === 'none') return <RoomStart onMade={make} onBack={left && (() => make(left))} />
  if ('problem' in kept) {
    const startAgain = () => {
      setAside(kept.text)
      setKept('none')
    }
    return <DamagedPlan {...kept} onStartAgain={startAgain} />
  }
  const restart = (plan: Plan) => {
    setLeft(plan)
    setKept('none')
  }
  return <Planner {...shop} initial={kept.plan} onRestart={restart} />
}
