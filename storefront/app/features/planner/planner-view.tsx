import { useState } from 'react'
import { useLocation } from 'react-router'
import type { Plan } from '#domain/planner/plan.ts'
import { PLAN_FRAGMENT } from '#domain/planner/plan-fragment.ts'
import { lazyPart, prefetch } from '../../ui/lazy-part.tsx'
import { withWholeStyles } from '../../ui/whole-styles.ts'
import { FindLoading, FindMissing } from './find-loading.tsx'
import { keepPlan, keptPlan, setAside } from './kept-plan.ts'
import type { PlannerShop } from './planner.tsx'

const loadPlanner = () => import('./planner.tsx')
const loadStart = () => import('./room-start.tsx')
const loadShared = withWholeStyles(() => import('./sharing/shared-view.tsx'))
const standins = { Loading: FindLoading, Missing: FindMissing }
const Planner = lazyPart(loadPlanner, standins)
const RoomStart = lazyPart(loadStart, standins)
const SharedView = lazyPart(loadShared, standins)
const DamagedPlan = lazyPart(
  withWholeStyles(() => import('./damaged-plan.tsx')),
  standins,
)

const isShared = (hash: string) => hash.startsWith(PLAN_FRAGMENT)

// Beside each other, not one after the other.
prefetch(isShared(location.hash) ? loadShared : keptPlan() === 'none' ? loadStart : loadPlanner)

/** The plan of a link, else the plan that this browser keeps, or else the way to one. */
export default function PlannerView(shop: PlannerShop) {
  const { hash } = useLocation()
  /** For a browser that keeps nothing. */
  const [copied, setCopied] = useState<Plan>()
  return isShared(hash) ? (
    <SharedView shopName={shop.shopName} onCopied={setCopied} />
  ) : (
    <OwnPlan shop={shop} copied={copied} />
  )
}

function OwnPlan({ shop, copied }: { shop: PlannerShop; copied: Plan | undefined }) {
  const [kept, setKept] = useState(() => {
    const own = keptPlan()
    return own === 'none' && copied ? { plan: copied } : own
  })
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
