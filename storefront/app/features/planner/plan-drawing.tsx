import {
  Fragment,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import type { PlannedPiece } from '#domain/planner/plan.ts'
import type { Warning } from '#domain/planner/warning.ts'
import { useText } from '../../messages/text.ts'
import { BEFORE_MOUNT } from '../../ui/before-mount.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { DrawnPiece } from './drawn-piece.tsx'
import { DrawnRoom } from './drawn-room.tsx'
import { layersOf } from './layers.ts'
import { type OpenPlan, usePlanState } from './open-plan.ts'
import { PieceLabels } from './piece-labels.tsx'
import styles from './plan-drawing.module.css'
import { toPlan, useDrag } from './use-drag.ts'
import type { DrawingTools } from './use-drawing-tools.ts'
import { usePartDrag } from './use-part-drag.ts'
import type { PlanZoom } from './use-plan-zoom.ts'
import { takesPiece, useZoomGestures } from './use-zoom-gestures.ts'
import { warningElementId } from './warning-id.ts'
import type { Words } from './words.ts'

// It comes with the tools, which lead from a number to its words.
const WarningLayer = lazyPart(() => import('./drawn-warnings.tsx'))

export const LETTER_PX = 12

type PlanDrawingProps = {
  open: OpenPlan
  words: Words
  warnings: readonly Warning[]
  /** Colors by the id of the variant. */
  swatches: ReadonlyMap<string, string>
  /** While walls are being changed, each has its letter. */
  hasLetters: boolean
  zoom: PlanZoom
  /** Undefined until they have loaded. */
  tools: DrawingTools | undefined
  /** Called with the id of a door, window or pillar that somebody presses. */
  onPart: (id: string) => void
  /** Called when somebody presses a piece. */
  onPiece: () => void
}

/** The room from above, to scale. Each piece is a button with its place in words. */
export function PlanDrawing(props: PlanDrawingProps) {
  const { open, words, warnings, swatches, hasLetters, zoom, tools, onPart, onPiece } = props
  const text = useText()
  const { plan, selected } = usePlanState(open)
  const drawing = useRef<SVGSVGElement>(BEFORE_MOUNT)
  const [turned, setTurned] = useState<ReadonlySet<string>>(new Set())
  const { dragged, start, wasTap: wasPieceTap, cancel, handlers } = useDrag(open, words, drawing, turned, tools)
  const part = usePartDrag(open, words, drawing, tools)
  useZoomGestures(drawing, zoom, tools, () => {
    cancel()
    part.cancel()
  })
  // The same functions as long as nothing else changes, so that the room is not drawn again for each move of a piece.
  const { start: startPart, wasTap } = part
  const { isWhole } = zoom
  const pressPart = useCallback((id: string) => (wasTap() ? onPart(id) : undefined), [wasTap, onPart])
  const holdPart = useCallback(
    (event: PointerEvent, id: string) => {
      if (takesPiece(event.nativeEvent, { isWhole })) startPart(event, id)
    },
    [isWhole, startPart],
  )
  const box = zoom.shown
  const letter = LETTER_PX * useMillimetersPerPixel(drawing, box)
  const warned = { warnings, plan, words, letter }

  const shownIn = (piece: PlannedPiece): PlannedPiece => (dragged?.id === piece.id ? { ...piece, ...dragged } : piece)
  /** A tap on the number of a warning that lies on the piece leads to its words. */
  const tap = ({ clientX: x, clientY: y }: MouseEvent, id: string) => {
    const number = wasPieceTap() && tools?.warningAt(warned, toPlan(drawing.current, { x, y }))
    open.select(id)
    onPiece()
    if (number) tools?.showWarning(number.id)
  }
  const press = (event: KeyboardEvent<SVGGElement>, id: string) => {
    const step = tools?.zoomAction(event)
    if (step) zoom.step(step)
    const action = tools?.pieceAction(event, words.unit)
    if (!tools || !action) return
    event.preventDefault()
    if (action.do === 'turn') setTurned(new Set([...turned, id]))
    const next = action.do === 'remove' ? neighborOf(event.currentTarget) : null
    tools.changePiece(open, words, id, action)
    next?.focus()
  }
  return (
    <svg
      ref={drawing}
      className={`${styles.drawing} ${zoom.isWhole ? '' : styles.zoomed}`}
      viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
      role="application"
      aria-label={text('planner.drawing')}
      aria-describedby="planner-keys"
      onPointerMove={handlers.onPointerMove}
      onPointerUp={handlers.onPointerUp}
      onPointerCancel={() => {
        cancel()
        part.cancel()
      }}
    >
      <DrawnRoom
        plan={part.shownIn(plan)}
        words={words}
        letter={letter}
        hasLetters={hasLetters}
        onPart={pressPart}
        onHold={holdPart}
      />
      {tools && <WarningLayer {...warned} isBelow />}
      {layersOf(plan.pieces).map((layer, at) => (
        <Fragment key={at}>
          {layer.map((piece) => {
            const about = warnings.filter(({ pieces }) => pieces.includes(piece.id))
            return (
              <DrawnPiece
                key={piece.id}
                piece={shownIn(piece)}
                label={tools ? tools.pieceText(words, plan, piece) : piece.name}
                describedBy={about.map(({ id }) => warningElementId(id)).join(' ') || undefined}
                swatch={piece.own ? undefined : swatches.get(piece.variantId)}
                letter={letter}
                isSelected={piece.id === selected}
                isWarned={about.some(({ kind }) => tools?.severityOf[kind] === 'danger')}
                onFocus={() => open.select(piece.id)}
                onKeyDown={(event) => press(event, piece.id)}
                onClick={(event) => tap(event, piece.id)}
                onPointerDown={(event) => {
                  if (!takesPiece(event.nativeEvent, zoom)) return
                  open.select(piece.id)
                  start(event, piece)
                }}
              />
            )
          })}
          <PieceLabels pieces={layer.map(shownIn)} words={words} letter={letter} />
        </Fragment>
      ))}
      {tools && !dragged && <WarningLayer {...warned} />}
    </svg>
  )
}

/** Takes the focus of a piece that is being removed. */
function neighborOf(piece: SVGGElement): SVGGElement | null {
  const pieces = [...(piece.ownerSVGElement?.querySelectorAll<SVGGElement>('g[role=button]') ?? [])]
  const at = pieces.indexOf(piece)
  return pieces[at + 1] ?? pieces[at - 1] ?? null
}

/** Texts have one size on the screen, however large the room is. */
export function useMillimetersPerPixel(
  drawing: { current: SVGSVGElement },
  box: { width: number; height: number },
): number {
  const [perPixel, setPerPixel] = useState(10)
  useLayoutEffect(() => {
    const measure = () => {
      const { width, height } = drawing.current.getBoundingClientRect()
      if (width > 0 && height > 0) setPerPixel(Math.max(box.width / width, box.height / height))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(drawing.current)
    return () => observer.disconnect()
  }, [drawing, box.width, box.height])
  return perPixel
}
