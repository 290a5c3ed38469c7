import { href, Link } from 'react-router'
import type { ShopSettings } from '#contract/settings.ts'
import '../../../messages/account-messages.ts'
import '../../../messages/order-messages.ts'
import { useText } from '../../../messages/text.ts'
import { Icon } from '../../../ui/icon.tsx'
import { RefusalNote } from '../../accounts/refusal-note.tsx'
import { NotLoaded } from '../not-loaded.tsx'
import { OpeningSkeleton } from '../order/order-skeleton.tsx'
import { OrderTitle } from '../order/order-title.tsx'
import { OrderView } from '../order/order-view.tsx'
import styles from '../order/own-order.module.css'
import { TrackForm } from './track-form.tsx'
import { TrackPage } from './track-page.tsx'
import { useOrder } from '../list/use-orders.ts'

type TrackedOrderProps = { door: { orderId: string; key: string }; settings: ShopSettings }

/** The order that a link opens without a login. */
export function TrackedOrder({ door, settings }: TrackedOrderProps) {
  const text = useText()
  const { data: order, isError, isFetching, refetch } = useOrder(door, undefined)
  if (order === null) {
    return (
      <TrackPage title={text('track.title')} isForm>
        <div role="alert">
          <RefusalNote>{text('track.link-unknown')}</RefusalNote>
        </div>
        <TrackForm />
      </TrackPage>
    )
  }
  return (
    <TrackPage title={order ? <OrderTitle orderId={order.orderId} /> : text('track.title')}>
      <Link to={href('/track-order')} className={styles.back}>
        <Icon name="arrow-left" size={18} />
        {text('track.other')}
      </Link>
      {order === undefined && !isError && <OpeningSkeleton orderId={door.orderId} />}
      {order === undefined && isError && (
        <NotLoaded title={text('order.not-loaded')} isTrying={isFetching} onRetry={() => void refetch()} />
      )}
      {order && <OrderView order={order} door={door} settings={settings} />}
    </TrackPage>
  )
}
