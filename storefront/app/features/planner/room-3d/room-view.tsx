import { type KeyboardEvent, type ReactNode, useCallback, useMemo, useRef, useState } from 'react'
import { severityOf, type Warning } from '#domain/planner/warning.ts'
import { BEFORE_MOUNT } from '../../../ui/before-mount.ts'
import { useBackCloses } from '../../../ui/use-back-closes.ts'
import { useMedia } from '../../../ui/use-media.ts'
import { changePiece } from '../change-piece.ts'
import type { Goods } from '../goods.ts'
import { type OpenPlan, usePlanState } from '../open-plan.ts'
import { pieceAction } from '../piece-keys.ts'
import { warningElementId } from '../warning-id.ts'
import type { Words } from '../words.ts'
import { PieceLabel } from './piece-label.tsx'
import { RoomProblem } from './room-problem.tsx'
import { RoomStatus } from './room-status.tsx'
import styles from './room-view.module.css'
import type { Seen } from './room-stage.ts'
import { shownPieces } from './shown-piece.ts'
import { StepButtons } from './step-buttons.tsx'
import { useStage } from './use-stage.ts'
import { ViewButtons } from './view-buttons.tsx'
import { type View, viewsOf } from './views.ts'
import '../parts-messages.ts'

const ARROW_PX = 7
/** Between a label and the sides of the picture. */
const MARGIN_PX = 4
/** The arrow stays this far away from the corners of a label. */
const CORNER_PX = 14
/** At the top stands how many pieces show (room-status.module.css). */
const STATUS_PX = 44

type RoomViewProps = {
  open: OpenPlan
  words: Words
  warnings: readonly Warning[]
  goods: Goods
  /** Colors by the id of the variant. */
  swatches: ReadonlyMap<string, string>
  onClose: () => void
  /** Whether keys leave the pieces where they are. */
  isStill?: boolean
  /** What is shown until it has loaded (lazy-room.tsx). */
  children?: ReactNode
}

/** The room of a plan in 3D. The plan itself says the same in words; Back leads to it. */
export default function RoomView(props: RoomViewProps) {
  const [attempt, setAttempt] = useState(0)
  useBackCloses(true, props.onClose)
  return <Attempt key={attempt} {...props} onRetry={() => setAttempt(attempt + 1)} />
}

/** A canvas that has failed cannot be used again. */
function Attempt({
  open,
  words,
  warnings,
  goods,
  swatches,
  isStill = false,
  onClose,
  onRetry,
}: RoomViewProps & { onRetry: () => void }) {
  const { text } = words
  const { plan, selected } = usePlanState(open)
  const [chosenView, setView] = useState<View>('above')
  const box = useRef<HTMLDivElement>(BEFORE_MOUNT)
  const canvas = useRef<HTMLCanvasElement>(BEFORE_MOUNT)
  const label = useRef<HTMLButtonElement>(null)
  const pieces = useMemo(() => shownPieces(plan.pieces, goods, swatches), [plan.pieces, goods, swatches])
  const placeLabel = useCallback<Parameters<typeof useStage>[3]>(
    (placeOf) => {
      const chosen = open.plan().pieces.find(({ id }) => id === open.read().selected)
      const place = chosen && placeOf(chosen)
      if (label.current) put(label.current, place ?? undefined, box.current.clientHeight)
    },
    [open],
  )
  const { state, stage, models } = useStage(open, pieces, { box, canvas }, placeLabel)

  const pointer = useMedia('(hover: none)') ? 'touch' : 'mouse'
  const views = viewsOf(plan)
  const view = views.includes(chosenView) ? chosenView : 'above'
  const change = (event: KeyboardEvent, id: string) => {
    const action = isStill ? undefined : pieceAction(event, words.unit)
    if (!action) return
    event.preventDefault()
    if (action.do === 'remove') box.current.focus()
    changePiece(open, words, id, action)
  }
  const names = plan.pieces.map(({ name }) => name).join(', ')
  return (
    <div className={styles.view}>
      {/* A region of keys of its own, like the plan. */}
      <div
        ref={box}
        className={styles.stage}
        role="application"
        aria-label={text('room.stage')}
        aria-describedby="room-keys"
      >
        <canvas
          ref={canvas}
          className={styles.canvas}
          role="img"
          aria-label={text(`room.seen.${view}`, { pieces: names || text('room.no-pieces') })}
        />
        {plan.pieces.map((piece) => {
          const about = warnings.filter((warning) => warning.pieces.includes(piece.id))
          return (
            <PieceLabel
              key={piece.id}
              ref={piece.id === selected ? label : undefined}
              words={words}
              plan={plan}
              piece={piece}
              goods={goods}
              describedBy={about.map(({ id }) => warningElementId(id)).join(' ') || undefined}
              isWarned={about.some(({ kind }) => severityOf[kind] === 'danger')}
              isSelected={piece.id === selected}
              onFocus={() => open.select(piece.id)}
              onKeyDown={(event) => change(event, piece.id)}
            />
          )
        })}
      </div>
      {state.is === 'loading' || state.is === 'open' ? (
        <>
          <RoomStatus words={words} pieces={pieces} goods={goods} models={models} onRetry={() => stage?.retry()} />
          <StepButtons words={words} view={view} onStep={(step) => stage?.step(step)} />
          <ViewButtons
            words={words}
            views={views}
            view={view}
            onChoose={(next) => {
              setView(next)
              stage?.look(next)
            }}
          />
        </>
      ) : (
        <RoomProblem words={words} problem={state.is} onRetry={onRetry} onClose={onClose} />
      )}
      <p id="room-keys" className={styles.keys}>
        {text(`room.hint-${view === 'above' ? 'above' : 'inside'}.${pointer}`)}{' '}
        <span className={styles.forKeys}>{text(view === 'above' ? 'room.keys-above' : 'room.keys-inside')}</span>
      </p>
    </div>
  )
}

/** Puts a label above its piece, or below it, whole and clear of the buttons (piece-label.module.css). */
function put(label: HTMLElement, place: Seen | undefined, roomHeight: number): void {
  label.style.setProperty('--seen', place ? '1' : '0')
  if (!place) return
  const { offsetWidth: width, offsetHeight: height } = label
  // Beside the piece, which stays in sight.
  const isBelow = place.top < height + STATUS_PX && place.bottom + height + ARROW_PX < roomHeight
  label.toggleAttribute('data-below', isBelow)
  label.style.setProperty('--half', `${width / 2 + MARGIN_PX}px`)
  label.style.setProperty('--least-y', `${isBelow ? MARGIN_PX : height + STATUS_PX}px`)
  label.style.setProperty('--room-below', `${isBelow ? height + MARGIN_PX : MARGIN_PX}px`)
  label.style.setProperty('--x', `${place.x}px`)
  label.style.setProperty('--y', `${isBelow ? place.bottom + ARROW_PX : place.top}px`)
  // The arrow points at the piece from a label that had to move aside.
  const most = Math.max(0, width / 2 - CORNER_PX)
  const aside = Math.min(most, Math.max(-most, place.x - label.offsetLeft))
  label.style.setProperty('--arrow', `${aside}px`)
}
