import { Icon, type IconName } from '../../../ui/icon.tsx'
import type { Words } from '../words.ts'
import styles from './step-buttons.module.css'
import type { Step } from './steps.ts'
import type { View } from './views.ts'

const turnLeft = 'M9 5L4.500 9.500L9 14M4.500 9.500H14a5.500 5.500 0 0 1 5.500 5.500v4'
const turnRight = 'M15 5l4.500 4.500L15 14M19.500 9.500H10a5.500 5.500 0 0 0-5.500 5.500v4'
const ahead = 'M12 20V4M6.500 9.500L12 4l5.500 5.500'
const back = 'M12 4v16M6.500 14.500L12 20l5.500-5.500'

type StepButton = {
  step: Step
  icon: IconName
  name: 'turn-left' | 'turn-right' | 'nearer' | 'farther' | 'ahead' | 'back'
}

const turns: readonly StepButton[] = [
  { step: 'left', icon: turnLeft, name: 'turn-left' },
  { step: 'right', icon: turnRight, name: 'turn-right' },
]
const above: readonly StepButton[] = [
  { step: 'nearer', icon: 'plus', name: 'nearer' },
  { step: 'farther', icon: 'minus', name: 'farther' },
  ...turns,
]
const inside: readonly StepButton[] = [
  { step: 'up', icon: ahead, name: 'ahead' },
  { step: 'down', icon: back, name: 'back' },
  ...turns,
]

type StepButtonsProps = { words: Words; view: View; onStep: (step: Step) => void }

/** What keys do, for fingers. */
export function StepButtons({ words: { text }, view, onStep }: StepButtonsProps) {
  return (
    <div role="group" aria-label={text('room.steps')} className={styles.steps}>
      {(view === 'above' ? above : inside).map(({ step, icon, name }) => (
        <button
          key={name}
          type="button"
          className={styles.step}
          aria-label={text(`room.${name}`)}
          onClick={() => onStep(step)}
        >
          <Icon name={icon} size={20} />
        </button>
      ))}
    </div>
  )
}
