import type { CSSProperties, KeyboardEvent, MouseEvent, PointerEvent } from 'react'
import { isFlat, type PlannedPiece } from '#domain/planner/plan.ts'
import styles from './drawn-piece.module.css'
import { detailPath } from './piece-outline.ts'

const HANDLE = 0.55

type DrawnPieceProps = {
  piece: PlannedPiece
  /** Name and place, for screen readers. */
  label: string
  /** Ids of the warnings about it. */
  describedBy: string | undefined
  /** Color of the variant. */
  swatch: string | undefined
  letter: number
  isSelected: boolean
  isWarned: boolean
  onFocus: () => void
  onClick: (event: MouseEvent<SVGGElement>) => void
  onKeyDown: (event: KeyboardEvent<SVGGElement>) => void
  onPointerDown: (event: PointerEvent<SVGGElement>) => void
}

/** A piece of furniture from above: a button that takes the focus, keys and the pointer. */
export function DrawnPiece(props: DrawnPieceProps) {
  const { piece, label, describedBy, swatch, isSelected, isWarned } = props
  const { onFocus, onClick, onKeyDown, onPointerDown } = props
  const { turn } = piece
  const looks = [styles.piece, isFlat(piece) && styles.flat, isWarned && styles.warned]
  return (
    <g
      id={pieceElementId(piece.id)}
      role="button"
      tabIndex={0}
      aria-label={label}
      aria-pressed={isSelected}
      aria-describedby={describedBy}
      className={looks.filter(Boolean).join(' ')}
      style={swatch === undefined ? undefined : ({ '--swatch': swatch } as CSSProperties)}
      transform={`translate(${piece.x} ${piece.y})`}
      onFocus={onFocus}
      onClick={onClick}
      onKeyDown={onKeyDown}
      onPointerDown={onPointerDown}
    >
      <g transform={`rotate(${turn})`}>
        <Body piece={piece} className={styles.body} />
        <path className={styles.detail} d={detailPath(piece)} />
        {isSelected && <Frame {...props} />}
      </g>
    </g>
  )
}

/** The outline of a piece around its middle. */
export function Body({ piece, className }: { piece: PlannedPiece; className: string | undefined }) {
  const { kind, width, depth } = piece
  return kind === 'round' ? (
    <ellipse className={className} rx={width / 2} ry={depth / 2} />
  ) : (
    <rect className={className} x={-width / 2} y={-depth / 2} width={width} height={depth} />
  )
}

export function pieceElementId(id: string): string {
  return `planned-${id}`
}

function Frame({ piece: { width, depth }, letter }: DrawnPieceProps) {
  const side = HANDLE * letter
  const corners = [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ] as const
  return (
    <>
      <rect className={styles.frame} x={-width / 2} y={-depth / 2} width={width} height={depth} />
      {corners.map(([x, y]) => (
        <rect
          key={`${x} ${y}`}
          className={styles.handle}
          x={(x * width) / 2 - side / 2}
          y={(y * depth) / 2 - side / 2}
          width={side}
          height={side}
        />
      ))}
    </>
  )
}
