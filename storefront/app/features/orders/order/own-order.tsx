import { href, Link } from 'react-router'
import type { ShopSettings } from '#contract/settings.ts'
import { useText } from '../../../messages/text.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { box } from '../../accounts/session/account-icons.ts'
import { NotLoaded } from '../not-loaded.tsx'
import styles from './own-order.module.css'
import { OrderSkeleton } from './order-skeleton.tsx'
import { OrderView } from './order-view.tsx'
import { useOrder } from '../list/use-orders.ts'

type OwnOrderProps = { orderId: string; userId: string; settings: ShopSettings }

/** An order of the member; other orders do not exist here. */
export function OwnOrder({ orderId, userId, settings }: OwnOrderProps) {
  const text = useText()
  const door = { orderId }
  const { data: order, isError, isFetching, refetch } = useOrder(door, userId)
  return (
    <>
      <Link to={href('/my-orders')} className={styles.back}>
        <Icon name="arrow-left" size={18} />
        {text('order.back')}
      </Link>
      {order === undefined && !isError && <OrderSkeleton />}
      {order === undefined && isError && (
        <NotLoaded title={text('order.not-loaded')} isTrying={isFetching} onRetry={() => void refetch()} />
      )}
      {order === null && <NoSuchOrder />}
      {order && <OrderView order={order} door={door} settings={settings} />}
    </>
  )
}

function NoSuchOrder() {
  const text = useText()
  return (
    <EmptyState
      isFramed
      icon={box}
      title={text('order.not-found')}
      action={
        <LinkButton to={href('/track-order')} kind="outline">
          {text('track.title')}
        </LinkButton>
      }
    >
      {text('order.not-found-text')}
    </EmptyState>
  )
}
