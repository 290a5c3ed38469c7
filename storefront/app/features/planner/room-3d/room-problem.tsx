import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import type { Words } from '../words.ts'
import styles from './room-problem.module.css'
import type { StageProblem } from './use-stage.ts'

type RoomProblemProps = { words: Words; problem: StageProblem; onRetry: () => void; onClose: () => void }

/** Says why there is no picture, and leads back to the plan. */
export function RoomProblem({ words: { text }, problem, onRetry, onClose }: RoomProblemProps) {
  return (
    <div role="alert" className={styles.problem}>
      <Icon name="info" />
      <p>{text(`room.${problem}`)}</p>
      <div className={styles.ways}>
        {problem !== 'unsupported' && (
          <Button kind="outline" size="small" onClick={onRetry}>
            {text('error.again')}
          </Button>
        )}
        <Button size="small" onClick={onClose}>
          {text('room.to-plan')}
        </Button>
      </div>
    </div>
  )
}
