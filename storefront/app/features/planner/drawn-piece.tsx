import type { CSSProperties, KeyboardEvent, PointerEvent } from 'react'
import { isFlat, type PlannedPiece } from '#domain/planner/plan.ts'
import styles from './drawn-piece.module.css'
import { fittedLines } from './fitted-lines.ts'
import { detailPath } from './piece-outline.ts'

const LINE_HEIGHT = 1.2
const HANDLE = 0.55

type DrawnPieceProps = {
  piece: PlannedPiece
  /** Name and place, for screen readers. */
  label: string
  /** Ids of the warnings about it. */
  describedBy: string | undefined
  size: string
  /** Color of the variant. */
  swatch: string | undefined
  letter: number
  isSelected: boolean
  isWarned: boolean
  onFocus: () => void
  onClick: () => void
  onKeyDown: (event: KeyboardEvent<SVGGElement>) => void
  onPointerDown: (event: PointerEvent<SVGGElement>) => void
}

/** A piece of furniture from above: a button that takes the focus, keys and the pointer. */
export function DrawnPiece(props: DrawnPieceProps) {
  const { piece, label, describedBy, swatch, isSelected, isWarned } = props
  const { onFocus, onClick, onKeyDown, onPointerDown } = props
  const { turn } = piece
  const looks = [styles.piece, isFlat(piece) && styles.flat, isWarned && styles.warned, isSelected && styles.selected]
  return (
    <>
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
      <Label {...props} />
    </>
  )
}

/** The same in a drawing that nobody changes. */
export function StillPiece(props: Pick<DrawnPieceProps, 'piece' | 'size' | 'swatch' | 'letter' | 'isWarned'>) {
  const { piece, swatch, isWarned } = props
  const { turn } = piece
  return (
    <>
      <g
        className={[isFlat(piece) && styles.flat, isWarned && styles.warned].filter(Boolean).join(' ')}
        style={swatch === undefined ? undefined : ({ '--swatch': swatch } as CSSProperties)}
        transform={`translate(${piece.x} ${piece.y}) rotate(${turn})`}
      >
        <Body piece={piece} className={styles.body} />
        <path className={styles.detail} d={detailPath(piece)} />
      </g>
      <Label {...props} />
    </>
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

/** Name and size, along the longer side of the piece as it lies. Beside the button, whose name says more. */
function Label({ piece, size, letter }: Pick<DrawnPieceProps, 'piece' | 'size' | 'letter'>) {
  const isLying = piece.turn % 180 === 90
  const [width, height] = isLying ? [piece.depth, piece.width] : [piece.width, piece.depth]
  const isUpright = width < height && width < 7 * letter
  const [along, across] = isUpright ? [height, width] : [width, height]
  const rows = Math.min(4, across / (LINE_HEIGHT * letter) - 0.4)
  const lines = fittedLines(piece.name, along / letter - 0.6, rows)
  const hasSize = lines.length > 0 && rows >= lines.length + 1 && fittedLines(size, along / letter, 1)[0] === size
  const shown = hasSize ? [...lines, size] : lines
  return (
    <text
      className={styles.label}
      fontSize={letter}
      textAnchor="middle"
      transform={`translate(${piece.x} ${piece.y})${isUpright ? ' rotate(90)' : ''}`}
      aria-hidden="true"
    >
      {shown.map((line, at) => (
        <tspan
          key={at}
          className={hasSize && at === shown.length - 1 ? styles.size : undefined}
          x={0}
          y={(at - (shown.length - 1) / 2) * LINE_HEIGHT * letter + 0.35 * letter}
        >
          {line}
        </tspan>
      ))}
    </text>
  )
}
