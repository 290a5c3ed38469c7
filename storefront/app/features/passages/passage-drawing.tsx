import { useId } from 'react'
import type { PassageAnswer } from '#domain/passages/answer.ts'
import { drawingOf, stuckDrawingOf } from '#domain/passages/drawing.ts'
import { bestMovement } from '#domain/passages/movements.ts'
import type { Passage, Piece } from '#domain/passages/passage.ts'
import type { LengthUnit } from '#domain/catalog/length-units.ts'
import { useText } from '../../messages/text.ts'
import { PERSON_CM, PERSON_PATH } from '../catalog/product/size-guide/dimension-box.ts'
import styles from './passage-drawing.module.css'
import { lengthText } from './length-text.ts'

const MARGIN_CM = 6
const TICK_CM = 5
/** The widest a letter of a label is on average, in either script. */
const LETTER_EM = 0.65
/** The person stands behind the door, clear of its height. */
const PERSON_FROM_RIGHT_CM = 34

type PassageDrawingProps = {
  piece: Piece
  passage: Passage
  answer: PassageAnswer
  unit: LengthUnit
  /** What is drawn. */
  title: string
  /** How it gets through, or why not. */
  how: string
}

/** The tightest moment on the way through a passage, to scale. */
export function PassageDrawing({ piece, passage, answer, unit, title, how }: PassageDrawingProps) {
  const text = useText()
  const id = useId()
  const movement = answer.way === 'no' ? bestMovement(piece, passage) : answer.movement
  const drawing = movement ? drawingOf(piece, movement, passage) : stuckDrawingOf(piece, passage)
  const outlined = boundsOf([...drawing.walls.flat(), ...drawing.piece])
  const fontSize = Math.max((outlined.right - outlined.left) / 23, (outlined.top - outlined.bottom) / 20)
  const labels = drawing.lines.map(({ from, to, cm }) => {
    const words = lengthText(text, unit, cm)
    return { words, middle: (from[0] + to[0]) / 2, halfWidth: ([...words].length * LETTER_EM * fontSize) / 2 }
  })
  const { bottom, top } = outlined
  const left = Math.min(outlined.left, ...labels.map(({ middle, halfWidth }) => middle - halfWidth))
  const right = Math.max(outlined.right, ...labels.map(({ middle, halfWidth }) => middle + halfWidth))
  const [width, height] = [right - left, top - bottom]
  const hasPerson = drawing.view === 'side' && passage.kind === 'door' && height > PERSON_CM.height
  return (
    <svg
      className={styles.drawing}
      viewBox={`${round(left)} ${round(-top)} ${round(width)} ${round(height)}`}
      role="img"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-desc`}
    >
      <title id={`${id}-title`}>{title}</title>
      <desc id={`${id}-desc`}>
        {text(`passages.view.${drawing.view}`)} {how}
      </desc>
      {hasPerson && (
        <path
          className={styles.person}
          d={PERSON_PATH}
          transform={`translate(${round(right - PERSON_FROM_RIGHT_CM)} 0)`}
        />
      )}
      {drawing.walls.map((wall, at) => (
        <polygon key={at} className={styles.wall} points={pointsOf(wall)} />
      ))}
      <polygon className={movement ? styles.piece : styles.stuck} points={pointsOf(drawing.piece)} />
      {drawing.lines.map(({ from, to }, at) => {
        const isLevel = from[1] === to[1]
        const [dx, dy] = isLevel ? [0, TICK_CM] : [TICK_CM, 0]
        const ends = [from, to].map(([x, y]) => `M${round(x - dx)} ${round(-y - dy)}l${2 * dx} ${2 * dy}`)
        return (
          <g key={at}>
            <path
              className={styles.line}
              d={`M${round(from[0])} ${round(-from[1])}L${round(to[0])} ${round(-to[1])}${ends.join('')}`}
            />
            <text
              x={round(labels[at]!.middle)}
              y={round(-(from[1] + to[1]) / 2 + fontSize / 3)}
              fontSize={round(fontSize)}
              textAnchor="middle"
            >
              {labels[at]!.words}
            </text>
          </g>
        )
      })}
    </svg>
  )
}

type Points = readonly (readonly [x: number, y: number])[]

function boundsOf(points: Points) {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  return {
    left: Math.min(...xs) - MARGIN_CM,
    right: Math.max(...xs) + MARGIN_CM,
    bottom: Math.min(...ys) - MARGIN_CM,
    top: Math.max(...ys) + MARGIN_CM,
  }
}

function pointsOf(points: Points): string {
  return points.map(([x, y]) => `${round(x)},${round(-y)}`).join(' ')
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
