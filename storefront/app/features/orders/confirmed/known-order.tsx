import type { ShopSettings } from '#contract/settings.ts'
import { useText } from '../../../messages/text.ts'
import { NotLoaded } from '../not-loaded.tsx'
import { useOrder } from '../list/use-orders.ts'
import { Confirmation } from './confirmation.tsx'
import { OrderLoading } from './order-confirmed.tsx'
import { UnknownOrder } from './unknown-order.tsx'
import type { UnseenOrder } from './unseen-order.ts'

type KnownOrderProps = {
  door: { orderId: string; key: string }
  shop: ShopSettings
  /** The order if it was placed on the page before. */
  placed: UnseenOrder | null
}

export default function KnownOrder({ door, shop, placed }: KnownOrderProps) {
  const text = useText()
  const { data: order, isError, isFetching, refetch } = useOrder(door, undefined)
  if (order === null) return <UnknownOrder />
  if (order) return <Confirmation order={order} orderKey={door.key} shop={shop} />
  if (!isError) return <OrderLoading placed={placed} />
  return <NotLoaded title={text('order.not-loaded')} isTrying={isFetching} onRetry={() => void refetch()} />
}
