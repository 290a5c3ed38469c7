import { useEffect } from 'react'
import { parseOrderNumber } from '#domain/orders/order-number.ts'
import { MemberPage } from '../features/accounts/my-account/member-page.tsx'
import { memberMeta } from '../features/accounts/my-account/member-meta.ts'
import { OrderSkeleton } from '../features/orders/order/order-skeleton.tsx'
import { OrderTitle } from '../features/orders/order/order-title.tsx'
import { OwnOrderPart, prefetchOwnOrder } from '../features/orders/order/own-order-part.tsx'
import { useSession } from '../features/accounts/session/session.ts'
import { shellOf } from '../features/shell/page-shell.ts'
import '../messages/account-messages.ts'
import '../messages/order-messages.ts'
import type { Route } from './+types/my-order'

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return memberMeta(matches, 'my-orders.title')
}

export default function MyOrderPage({ params, matches }: Route.ComponentProps) {
  const { user } = useSession()
  useEffect(prefetchOwnOrder, [])
  const orderId = parseOrderNumber(params.orderId) ?? params.orderId
  return (
    <MemberPage title={<OrderTitle orderId={orderId} />} loading={<OrderSkeleton />}>
      {user && <OwnOrderPart orderId={orderId} userId={user._id} settings={shellOf(matches)!.settings} />}
    </MemberPage>
  )
}
