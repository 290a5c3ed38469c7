import { useText } from '../../messages/text.ts'
import { LinkButton } from '../../ui/button.tsx'
import { comeIntoView } from './come-into-view.ts'
import type { LastOrder } from './last-order.ts'
import notes from './notes.module.css'

/** Leads to the order whose code must be entered before another one with its phone number. */
export default function EnterFirst({ order: { orderId, path } }: { order: LastOrder }) {
  const text = useText()
  return (
    <div ref={comeIntoView} className={`${notes.note} ${notes.warning} ${notes.failed}`} role="alert">
      <p>{text('last-order.first', { number: orderId })}</p>
      <LinkButton kind="outline" size="small" to={path}>
        {text('last-order.enter-code')}
      </LinkButton>
    </div>
  )
}
