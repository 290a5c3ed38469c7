import { useState } from 'react'
import { Link, useMatches } from 'react-router'
import type { Order } from '#contract/orders/orders.ts'
import { useFormat } from '../../format.ts'
import { useText } from '../../messages/text.ts'
import { LinkButton } from '../../ui/button.tsx'
import { useSession } from '../accounts/session/session.ts'
import { whatsappUrl } from '../chat/app-urls.ts'
import { useOrder } from '../orders/list/use-orders.ts'
import { shellOf } from '../shell/page-shell.ts'
import type { Choices } from './checkout-draft.ts'
import { type LastOrder, readOrdersOfDay } from './last-order.ts'
import styles from './last-order-note.module.css'
import { useWaitingOrder } from './use-waiting-order.ts'
import { readWaitingOrders } from './waiting-order.ts'

/** Where the order goes that is being placed. */
export type Destination = Pick<Choices, 'district' | 'method' | 'recipient'>

/**
 * Names this browser's last order while it is on its way, so that nobody orders the same twice by mistake. One that waits
 * for its code comes first. Where both go to the same district, the buyer can ask for one delivery of both.
 */
export default function OrderedToday({ choices }: { choices: Destination }) {
  const { status, user } = useSession()
  const owner = status === 'guest' ? '' : user?._id
  return owner !== undefined && <Last key={owner} owner={owner} to={choices} />
}

function Last({ owner, to }: { owner: string; to: Destination }) {
  const text = useText()
  const [ofDay] = useState(() => readOrdersOfDay(owner).filter(({ isCancelled }) => isCancelled !== true))
  // The order that is being placed may soon wait itself.
  const [before] = useState(() => readWaitingOrders(owner).map(({ orderId }) => orderId))
  const waiting = useWaitingOrder(owner)
  if (!waiting || !before.includes(waiting.orderId)) return <Together ofDay={ofDay} to={to} />
  return (
    <div className={styles.waits}>
      <p>{waiting.words}</p>
      <LinkButton kind="outline" to={waiting.path}>
        {text('last-order.enter-code')}
      </LinkButton>
    </div>
  )
}

/** Goes by the newest of the orders that is still on its way. */
function Together({ ofDay: [newest, ...earlier], to }: { ofDay: readonly LastOrder[]; to: Destination }) {
  return newest && <Placed key={newest.orderId} placed={newest} earlier={earlier} to={to} />
}

type PlacedProps = { placed: LastOrder; earlier: readonly LastOrder[]; to: Destination }

function Placed({ placed: { orderId, path }, earlier, to }: PlacedProps) {
  const text = useText()
  const format = useFormat()
  const settings = shellOf(useMatches())?.settings
  const key = new URLSearchParams(path.split('?')[1]).get('key') ?? undefined
  const { data: order } = useOrder({ orderId, key }, undefined)
  if (!order || !settings) return null
  if (!isOnItsWay(order)) return <Together ofDay={earlier} to={to} />
  if (!canShare(order, to)) {
    return (
      <p className={styles.note}>
        {text('ordered-today.stands', { number: orderId })} <Link to={path}>{text('last-order.see')}</Link>
      </p>
    )
  }
  const { name, phone, whatsapp } = settings
  return (
    <p className={styles.note}>
      {text('ordered-today.placed', { number: orderId })}{' '}
      {whatsapp === '' ? (
        <a href={`tel:${phone}`}>{text('ordered-today.call', { phone: format.phone(phone) })}</a>
      ) : (
        <a
          href={whatsappUrl(whatsapp, text('ordered-today.message', { shop: name, number: orderId }))}
          target="_blank"
          rel="noopener"
        >
          {text('ordered-today.whatsapp')}
        </a>
      )}
    </p>
  )
}

function isOnItsWay({ status }: Order): boolean {
  return status === 'pending' || status === 'confirm'
}

/** Collected orders have no delivery to share, nor have those for somebody else or another district. */
function canShare({ method, recipient, district }: Order, to: Destination): boolean {
  const isDelivered = method !== 'pickup' && to.method !== 'pickup'
  const isForBuyer = recipient === null && to.recipient === ''
  return isDelivered && isForBuyer && (to.district === '' || district === to.district)
}
