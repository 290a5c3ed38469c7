import { type ComponentProps, type ReactNode, useId } from 'react'
import { FieldGroup } from '../../ui/field-group.tsx'
import styles from './radio-cards.module.css'

type RadioCardsProps = Pick<ComponentProps<typeof FieldGroup>, 'legend' | 'isLegendHidden' | 'error'> & {
  /** Two columns where there is room. */
  isWide?: boolean
  children: ReactNode
}

/** Radio buttons as cards. */
export function RadioCards({ isWide, children, ...group }: RadioCardsProps) {
  return (
    <FieldGroup isChoice {...group}>
      <div className={isWide ? `${styles.cards} ${styles.wide}` : styles.cards}>{children}</div>
    </FieldGroup>
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
