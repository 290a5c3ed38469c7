import { middleOf, type Point } from '#domain/planner/geometry.ts'
import { severityOf, type Warning } from '#domain/planner/warning.ts'
import { pointsOf } from './drawing-box.ts'
import styles from './drawn-warnings.module.css'
import { showWarning } from './show-warning.ts'
import { mmText, type Words } from './words.ts'

/** Radius of a number's disc, and of what one taps, in letters. */
const DISC = 0.85
const TARGET = 1.5

type DrawnWarningsProps = { warnings: readonly Warning[]; words: Words; letter: number }

/** Floor in question, gaps with their length, and the number that each warning has in the list. */
export function DrawnWarnings({ warnings, words, letter }: DrawnWarningsProps) {
  return (
    <g aria-hidden="true" className={styles.warnings}>
      {warnings.map((warning, at) => {
        const severity = severityOf[warning.kind]
        const line = lineOf(warning)
        const place = placeOf(warning)
        const radius = DISC * letter
        return (
          <g key={warning.id} className={styles[severity]}>
            {warning.shape.length > 2 && <polygon className={styles.shape} points={pointsOf(warning.shape)} />}
            {line && <polyline className={styles.line} points={pointsOf(line)} />}
            {line && (
              <text className={styles.measure} x={place.x + 1.3 * radius} y={place.y + letter / 3} fontSize={letter}>
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
export function WarningTargets({ warnings, letter }: Omit<DrawnWarningsProps, 'words'>) {
  return (
    <g aria-hidden="true">
      {warnings.map((warning) => {
        const { x, y } = placeOf(warning)
        return (
          <circle
            key={warning.id}
            className={styles.target}
            cx={x}
            cy={y}
            r={TARGET * letter}
            onClick={() => showWarning(warning.id)}
          />
        )
      })}
    </g>
  )
}

/** Returns the warning whose disc is drawn at a point: the last one lies on top. */
export function warningAt(warnings: readonly Warning[], { x, y }: Point, letter: number): Warning | undefined {
  return warnings.findLast((warning) => {
    const place = placeOf(warning)
    return Math.hypot(x - place.x, y - place.y) <= DISC * letter
  })
}

function placeOf(warning: Warning): Point {
  return middleOf(lineOf(warning) ?? warning.shape)
}

function lineOf(warning: Warning) {
  return 'line' in warning ? warning.line : undefined
}
