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
  const { left, right, bottom, top } = boundsOf([...drawing.walls.flat(), ...drawing.piece])
  const [width, height] = [right - left, top - bottom]
  const fontSize = Math.max(width / 23, height / 20)
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
      {drawing.lines.map(({ from, to, cm }, at) => {
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
              x={round((from[0] + to[0]) / 2)}
              y={round(-(from[1] + to[1]) / 2 + fontSize / 3)}
              fontSize={round(fontSize)}
              textAnchor="middle"
            >
              {lengthText(text, unit, cm)}
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
