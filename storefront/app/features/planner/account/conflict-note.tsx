import { writePlan } from '#domain/planner/read-plan.ts'
import { useFormat } from '../../../format.ts'
import { Button } from '../../../ui/button.tsx'
import { type OpenPlan, usePlanState } from '../open-plan.ts'
import type { Words } from '../words.ts'
import type { AccountPlan } from './account-calls.ts'
import styles from './conflict-note.module.css'

type ConflictNoteProps = {
  mine: OpenPlan
  newest: AccountPlan
  words: Words
  onKeepMine: () => void
  onTakeNewest: () => void
}

/** Says that another device has changed the plan, what differs, and lets the member choose. */
export function ConflictNote({ mine, newest, words: { text }, onKeepMine, onTakeNewest }: ConflictNoteProps) {
  const { plan } = usePlanState(mine)
  const { ago } = useFormat()
  const pieces = { here: plan.pieces.length, there: newest.plan.pieces.length }
  const isOtherRoom = writePlan({ ...plan, pieces: [] }) !== writePlan({ ...newest.plan, pieces: [] })
  return (
    <div role="alert" className={styles.note}>
      <p className={styles.title}>{text('account-plan.conflict', { when: ago(newest.changedAt) })}</p>
      <p>
        {text('account-plan.differs', pieces)} {isOtherRoom && text('account-plan.other-room')}
      </p>
      <p>{text('account-plan.nothing-lost')}</p>
      <div className={styles.choices}>
        <Button size="small" onClick={onTakeNewest}>
          {text('account-plan.take-newest')}
        </Button>
        <Button kind="outline" size="small" onClick={onKeepMine}>
          {text('account-plan.keep-mine')}
        </Button>
      </div>
    </div>
  )
}
