import type { ComponentProps } from 'react'
import { Button } from '../../ui/button.tsx'
import { Icon, type IconName } from '../../ui/icon.tsx'
import styles from './stage-buttons.module.css'
import type { PlanZoom, ZoomStep } from './use-plan-zoom.ts'
import type { Words } from './words.ts'

const wholeRoom = 'M9 4H4v5M15 4h5v5M9 20H4v-5M15 20h5v-5'

type StageButtonsProps = {
  words: Words
  /** undefined where 3D has its own. */
  zoom: PlanZoom | undefined
  /** Attributes of the button that leads to the furniture. */
  find: ComponentProps<'button'>
}

/** What stays below the drawing wherever one scrolls. */
export function StageButtons({ words, zoom, find }: StageButtonsProps) {
  return (
    <div className={styles.buttons}>
      {zoom && <ZoomButtons words={words} zoom={zoom} />}
      <Button className={styles.find} {...find}>
        <Icon name="plus" size={20} />
        <span className={styles.word}>{words.text('planner.add-furniture')}</span>
      </Button>
    </div>
  )
}

/** What fingers and keys do. */
function ZoomButtons({ words: { text }, zoom }: { words: Words; zoom: PlanZoom }) {
  const steps: readonly { step: ZoomStep; icon: IconName; isVain: boolean }[] = [
    { step: 'out', icon: 'minus', isVain: zoom.isWhole },
    { step: 'in', icon: 'plus', isVain: zoom.isLargest },
    { step: 'whole', icon: wholeRoom, isVain: zoom.isWhole },
  ]
  return (
    <div role="group" aria-label={text('planner.zoom')} className={styles.zoom}>
      {steps.map(({ step, icon, isVain }) => (
        <button
          key={step}
          type="button"
          className={styles.step}
          aria-label={text(`planner.zoom.${step}`)}
          aria-disabled={isVain}
          onClick={() => zoom.step(step)}
        >
          <Icon name={icon} size={20} />
        </button>
      ))}
    </div>
  )
}
