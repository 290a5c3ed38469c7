import type { ReactNode } from 'react'
import type { LengthUnit } from '#domain/catalog/length-units.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { UnitChoice } from '../catalog/product/size-guide/unit-choice.tsx'
import { type OpenPlan, usePlanState } from './open-plan.ts'
import styles from './toolbar.module.css'
import type { Words } from './words.ts'

const undo = 'M8.500 5L4 9.500l4.500 4.500M4 9.500h10a5.500 5.500 0 0 1 0 11h-3'
const redo = 'M15.500 5L20 9.500l-4.500 4.500M20 9.500H10a5.500 5.500 0 0 0 0 11h3'
const door = 'M5.500 20.500v-17h13v17M3 20.500h18M15 11.500v1.500'

type ToolbarProps = {
  open: OpenPlan
  words: Words
  /** Whether walls, doors and windows are being changed. */
  isRoom: boolean
  onRoom: () => void
  onUnit: (unit: LengthUnit) => void
  /** The switch between plan and 3D. */
  children: ReactNode
}

export function Toolbar({ open, words: { text, unit }, isRoom, onRoom, onUnit, children }: ToolbarProps) {
  const { history } = usePlanState(open)
  return (
    <div role="group" aria-label={text('planner.tools')} className={styles.tools}>
      <Button
        kind="quiet"
        size="small"
        className={styles.icon}
        aria-label={text('planner.undo')}
        aria-disabled={history.past.length === 0}
        onClick={() => open.undo(text('planner.undone'))}
      >
        <Icon name={undo} />
      </Button>
      <Button
        kind="quiet"
        size="small"
        className={styles.icon}
        aria-label={text('planner.redo')}
        aria-disabled={history.future.length === 0}
        onClick={() => open.redo(text('planner.redone'))}
      >
        <Icon name={redo} />
      </Button>
      <Button kind="outline" size="small" className={styles.room} aria-pressed={isRoom} onClick={onRoom}>
        <Icon name={door} size={20} />
        {text('planner.walls-and-doors')}
      </Button>
      {children}
      <div className={styles.unit}>
        <UnitChoice unit={unit} onChoose={onUnit} />
      </div>
    </div>
  )
}
