import type { PlanProblem } from '#domain/planner/read-plan.ts'
import { useText } from '../../messages/text.ts'
import { Button } from '../../ui/button.tsx'
import styles from './damaged-plan.module.css'
import './parts-messages.ts'

type DamagedPlanProps = { problem: PlanProblem; text: string; onStartAgain: () => void }

/** Says why a kept plan cannot be read. It stays in the browser, and can be saved as a file. */
export default function DamagedPlan({ problem, text: kept, onStartAgain }: DamagedPlanProps) {
  const text = useText()
  return (
    <div role="alert" className={styles.damaged}>
      <h2 className={styles.title}>{text('planner.damaged')}</h2>
      <p>{text(`planner.plan-problem.${problem}`)}</p>
      <p>{text('planner.damaged-text')}</p>
      <div className={styles.actions}>
        <Button kind="outline" onClick={() => saveFile(kept)}>
          {text('planner.save-file')}
        </Button>
        <Button onClick={onStartAgain}>{text('planner.start-again')}</Button>
      </div>
    </div>
  )
}

function saveFile(kept: string): void {
  const url = URL.createObjectURL(new Blob([kept], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = 'room-plan.json'
  link.click()
  URL.revokeObjectURL(url)
}
