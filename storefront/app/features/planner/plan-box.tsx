import { useEffect, useId, useState } from 'react'
import { useLocation } from 'react-router'
import { writePlan } from '#domain/planner/read-plan.ts'
import { useText } from '../../messages/text.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { keptPlan, onPlanElsewhere } from './kept-plan.ts'
import styles from './plan-box.module.css'
import { type SendPlanProps, WITH_PLAN } from './send-plan.tsx'

const AskByMessage = lazyPart(() => import('./ask-by-message.tsx'))

/** A checkbox whose value is the plan, so that a form has the plan only if the shopper ticks it. */
export default function PlanBox({ className = '', hint, error, asks = false }: SendPlanProps) {
  const text = useText()
  const { state } = useLocation()
  const hintId = useId()
  const [kept, setKept] = useState(keptPlan)
  useEffect(() => {
    const gone = new AbortController()
    onPlanElsewhere((plan) => setKept({ plan }), gone.signal)
    return () => gone.abort()
  }, [])
  if (kept === 'none' || 'problem' in kept) return null
  const { plan } = kept
  const pieces = text('plan-box.pieces', { count: plan.pieces.length })
  return (
    <div className={`${styles.box} ${className}`}>
      <Checkbox
        name="plan"
        value={writePlan(plan)}
        defaultChecked={state === WITH_PLAN}
        aria-describedby={hintId}
        error={error}
      >
        <span>{text('plan-box.send', { plan: plan.name === '' ? pieces : `${plan.name}, ${pieces}` })}</span>
      </Checkbox>
      <p id={hintId} className={styles.hint}>
        {hint}
      </p>
      {asks && <AskByMessage plan={plan} />}
    </div>
  )
}
