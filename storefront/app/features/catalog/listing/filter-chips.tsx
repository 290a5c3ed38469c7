import { type CSSProperties, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { useFormat } from '../../../format.ts'
import { useText } from '../../../messages/text.ts'
import { Icon } from '../../../ui/icon.tsx'
import { activeFilters } from './active-filters.ts'
import styles from './filter-chips.module.css'
import { clearFilters } from './listing-choices.ts'
import type { Found } from './load-found.ts'
import type { ListingControls } from './use-listing.ts'

type FilterChipsProps = { controls: ListingControls; found: Found }

/** The chosen filters as removable chips. */
export function FilterChips({ controls: { state, addressOf }, found }: FilterChipsProps) {
  const text = useText()
  const format = useFormat()
  const filters = activeFilters(state, found, text, format)
  const { chips, noteRemoved } = useFocusAfterRemoval(filters.length)
  if (filters.length === 0) return null
  return (
    <fieldset ref={chips} aria-label={text('listing.chosen')} className={styles.chips}>
      <ul>
        {filters.map(({ key, label, swatch, without }, at) => (
          <li key={key}>
            <Link
              to={addressOf(without)}
              className={styles.chip}
              {...(swatch !== undefined && { style: { '--swatch': swatch } as CSSProperties })}
              aria-label={text('listing.remove', { filter: label })}
              preventScrollReset
              onClick={() => noteRemoved(at)}
            >
              {label}
              <Icon name="close" size={16} />
            </Link>
          </li>
        ))}
      </ul>
      <Link
        to={addressOf(clearFilters(state))}
        className={styles.clear}
        preventScrollReset
        onClick={() => noteRemoved(0)}
      >
        {text('listing.clear-all')}
      </Link>
    </fieldset>
  )
}

/** A removed chip loses the focus. The next chip takes it, or the page after the last one. */
function useFocusAfterRemoval(count: number) {
  const chips = useRef<HTMLFieldSetElement>(null)
  const removed = useRef<number>(undefined)
  useEffect(() => {
    if (removed.current === undefined) return
    const left = chips.current?.querySelectorAll('a')
    const next = left?.[Math.min(removed.current, count - 1)] ?? document.getElementById('content')
    next?.focus({ preventScroll: true })
    removed.current = undefined
  }, [count])
  return { chips, noteRemoved: (at: number) => (removed.current = at) }
}
