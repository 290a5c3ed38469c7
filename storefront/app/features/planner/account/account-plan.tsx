import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { writePlan } from '#domain/planner/read-plan.ts'
import { BEFORE_MOUNT } from '../../../ui/before-mount.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import type { OpenPlan } from '../open-plan.ts'
import { keepEarlier } from '../sharing/earlier-plans.ts'
import type { Words } from '../words.ts'
import type { AccountPlan } from './account-calls.ts'
import { KEEP } from './account-link.ts'
import './account-messages.ts'
import styles from './account-plan.module.css'
import { ConflictNote } from './conflict-note.tsx'
import { type AccountState, type Follower, useFollower } from './follow-plan.ts'

type AccountPlanStatusProps = { open: OpenPlan; words: Words; userId: string }

/** Whether the open plan is in the member's account, and the way there. */
export default function AccountPlanStatus({ open, words, userId }: AccountPlanStatusProps) {
  const { text } = words
  const { follower, state } = useFollower(open, userId)
  const status = useRef<HTMLDivElement>(BEFORE_MOUNT)
  const [search, setSearch] = useSearchParams()
  const isWanted = search.has(KEEP)
  useEffect(() => {
    if (!isWanted) return
    if (follower.read().kind === 'own') void follower.keep()
    setSearch({}, { replace: true, preventScrollReset: true })
  }, [follower, isWanted, setSearch])
  const keep = () => {
    // The button goes, and the focus would go with it.
    status.current.focus()
    void follower.keep()
  }
  /** @returns  whether the plan that gives way is among the earlier ones */
  const setAside = (plan: AccountPlan['plan']) => {
    const isThere = keepEarlier(plan)
    if (!isThere) open.say(text('plan.no-room'))
    return isThere
  }
  const keepMine = (newest: AccountPlan) => {
    if (setAside(newest.plan)) follower.keepMine()
  }
  const takeNewest = (newest: AccountPlan) => {
    const isSame = writePlan(open.plan()) === writePlan(newest.plan)
    if (isSame || setAside(open.plan())) follower.take(newest, text('account-plan.taken'))
  }
  return (
    <>
      <div ref={status} tabIndex={-1} className={styles.status}>
        <StatusWords state={state} words={words} />
        {(state.kind === 'own' || state.kind === 'gone') && (
          <Button kind="quiet" size="small" className={styles.keep} onClick={keep}>
            <Icon name={cloud} size={20} />
            {text(state.kind === 'gone' ? 'account-plan.keep-again' : 'account-plan.keep')}
          </Button>
        )}
      </div>
      {state.kind === 'conflict' && (
        <ConflictNote
          mine={open}
          newest={state.newest}
          words={words}
          onKeepMine={() => keepMine(state.newest)}
          onTakeNewest={() => takeNewest(state.newest)}
        />
      )}
    </>
  )
}

const cloud =
  'M7 18.500h10a4 4 0 0 0 .8-7.900A6 6 0 0 0 6.200 9.700 4.400 4.400 0 0 0 7 18.500zM12 16v-5M9.800 13l2.200-2.200 2.200 2.200'

/** Screen readers hear what went wrong, not each change that was kept. */
function StatusWords({ state, words: { text } }: { state: AccountState; words: Words }) {
  return (
    <>
      {state.kind === 'kept' && <p className={styles.words}>{text('account-plan.kept')}</p>}
      {state.kind === 'waiting' && <p className={styles.words}>{text('account-plan.waiting')}</p>}
      <p role="status" className={`${styles.words} ${styles.problem}`}>
        {problemOf(state, text)}
      </p>
    </>
  )
}

function problemOf(state: ReturnType<Follower['read']>, text: Words['text']): string | undefined {
  if (state.kind === 'unsent') return text(navigator.onLine ? 'account-plan.no-answer' : 'account-plan.offline')
  if (state.kind === 'gone') return text('account-plan.gone')
  if (state.kind === 'refused') return text('account-plan.refused', { reason: state.problem })
  return state.kind === 'own' ? state.problem : undefined
}
