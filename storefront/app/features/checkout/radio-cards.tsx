import { type ReactNode, useId } from 'react'
import styles from './radio-cards.module.css'

type RadioCardsProps = {
  legend: string
  /** The legend is for screen readers only, since a heading beside it shows the same. */
  isLegendHidden?: boolean
  error: string | undefined
  /** Two columns where there is room. */
  isWide?: boolean
  children: ReactNode
}

/** Radio buttons as cards. */
export function RadioCards({ legend, isLegendHidden, error, isWide, children }: RadioCardsProps) {
  const errorId = useId()
  return (
    <fieldset
      role="radiogroup"
      aria-required
      {...(error !== undefined && { 'aria-invalid': true, 'aria-describedby': errorId })}
    >
      <legend className={isLegendHidden ? 'visually-hidden' : styles.legend}>{legend}</legend>
      <div className={isWide ? `${styles.cards} ${styles.wide}` : styles.cards}>{children}</div>
      {error !== undefined && (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
  )
}

type RadioCardProps = {
  name: string
  value: string
  isChosen: boolean
  isDisabled?: boolean
  onChoose: () => void
  title: string
  note: ReactNode
  /** Content on the right, such as a price. */
  end?: ReactNode
}

export function RadioCard({ name, value, isChosen, isDisabled, onChoose, title, note, end }: RadioCardProps) {
  const id = useId()
  const [titleId, endId, noteId] = [`${id}-title`, `${id}-end`, `${id}-note`]
  return (
    <label className={styles.card}>
      <input
        type="radio"
        name={name}
        value={value}
        checked={isChosen}
        disabled={isDisabled}
        onChange={onChoose}
        aria-labelledby={titleId}
        aria-describedby={end === undefined ? noteId : `${endId} ${noteId}`}
      />
      <span id={titleId} className={styles.title}>
        {title}
      </span>
      {end !== undefined && (
        <span id={endId} className={styles.end}>
          {end}
        </span>
      )}
      <span id={noteId} className={styles.note}>
        {note}
      </span>
    </label>
  )
}
