import { useId, useState } from 'react'
import type { Quote } from '#contract/checkout.ts'
import { useFormat } from '../../format.ts'
import { useText } from '../../messages/text.ts'
import { Icon } from '../../ui/icon.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { partMissing } from './retry-note.tsx'
import styles from './order-bar.module.css'

const BarFigures = lazyPart(() => import('./bar-figures.tsx'), { Missing: partMissing('checkout.your-order') })

/** On phones, where the summary is below the form: a bar with the total that unfolds the order. */
export function OrderBar({ quote, isForOther }: { quote: Quote | undefined; isForOther: boolean }) {
  const text = useText()
  const format = useFormat()
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div className={`${styles.bar} needs-script`}>
      <button
        type="button"
        className={styles.opener}
        aria-expanded={isOpen}
        aria-controls={id}
        disabled={!quote}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Icon name="bag" size={20} />
        <span>
          {quote
            ? text(isOpen ? 'checkout.hide-order' : 'checkout.show-order', { count: quote.itemCount })
            : text('checkout.your-order')}
        </span>
        <span className={isOpen ? styles.open : styles.closed}>
          <Icon name="chevron-down" size={16} />
        </span>
        <span className={styles.total}>{quote && format.money(quote.totals.total)}</span>
      </button>
      <div id={id} className={styles.order} hidden={!isOpen}>
        {isOpen && quote && <BarFigures quote={quote} isForOther={isForOther} />}
      </div>
    </div>
  )
}
