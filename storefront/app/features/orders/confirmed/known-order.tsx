import type { ShopSettings } from '#contract/settings.ts'
import { useText } from '../../../messages/text.ts'
import { NotLoaded } from '../not-loaded.tsx'
import { useOrder } from '../list/use-orders.ts'
import { Confirmation } from './confirmation.tsx'
import { OrderLoading } from './order-confirmed.tsx'
import { UnknownOrder } from './unknown-order.tsx'

type KnownOrderProps = {
  door: { orderId: string; key: string }
  shop: ShopSettings
  /** Whether it was placed on the page before. */
  isNew: boolean
}

export default function KnownOrder({ door, shop, isNew }: KnownOrderProps) {
  const text = useText()
  const { data: order, isError, isFetching, refetch } = useOrder(door, undefined)
  if (order === null) return <UnknownOrder />
  if (order) return <Confirmation order={order} orderKey={door.key} shop={shop} />
  if (!isError) return <OrderLoading isNew={isNew} />
  return <NotLoaded title={text('order.not-loaded')} isTrying={isFetching} onRetry={() => void refetch()} />
}
