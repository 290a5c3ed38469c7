import { distancesIn } from '#domain/planner/in-words.ts'
import { nearestInside, placeFromWalls } from '#domain/planner/inside.ts'
import type { PlannedPiece } from '#domain/planner/plan.ts'
import type { Warning } from '#domain/planner/warning.ts'
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import { BEFORE_MOUNT } from '../../ui/before-mount.ts'
import { Icon, type IconName } from '../../ui/icon.tsx'
import { changePiece, sayPlace } from './change-piece.ts'
import { MmField } from './mm-field.tsx'
import { type OpenPlan, usePlanState } from './open-plan.ts'
import { PieceActions } from './piece-actions.tsx'
import { type PieceAction, STEPS_MM } from './piece-keys.ts'
import styles from './piece-panel.module.css'
import { PieceWarnings } from './piece-warnings.tsx'
import { placeText } from './place-words.ts'
import { exactText, mmText, type Words } from './words.ts'
import './parts-messages.ts'

const up = 'M12 20V4M6.500 9.500L12 4l5.500 5.500'
const down = 'M12 4v16M6.500 14.500L12 20l5.500-5.500'

/** The farthest that a field can put a piece. */
const FROM_MM = { least: 0, most: 20_000 }

const moves: readonly { icon: IconName; side: 'left' | 'right' | 'top' | 'bottom'; x: number; y: number }[] = [
  { icon: 'arrow-left', side: 'left', x: -1, y: 0 },
  { icon: up, side: 'top', x: 0, y: -1 },
  { icon: down, side: 'bottom', x: 0, y: 1 },
  { icon: 'arrow-right', side: 'right', x: 1, y: 0 },
]

type PiecePanelProps = {
  open: OpenPlan
  words: Words
  piece: PlannedPiece
  /** All of the plan; undefined until the rules have loaded. */
  warnings: readonly Warning[] | undefined
  /** Id of the piece whose panel somebody has asked to see. */
  wanted: string | undefined
  onSeen: (wanted: undefined) => void
  /** Colors and sizes to choose from, and the price. */
  children: ReactNode
}

/**
 * The chosen piece: what it is, where it stands, what is wrong there, and buttons for all that keys do. They come first,
 * since a low window shows little below them.
 */
export default function PiecePanel({ open, words, piece, warnings, wanted, onSeen, children }: PiecePanelProps) {
  const { text } = words
  const { plan } = usePlanState(open)
  const panel = useRef<HTMLElement>(BEFORE_MOUNT)
  const isWanted = wanted === piece.id
  const seen = useEffectEvent(onSeen)
  // On wide screens the side scrolls by itself, and another piece begins at its top.
  useEffect(() => {
    panel.current.parentElement?.scrollTo(0, 0)
  }, [])
  useEffect(() => {
    if (!isWanted) return
    panel.current.scrollIntoView({ block: 'start' })
    seen(undefined)
  }, [isWanted])
  const distances = distancesIn(plan.room, piece)
  /** What lies outside has no distances, and typed ones put it inside. */
  const fits = distances !== null || nearestInside(plan.room, piece) !== null
  const act = (action: PieceAction) => changePiece(open, words, piece.id, action)
  const put = (distance: { left?: number; top?: number }) => {
    open.change(placeFromWalls(open.plan(), piece.id, distance), '')
    sayPlace(open, words, piece.id)
    return undefined
  }
  const step = STEPS_MM[words.unit].long
  const measure = exactText(words, step)
  return (
    <section ref={panel} className={styles.panel} aria-label={text('planner.chosen')}>
      <div>
        <h2 className={styles.name}>{piece.name}</h2>
        <p className={styles.size}>
          {[piece.width, piece.depth, piece.height].map((side) => mmText(words, side)).join(' × ')}
        </p>
        <p className={styles.place}>{placeText(words, plan, piece)}</p>
      </div>
      <PieceWarnings warnings={warnings} plan={plan} words={words} id={piece.id} />
      <div className={styles.moves} role="group" aria-label={text('planner.move', { measure })}>
        {moves.map(({ icon, side, x, y }) => (
          <Button
            key={side}
            kind="outline"
            size="small"
            aria-label={text(`planner.move.${side}`, { measure })}
            onClick={() => act({ do: 'move', x: x * step, y: y * step })}
          >
            <Icon name={icon} size={20} />
          </Button>
        ))}
      </div>
      <PieceActions open={open} words={words} id={piece.id} className={styles.actions} />
      {fits && (
        <div className={styles.fields}>
          <MmField
            label={text('planner.from-left')}
            name="from-left"
            words={words}
            mm={distances?.left}
            bounds={FROM_MM}
            onSet={(mm) => put({ left: mm })}
          />
          <MmField
            label={text('planner.from-top')}
            name="from-top"
            words={words}
            mm={distances?.top}
            bounds={FROM_MM}
            onSet={(mm) => put({ top: mm })}
          />
        </div>
      )}
      {children}
    </section>
  )
}
