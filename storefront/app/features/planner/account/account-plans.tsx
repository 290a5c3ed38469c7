import type { OpenPlan } from '../open-plan.ts'
import { keepEarlier } from '../sharing/earlier-plans.ts'
import type { Words } from '../words.ts'
import type { AccountPlan } from './account-calls.ts'
import './account-messages.ts'
import { useFollower } from './follow-plan.ts'
import { PlansList } from './plans-list.tsx'

type AccountPlansProps = { open: OpenPlan; words: Words; userId: string }

/** The plans in the account beside an open one, which goes to the earlier plans unless the account has it. */
export default function AccountPlans({ open, words, userId }: AccountPlansProps) {
  const { text } = words
  const { follower, state } = useFollower(open, userId)
  const take = (plan: AccountPlan) => {
    if (follower.read().kind !== 'kept' && !keepEarlier(open.plan())) return text('plan.no-room')
    follower.take(plan, text('account-plan.opened', { name: plan.plan.name || text('planner.my-room') }))
    return undefined
  }
  return (
    <PlansList
      words={words}
      userId={userId}
      read={follower.readList}
      openId={state.kind === 'own' ? undefined : follower.idOfOpen()}
      onOpen={take}
      onRemoved={follower.forget}
      onRefresh={follower.onSaved}
    />
  )
}
