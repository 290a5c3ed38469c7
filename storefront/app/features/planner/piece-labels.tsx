import type { PlannedPiece } from '#domain/planner/plan.ts'
import { labelsOf, LINE_HEIGHT } from './label-of.ts'
import styles from './drawn-piece.module.css'
import { floorText, type Words } from './words.ts'

type PieceLabelsProps = {
  pieces: readonly PlannedPiece[]
  words: Words
  /** Height of a letter, in millimeters. */
  letter: number
}

/** Names and sizes, above all of the pieces: one that lies on another covers no name. The buttons' names say more. */
export function PieceLabels({ pieces, words, letter }: PieceLabelsProps) {
  return labelsOf(pieces, (piece) => floorText(words, piece), letter).map(({ id, x, y, lines, hasSize, isUpright }) => (
    <text
      key={id}
      className={styles.label}
      fontSize={letter}
      textAnchor="middle"
      transform={`translate(${x} ${y})${isUpright ? ' rotate(90)' : ''}`}
      aria-hidden="true"
    >
      {lines.map((line, at) => (
        <tspan
          key={at}
          className={hasSize && at === lines.length - 1 ? styles.size : undefined}
          x={0}
          y={(at - (lines.length - 1) / 2) * LINE_HEIGHT * letter + 0.35 * letter}
        >
          {line}
        </tspan>
      ))}
    </text>
  ))
}
