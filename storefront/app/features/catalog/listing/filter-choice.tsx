import type { CSSProperties, ReactNode } from 'react'
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
  label: string
  /** What the choice means. */
  hint?: string
  /** A color, shown as a dot before the label. */
  swatch?: string
  /** Shown instead of the label. */
  children?: ReactNode
}

/** A box with its count. A listing has dozens, so dot and count are no elements, and the box has its whole name. */
export function FilterChoice({
  name,
  value,
  isChosen,
  count,
  onToggle,
  label,
  hint,
  swatch,
  children,
}: FilterChoiceProps) {
  const text = useText()
  const format = useFormat()
  // Not `disabled`: after a choice is undone it may have no products, and must keep the focus.
  const isIdle = count === 0 && !isChosen
  const spoken = [label, hint, text('listing.choice-count', { count })].filter((part) => part !== undefined)
  const looks = [styles.choice, swatch !== undefined && styles.color, isIdle && styles.idle]
  return (
    <Checkbox
      className={looks.filter((look) => look !== false).join(' ')}
      labelProps={{
        'data-count': format.number(count),
        ...(swatch !== undefined && { style: { '--swatch': swatch } as CSSProperties }),
      }}
      name={name}
      value={value}
      checked={isChosen}
      aria-label={spoken.join(' ')}
      aria-disabled={isIdle || undefined}
      onChange={() => !isIdle && onToggle()}
    >
      {hint === undefined ? (
        (children ?? label)
      ) : (
        <span className={styles.words}>
          {label} <span className={styles.hint}>{hint}</span>
        </span>
      )}
    </Checkbox>
  )
}
