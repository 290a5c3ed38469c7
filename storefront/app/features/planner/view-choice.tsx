import { Icon } from '../../ui/icon.tsx'
import { roomIsNear } from './room-3d/lazy-room.tsx'
import styles from './view-choice.module.css'
import type { Words } from './words.ts'

type ViewChoiceProps = { words: Words; is3d: boolean; onChoose: (is3d: boolean) => void }

/** The switch between the plan and the room in 3D. */
export function ViewChoice({ words: { text }, is3d, onChoose }: ViewChoiceProps) {
  return (
    <div role="group" aria-label={text('planner.show-as')} className={styles.views}>
      <button type="button" className={styles.view} aria-pressed={!is3d} onClick={() => onChoose(false)}>
        {text('planner.as-plan')}
      </button>
      <button
        type="button"
        className={styles.view}
        aria-pressed={is3d}
        onPointerEnter={roomIsNear}
        onFocus={roomIsNear}
        onClick={() => onChoose(true)}
      >
        <Icon name="cube" size={20} />
        {text('planner.as-3d')}
      </button>
    </div>
  )
}
