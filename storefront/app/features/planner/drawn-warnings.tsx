import { middleOf } from '#domain/planner/geometry.ts'
import { severityOf, type Warning } from '#domain/planner/warning.ts'
import { pointsOf } from './drawing-box.ts'
import styles from './drawn-warnings.module.css'
import { showWarning } from './warning-id.ts'
import { mmText, type Words } from './words.ts'

type DrawnWarningsProps = { warnings: readonly Warning[]; words: Words; letter: number }

/** Floor in question, gaps with their length, and the number that each warning has in the list, to which a tap leads. */
export function DrawnWarnings({ warnings, words, letter }: DrawnWarningsProps) {
  return (
    <g aria-hidden="true" className={styles.warnings}>
      {warnings.map((warning, at) => {
        const severity = severityOf[warning.kind]
        const line = 'line' in warning ? warning.line : undefined
        const place = middleOf(line ?? warning.shape)
        const radius = 0.85 * letter
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
            <circle
              className={styles.target}
              cx={place.x}
              cy={place.y}
              r={1.5 * letter}
              onClick={() => showWarning(warning.id)}
            />
          </g>
        )
      })}
    </g>
  )
}
