import { useState } from 'react'
import { useLocation } from 'react-router'
import type { Plan } from '#domain/planner/plan.ts'
import { PLAN_KEY, readKept } from '../../storage.ts'
import { isShared, OpenedPlan, RoomStart, SharedView } from './first-part.tsx'
import type { Kept } from './opened-plan.tsx'
import type { PlannerShop } from './planner.tsx'

/** The plan of a link, else the plan that this browser keeps, or else the way to one. */
export function PlannerView(shop: PlannerShop) {
  const { hash } = useLocation()
  /** For a browser that keeps nothing. */
  const [copied, setCopied] = useState<Plan>()
  return isShared(hash) ? (
    <SharedView shopName={shop.shopName} onCopied={setCopied} />
  ) : (
    <OwnPlan shop={shop} copied={copied} />
  )
}

/** The script that reads plans is large: without a text that may be one, the page does not ask for it. */
function OwnPlan({ shop, copied }: { shop: PlannerShop; copied: Plan | undefined }) {
  const [kept, setKept] = useState<Kept | 'none'>(() => {
    const text = readKept(PLAN_KEY)
    if (text !== null) return { text }
    return copied ? { plan: copied } : 'none'
  })
  /** A plan that stays until another room is drawn. */
  const [left, setLeft] = useState<Plan>()
  const show = (plan: Plan) => {
    setLeft(undefined)
    setKept({ plan })
  }
  if (kept === 'none') return <RoomStart onMade={show} onBack={left && (() => show(left))} />
  const restart = (plan: Plan) => {
    setLeft(plan)
    setKept('none')
  }
  return <OpenedPlan shop={shop} kept={kept} onRestart={restart} onStartAgain={() => setKept('none')} />
}
