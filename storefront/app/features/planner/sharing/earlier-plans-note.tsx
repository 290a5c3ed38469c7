import { useEffect, useState } from 'react'
import type { Plan } from '#domain/planner/plan.ts'
import { writePlan } from '#domain/planner/read-plan.ts'
import { Button } from '../../../ui/button.tsx'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { useSession } from '../../accounts/session/session.ts'
import { type OpenPlan, usePlanState } from '../open-plan.ts'
import type { Words } from '../words.ts'
import { dropEarlier, earlierPlans, keepEarlier, onEarlierChange } from './earlier-plans.ts'
import styles from './earlier-plans-note.module.css'
import './sharing-messages.ts'

const AccountPlans = lazyPart(() => import('../account/account-plans.tsx'))

type EarlierPlansNoteProps = { open: OpenPlan; words: Words }

/** Plans that are not open: those of the member's account, and those of this browser. */
export default function EarlierPlansNote(props: EarlierPlansNoteProps) {
  const { user } = useSession()
  return (
    <>
      {user && <AccountPlans key={user._id} {...props} userId={user._id} />}
      <InBrowser {...props} />
    </>
  )
}

/** Plans that others took the place of; each can be brought back. */
function InBrowser({ open, words: { text } }: EarlierPlansNoteProps) {
  const { plan } = usePlanState(open)
  const [plans, setPlans] = useState(earlierPlans)
  useEffect(() => onEarlierChange(() => setPlans(earlierPlans())), [])
  const present = writePlan(plan)
  const others = plans.filter((other) => writePlan(other) !== present)
  if (others.length === 0) return null

  const bringBack = (earlier: Plan) => {
    if (!keepEarlier(plan)) {
      open.say(text('plan.no-room'))
      return
    }
    open.change(earlier, text('plan.brought-back', { name: nameOf(earlier) }))
  }
  const drop = (earlier: Plan) => {
    dropEarlier(earlier)
    open.say(text('planner.removed', { name: nameOf(earlier) }))
  }
  const nameOf = ({ name }: Plan) => name || text('planner.my-room')
  return (
    <section className={styles.note} aria-label={text('plan.earlier')}>
      <h2 className={styles.title}>{text('plan.earlier')}</h2>
      <ul className={styles.list}>
        {others.map((earlier) => (
          <li key={writePlan(earlier)} className={styles.row}>
            <p className={styles.name}>
              {text('plan.earlier-one', { name: nameOf(earlier), count: earlier.pieces.length })}
            </p>
            <Button kind="outline" size="small" onClick={() => bringBack(earlier)}>
              {text('plan.bring-back')}
            </Button>
            <Button
              kind="quiet"
              size="small"
              aria-label={text('planner.remove-part', { name: nameOf(earlier) })}
              onClick={() => drop(earlier)}
            >
              {text('planner.remove')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
