import { useText } from '../../../messages/text.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { useSession } from '../../accounts/session/session.ts'
import notes from '../../checkout/notes.module.css'
import { readWaitingOrders } from '../../checkout/waiting-order.ts'

/** After a wrong code, leads to the other orders of this browser that wait for theirs. */
export default function OtherCodes({ orderId }: { orderId: string }) {
  const text = useText()
  const { user } = useSession()
  const others = readWaitingOrders(user?._id ?? '').filter((other) => other.orderId !== orderId)
  if (others.length === 0) return null
  return (
    <div className={`${notes.note} ${notes.warning} ${notes.failed}`}>
      <p>{text('last-order.other-code', { number: orderId })}</p>
      <ul>
        {others.map((other) => (
          <li key={other.orderId}>
            <LinkButton kind="outline" size="small" to={other.path}>
              {text('last-order.strip-of', { number: other.orderId.split('-').at(-1)! })}
            </LinkButton>
          </li>
        ))}
      </ul>
    </div>
  )
}
