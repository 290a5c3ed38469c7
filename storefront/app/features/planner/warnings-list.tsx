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
  /** Shows a piece, after which it has the focus; none beside a drawing whose pieces take no focus. */
  onShow?: (id: string) => void
}

/** What is wrong, in words; each warning leads to its pieces in the drawing. */
export default function WarningsList({ warnings, plan, words, onShow }: WarningsListProps) {
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
              {onShow && (
                <div className={styles.pieces}>
                  {warning.pieces.map((id) => (
                    <button key={id} type="button" className={styles.show} onClick={() => showPiece(id, onShow)}>
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

function showPiece(id: string, onShow: (id: string) => void): void {
  onShow(id)
  const piece = document.getElementById(pieceElementId(id))
  piece?.scrollIntoView({ block: 'nearest' })
  piece?.focus({ preventScroll: true })
}
