import { type CSSProperties, Fragment, useRef } from 'react'
import { isFlat, type Plan, type PlannedPiece } from '#domain/planner/plan.ts'
import { severityOf, type Warning } from '#domain/planner/warning.ts'
import { BEFORE_MOUNT } from '../../ui/before-mount.ts'
import { viewBoxOf } from './drawing-box.ts'
import { Body } from './drawn-piece.tsx'
import pieceStyles from './drawn-piece.module.css'
import { DrawnRoom } from './drawn-room.tsx'
import { DrawnWarnings, WarningTargets } from './drawn-warnings.tsx'
import { layersOf } from './layers.ts'
import { LETTER_PX, useMillimetersPerPixel } from './plan-drawing.tsx'
import { PieceLabels } from './piece-labels.tsx'
import { detailPath } from './piece-outline.ts'
import styles from './plan-drawing.module.css'
import type { Words } from './words.ts'

type StillDrawingProps = {
  plan: Plan
  words: Words
  warnings: readonly Warning[]
  /** Colors by the id of the variant. */
  swatches: ReadonlyMap<string, string>
}

/** The room from above, to look at. The page says in words what it shows. */
export function StillDrawing(props: StillDrawingProps) {
  const drawing = useRef<SVGSVGElement>(BEFORE_MOUNT)
  const box = viewBoxOf(props.plan)
  const letter = LETTER_PX * useMillimetersPerPixel(drawing, box)
  return (
    <svg
      ref={drawing}
      className={styles.drawing}
      viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
      role="img"
      aria-label={props.words.text('planner.drawing')}
    >
      <StillParts {...props} letter={letter} />
    </svg>
  )
}

/** @param letter  height of a letter, in millimeters */
export function StillParts({ plan, words, warnings, swatches, letter }: StillDrawingProps & { letter: number }) {
  return (
    <>
      <DrawnRoom plan={plan} words={words} letter={letter} hasLetters={false} />
      {layersOf(plan.pieces).map((layer, at) => (
        <Fragment key={at}>
          {layer.map((piece) => (
            <StillPiece
              key={piece.id}
              piece={piece}
              swatch={piece.own ? undefined : swatches.get(piece.variantId)}
              isWarned={warnings.some(({ kind, pieces }) => severityOf[kind] === 'danger' && pieces.includes(piece.id))}
            />
          ))}
          <PieceLabels pieces={layer} words={words} letter={letter} />
        </Fragment>
      ))}
      <DrawnWarnings warnings={warnings} plan={plan} words={words} letter={letter} />
      <WarningTargets warnings={warnings} plan={plan} words={words} letter={letter} />
    </>
  )
}

type StillPieceProps = { piece: PlannedPiece; swatch: string | undefined; isWarned: boolean }

/** A piece without anything to press. */
function StillPiece({ piece, swatch, isWarned }: StillPieceProps) {
  const { turn } = piece
  return (
    <g
      className={[isFlat(piece) && pieceStyles.flat, isWarned && pieceStyles.warned].filter(Boolean).join(' ')}
      style={swatch === undefined ? undefined : ({ '--swatch': swatch } as CSSProperties)}
      transform={`translate(${piece.x} ${piece.y}) rotate(${turn})`}
    >
      <Body piece={piece} className={pieceStyles.body} />
      <path className={pieceStyles.detail} d={detailPath(piece)} />
    </g>
  )
}
