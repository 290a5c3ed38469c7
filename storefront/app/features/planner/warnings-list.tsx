import { severityOf, type Warning } from '#domain/planner/warning.ts'
import type { Plan } from '#domain/planner/plan.ts'
import { pieceElementId } from './drawn-piece.tsx'
import { warningElementId } from './warning-id.ts'
import { nameOf, warningText } from './warning-words.ts'
import styles from './warnings-list.module.css'
import type { Words } from './words.ts'
import './parts-messages.ts'

type WarningsListProps = {
  warnings: readonly Warning[]
  plan: Plan
  words: Words
  /** A drawing whose pieces take no focus. */
  isStill?: boolean
}

/** What is wrong, in words; each warning leads to its pieces in the drawing. */
export default function WarningsList({ warnings, plan, words, isStill = false }: WarningsListProps) {
  const { text } = words
  return (
    <section className={styles.section} aria-label={text('planner.warnings')}>
      <h2 className={styles.title}>{text('planner.warnings-count', { count: warnings.length })}</h2>
      <ol className={styles.list}>
        {warnings.map((warning, at) => {
          const { title, help } = warningText(words, plan, warning)
          return (
            <li key={warning.id} className={`${styles.warning} ${styles[severityOf[warning.kind]]}`}>
              <p id={warningElementId(warning.id)} tabIndex={-1} className={styles.said}>
                {text('planner.numbered', { number: at + 1, title })}
              </p>
              <p className={styles.help}>{help}</p>
              {!isStill && (
                <div className={styles.pieces}>
                  {warning.pieces.map((id) => (
                    <button key={id} type="button" className={styles.show} onClick={() => focusPiece(id)}>
                      {text('planner.show-piece', { name: nameOf(plan, id) })}
                    </button>
                  ))}
                </div>
              )}
            </li>
          )
        })}
      </ol>
    </section>
  )
}

function focusPiece(id: string): void {
  const piece = document.getElementById(pieceElementId(id))
  piece?.scrollIntoView({ block: 'nearest' })
  piece?.focus()
}
