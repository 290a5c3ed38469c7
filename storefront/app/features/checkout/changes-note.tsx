import type { Formats } from '#domain/language/formats.ts'
import { useFormat } from '../../format.ts'
import { needMessages } from '../../messages/load-messages.ts'
import { type Text, useText } from '../../messages/text.ts'
import { Icon } from '../../ui/icon.tsx'
import { comeIntoView } from './come-into-view.ts'
import type { FigureChange } from './figure-changes.ts'
import { lineName } from './left-out.tsx'
import styles from './notes.module.css'

await needMessages('checkout-parts')

/** Lists what changed since the page showed it. Nothing was ordered; the shopper checks and clicks again. */
export default function ChangesNote({ changes }: { changes: readonly FigureChange[] }) {
  const text = useText()
  const format = useFormat()
  return (
    <div ref={comeIntoView} className={`${styles.note} ${styles.warning}`} role="alert">
      <Icon name="info" size={20} />
      <div>
        <p className={styles.title}>{text('checkout.changed')}</p>
        <ul>
          {changes.map((change) => (
            <li key={change.kind === 'total' ? 'total' : `${change.kind} ${change.line._id}`}>
              {changeText(text, format, change)}
            </li>
          ))}
        </ul>
        <p>{text('checkout.changed-again')}</p>
      </div>
    </div>
  )
}

function changeText(text: Text, format: Formats, change: FigureChange): string {
  if (change.kind === 'total') {
    return text('checkout.changed-total', { was: format.money(change.was), now: format.money(change.now) })
  }
  const what = lineName(format, change.line)
  if (change.kind === 'price') {
    return text('checkout.changed-price', { what, was: format.money(change.was), now: format.money(change.now) })
  }
  if (change.kind === 'quantity') {
    return text('checkout.changed-quantity', { what, was: format.number(change.was), now: format.number(change.now) })
  }
  return text(change.kind === 'gone' ? 'checkout.changed-gone' : 'checkout.changed-added', { what })
}
