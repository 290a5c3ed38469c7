import { useState } from 'react'
import { Panel } from '../../ui/panel.tsx'
import { FindPanel, type FindProps, firstFinding } from './find-panel.tsx'
import styles from './find-sheet.module.css'
import { usePlanState } from './open-plan.ts'

type FindSheetProps = FindProps & { isOpen: boolean; onClose: () => void }

/** The furniture on a phone: a sheet that leaves the plan in sight, so that one sees where a piece goes. */
export default function FindSheet({ isOpen, onClose, ...find }: FindSheetProps) {
  const { text } = find.words
  const { said } = usePlanState(find.open)
  const [finding, setFinding] = useState(firstFinding)
  return (
    <Panel
      side="lower"
      title={text('planner.find')}
      closeLabel={text('planner.find-close')}
      isOpen={isOpen}
      onClose={onClose}
      // Screen readers do not hear what is behind the sheet.
      foot={
        <p role="status" className={styles.said}>
          {said || text('planner.find-hint')}
        </p>
      }
    >
      <FindPanel {...find} finding={finding} onFind={setFinding} />
    </Panel>
  )
}
