import type { Plan } from '#domain/planner/plan.ts'
import { severityOf, type Warning } from '#domain/planner/warning.ts'
import styles from './piece-warnings.module.css'
import { showWarning } from './show-warning.ts'
import { warningText } from './warning-words.ts'
import type { Words } from './words.ts'

type PieceWarningsProps = {
  /** All of the plan: each keeps the number that it has in the list and in the drawing. Undefined until they are known. */
  warnings: readonly Warning[] | undefined
  plan: Plan
  words: Words
  /** Id of the chosen piece. */
  id: string
}

/**
 * The first warning that concerns a piece, and how many more do; they lead to the list below, which says what would help.
 * They take the same room whatever they say, so that the buttons below stay under the finger that presses them.
 */
export function PieceWarnings({ warnings, plan, words, id }: PieceWarningsProps) {
  const { text } = words
  const [first, ...more] = (warnings ?? []).flatMap((warning, at) =>
    warning.pieces.includes(id) ? [{ warning, number: at + 1 }] : [],
  )
  return (
    <div className={styles.warnings}>
      {first ? (
        <>
          <button
            type="button"
            className={`${styles.first} ${styles[severityOf[first.warning.kind]]}`}
            onClick={() => showWarning(first.warning.id)}
          >
            <span className={styles.said}>
              {text('planner.numbered', {
                number: first.number,
                title: warningText(words, plan, first.warning).title,
              })}
            </span>
          </button>
          {more[0] && (
            <button type="button" className={styles.more} onClick={() => showWarning(more[0]!.warning.id)}>
              {text('planner.more-warnings', { count: more.length })}
            </button>
          )}
        </>
      ) : (
        warnings && <p className={styles.none}>{text('planner.no-warning')}</p>
      )}
    </div>
  )
}
