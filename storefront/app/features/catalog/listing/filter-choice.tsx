import type { ReactNode } from 'react'
import { useFormat } from '../../../format.ts'
import { useText } from '../../../messages/text.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import styles from './filter-choice.module.css'

type FilterChoiceProps = {
  /** Name and value of the form field, which together become the URL's query. */
  name: string
  value: string | number
  isChosen: boolean
  /** Number of products with this choice. */
  count: number
  onToggle: () => void
  /** Shown before the words. */
  mark?: ReactNode
  /** What the choice means. */
  hint?: string
  children: ReactNode
}

export function FilterChoice({ name, value, isChosen, count, onToggle, mark, hint, children }: FilterChoiceProps) {
  const text = useText()
  const format = useFormat()
  // Not `disabled`: after a choice is undone it may have no products, and must keep the focus.
  const isIdle = count === 0 && !isChosen
  return (
    <Checkbox
      className={isIdle ? `${styles.choice} ${styles.idle}` : styles.choice}
      name={name}
      value={value}
      checked={isChosen}
      aria-disabled={isIdle || undefined}
      onChange={() => !isIdle && onToggle()}
    >
      {mark}
      <span className={styles.words}>
        <span>{children}</span> {hint !== undefined && <span className={styles.hint}>{hint}</span>}
      </span>
      <span className={styles.count} aria-hidden="true">
        {format.number(count)}
      </span>
      <span className="visually-hidden">{text('listing.choice-count', { count })}</span>
    </Checkbox>
  )
}
