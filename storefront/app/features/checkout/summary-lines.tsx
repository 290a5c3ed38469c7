import type { QuoteLine } from '#contract/checkout.ts'
import { choiceName } from '#domain/catalog/variant-name.ts'
import type { Formats } from '#domain/language/formats.ts'
import { useFormat } from '../../format.ts'
import { type Text, useText } from '../../messages/text.ts'
import { Picture } from '../../ui/picture.tsx'
import styles from './summary-lines.module.css'

/** The lines of the order. */
export function SummaryLines({ lines }: { lines: readonly QuoteLine[] }) {
  const text = useText()
  const format = useFormat()
  return (
    <ul className={styles.lines}>
      {lines.map((line) => (
        <li key={line._id} className={styles.line}>
          <div className={styles.picture}>
            <Picture picture={line.picture ?? undefined} sizes="64px" alt="" />
          </div>
          <div>
            <p className={styles.name}>{line.name}</p>
            <p className={styles.choice}>{timesText(text, format, line)}</p>
          </div>
          <p className={styles.price}>{format.money(line.subtotal)}</p>
        </li>
      ))}
    </ul>
  )
}

/** Formats a line, such as `153*200, Normal × 1`. */
function timesText(
  text: Text,
  format: Formats,
  { size, type, quantity }: Pick<QuoteLine, 'size' | 'type' | 'quantity'>,
): string {
  const what = format.choice(choiceName({ size, type }))
  return what === '' ? text('checkout.pieces', { count: quantity }) : text('checkout.times', { what, quantity })
}
