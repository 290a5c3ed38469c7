import { useMemo } from 'react'
import type { Point } from '#domain/planner/geometry.ts'
import type { Plan } from '#domain/planner/plan.ts'
import { severityOf, type Warning } from '#domain/planner/warning.ts'
import { pointsOf } from './drawing-box.ts'
import styles from './drawn-warnings.module.css'
import { showWarning } from './show-warning.ts'
import { BESIDE, DISC, lineOf, numberPlaces } from './warning-places.ts'
import { mmText, type Words } from './words.ts'

/** Radius of what one taps, in letters. */
const TARGET = 1.5

type DrawnWarningsProps = { warnings: readonly Warning[]; plan: Plan; words: Words; letter: number }

/** What a drawing shows of warnings below its pieces or above them. */
export default function WarningLayer({ isBelow, ...shown }: DrawnWarningsProps & { isBelow?: boolean }) {
  return isBelow ? <WarningTargets {...shown} /> : <DrawnWarnings {...shown} />
}

/** Floor in question, gaps with their length, and the number that each warning has in the list. */
export function DrawnWarnings({ warnings, plan, words, letter }: DrawnWarningsProps) {
  const places = usePlaces({ warnings, plan, words, letter })
  return (
    <g aria-hidden="true" className={styles.warnings}>
      {warnings.map((warning, at) => {
        const severity = severityOf[warning.kind]
        const line = lineOf(warning)
        const place = places[at]
        if (!place) return null
        const radius = DISC * letter
        return (
          <g key={warning.id} className={styles[severity]}>
            {warning.shape.length > 2 && <polygon className={styles.shape} points={pointsOf(warning.shape)} />}
            {line && <polyline className={styles.line} points={pointsOf(line)} />}
            {line && (
              <text className={styles.measure} x={place.x + BESIDE * radius} y={place.y + letter / 3} fontSize={letter}>
                {'gapMm' in warning && mmText(words, warning.gapMm)}
              </text>
            )}
            <circle className={styles.disc} cx={place.x} cy={place.y} r={radius} />
            <text className={styles.number} x={place.x} y={place.y + letter / 3} fontSize={letter} textAnchor="middle">
              {words.text('planner.number', { number: at + 1 })}
            </text>
          </g>
        )
      })}
    </g>
  )
}

/**
 * What one taps of each warning, which leads to its words. A drawing whose pieces can be moved puts them below its
 * pieces, so that a small one can still be pressed; `warningAt` then finds the number that lies on the piece.
 */
export function WarningTargets(shown: DrawnWarningsProps) {
  const places = usePlaces(shown)
  return (
    <g aria-hidden="true">
      {shown.warnings.map(({ id }, at) => (
        <circle
          key={id}
          className={styles.target}
          cx={places[at]?.x}
          cy={places[at]?.y}
          r={TARGET * shown.letter}
          onClick={() => showWarning(id)}
        />
      ))}
    </g>
  )
}

/** The same places while a piece is dragged. */
function usePlaces({ warnings, plan, words, letter }: DrawnWarningsProps): Point[] {
  return useMemo(() => numberPlaces(warnings, plan, words, letter), [warnings, plan, words, letter])
}

/** Returns the warning whose disc is drawn at a point: the last one lies on top. */
export function warningAt({ warnings, plan, words, letter }: DrawnWarningsProps, { x, y }: Point): Warning | undefined {
  const places = numberPlaces(warnings, plan, words, letter)
  return warnings.findLast((_, at) => {
    const place = places[at]
    return place && Math.hypot(x - place.x, y - place.y) <= DISC * letter
  })
}
