import { writePlan } from '#domain/planner/read-plan.ts'
import type { Plan } from '#domain/planner/plan.ts'
import { keepPlan } from '../kept-plan.ts'
import type { Words } from '../words.ts'
import { accountCalls, type AccountPlan } from './account-calls.ts'
import { writeLink } from './account-link.ts'
import './account-messages.ts'
import styles from './account-plans-start.module.css'
import { PlansList } from './plans-list.tsx'

type AccountPlansStartProps = { words: Words; userId: string; onMade: (plan: Plan) => void }

/** The plans in the account on a device that has none of its own yet. */
export default function AccountPlansStart({ words, userId, onMade }: AccountPlansStartProps) {
  const open = ({ id, plan, version }: AccountPlan) => {
    writeLink({ userId, id, version, local: writePlan(plan), isKept: true, sent: null })
    keepPlan(plan)
    onMade(plan)
    return undefined
  }
  return (
    <div className={styles.start}>
      <PlansList words={words} userId={userId} read={accountCalls.list} onOpen={open} />
    </div>
  )
}
