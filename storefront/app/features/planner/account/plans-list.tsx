import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import type { RoomPlansReply } from '#contract/planner.ts'
import { writePlan } from '#domain/planner/read-plan.ts'
import { useFormat } from '../../../format.ts'
import { queryClient, whileLookedAt } from '../../../query-client.ts'
import { Button } from '../../../ui/button.tsx'
import type { Answer } from '../../accounts/session/call.ts'
import styles from '../sharing/earlier-plans-note.module.css'
import { floorText, type Words } from '../words.ts'
import { accountCalls, type AccountPlan, readAccountPlan } from './account-calls.ts'
import { ROOM_PLANS_ID } from './room-plans-path.ts'
import '../parts-messages.ts'

type PlansListProps = {
  words: Words
  userId: string
  read: () => Promise<Answer<RoomPlansReply>>
  /** Id of the plan that is open, if it is one of them. */
  openId?: string | undefined
  /** @returns  what went wrong, in words */
  onOpen: (plan: AccountPlan) => string | undefined
  /** @returns  what follows if the plan is brought back */
  onRemoved?: (id: string) => ((version: string) => void) | undefined
  /** Called with a function that reads the list again. */
  onRefresh?: (refresh: () => void) => () => void
}

type Removed = { plan: AccountPlan; bringBack: ((version: string) => void) | undefined }

/** The plans in the member's account: to open, and to delete with a way back. */
export function PlansList({ words, userId, read, openId, onOpen, onRemoved, onRefresh }: PlansListProps) {
  const { text } = words
  const { ago } = useFormat()
  const [removed, setRemoved] = useState<Removed>()
  const [problem, setProblem] = useState<string>()
  const [busyId, setBusyId] = useState<string>()
  const { data, refetch } = useQuery(
    {
      ...whileLookedAt,
      queryKey: ['room-plans', userId],
      queryFn: async () => {
        const answer = await read()
        if (!answer.success) throw new Error(`The plans could not be read: ${answer.message}`)
        return answer.data
      },
      refetchOnWindowFocus: true,
    },
    queryClient,
  )
  useEffect(() => onRefresh?.(() => void refetch()), [onRefresh, refetch])
  const isWanted = useLocation().hash === `#${ROOM_PLANS_ID}`
  if (!data || (data.length === 0 && !removed && !isWanted)) return null

  const nameOf = ({ name }: { name: string }) => name || text('planner.my-room')
  const during = async (id: string, work: () => Promise<string | undefined>) => {
    setBusyId(id)
    setProblem(await work())
    setBusyId(undefined)
  }
  const open = (id: string) =>
    during(id, async () => {
      const answer = await accountCalls.read(id)
      if (!answer.success) return answer.message || text('account-plan.not-done')
      const plan = readAccountPlan(answer.data)
      return plan ? onOpen(plan) : text('planner.plan-problem.newer')
    })
  const remove = (id: string) =>
    during(id, async () => {
      const answer = await accountCalls.remove(id)
      if (!answer.success && answer.code !== 'not_found') return answer.message || text('account-plan.not-done')
      const plan = answer.success ? readAccountPlan(answer.data) : undefined
      const bringBack = onRemoved?.(id)
      setRemoved(plan && { plan, bringBack })
      await refetch()
      return undefined
    })
  const undo = ({ plan, bringBack }: Removed) =>
    during(plan.id, async () => {
      const answer = await accountCalls.keep(plan.id, { plan: writePlan(plan.plan), version: null })
      if (!answer.success) return answer.message || text('account-plan.not-done')
      setRemoved(undefined)
      bringBack?.(answer.data.version)
      await refetch()
      return undefined
    })

  return (
    <section
      ref={isWanted ? showOnce : undefined}
      id={ROOM_PLANS_ID}
      tabIndex={-1}
      className={styles.note}
      aria-label={text('account-plan.plans')}
    >
      <h2 className={styles.title}>{text('account-plan.plans')}</h2>
      {data.length === 0 && !removed && <p>{text('account-plan.none')}</p>}
      {removed && (
        <p role="status" className={styles.row}>
          {text('account-plan.deleted', { name: nameOf(removed.plan.plan) })}
          <Button kind="outline" size="small" busy={busyId === removed.plan.id} onClick={() => void undo(removed)}>
            {text('account-plan.undo')}
          </Button>
        </p>
      )}
      {problem !== undefined && <p role="alert">{problem}</p>}
      <ul className={styles.list}>
        {data.map((plan) => (
          <li key={plan._id} className={styles.row}>
            <p className={styles.name}>
              {text('plan.earlier-one', { name: nameOf(plan), count: plan.pieces })}
              <br />
              {text('account-plan.facts', { size: floorText(words, plan), when: ago(plan.changedAt) })}
            </p>
            {plan._id === openId ? (
              <span>{text('account-plan.is-open')}</span>
            ) : (
              <Button
                kind="outline"
                size="small"
                aria-label={text('account-plan.open-one', { name: nameOf(plan) })}
                busy={busyId === plan._id}
                onClick={() => void open(plan._id)}
              >
                {text('account-plan.open')}
              </Button>
            )}
            <Button
              kind="quiet"
              size="small"
              aria-label={text('account-plan.delete-one', { name: nameOf(plan) })}
              busy={busyId === plan._id}
              onClick={() => void remove(plan._id)}
            >
              {text('account-plan.delete')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The page that leads here comes before the list, which loads last. */
function showOnce(list: HTMLElement | null): void {
  list?.scrollIntoView({ block: 'nearest' })
  list?.focus({ preventScroll: true })
}
