import { useState } from 'react'
import type { Plan } from '#domain/planner/plan.ts'
import { writePlan } from '#domain/planner/read-plan.ts'
import { Button } from '../../../ui/button.tsx'
import { type OpenPlan, usePlanState } from '../open-plan.ts'
import type { Words } from '../words.ts'
import { dropEarlier, earlierPlans, keepEarlier } from './earlier-plans.ts'
import styles from './earlier-plans-note.module.css'
import './sharing-messages.ts'

type EarlierPlansNoteProps = { open: OpenPlan; words: Words }

/** Plans that a copied one took the place of; each can be brought back. */
export default function EarlierPlansNote({ open, words: { text } }: EarlierPlansNoteProps) {
  const { plan } = usePlanState(open)
  const [plans, setPlans] = useState(earlierPlans)
  const present = writePlan(plan)
  const others = plans.filter((other) => writePlan(other) !== present)
  if (others.length === 0) return null

  const bringBack = (earlier: Plan) => {
    if (!keepEarlier(plan)) {
      open.say(text('plan.no-room'))
      return
    }
    setPlans(earlierPlans())
    open.change(earlier, text('plan.brought-back', { name: nameOf(earlier) }))
  }
  const drop = (earlier: Plan) => {
    dropEarlier(earlier)
    setPlans(earlierPlans())
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
