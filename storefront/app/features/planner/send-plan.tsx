import { lazyPart } from '../../ui/lazy-part.tsx'
import { useHydrated } from '../../ui/hydration.ts'
import { PLAN_KEY, readKept } from '../../storage.ts'

/** State of a link to a form that is to be sent with the plan. */
export const WITH_PLAN = 'with-plan'

const PlanBox = lazyPart(() => import('./plan-box.tsx'))

export type SendPlanProps = {
  className?: string | undefined
  hint: string
  /** Why the shop refused the plan. */
  error: string | undefined
  /** Whether the form needs an email address, so that other ways to ask belong beside the plan. */
  asks?: boolean
}

/** Offers to send this browser's room plan as the field `plan` of a form. Without a plan there is no box. */
export function SendPlan(props: SendPlanProps) {
  const isHydrated = useHydrated()
  return isHydrated && readKept(PLAN_KEY) !== null && <PlanBox {...props} />
}
