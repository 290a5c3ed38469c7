import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { OrderKinds } from '../features/custom-requests/order-kinds.tsx'
import { MemberPage } from '../features/accounts/my-account/member-page.tsx'
import { memberMeta } from '../features/accounts/my-account/member-meta.ts'
import { MyOrdersPart, prefetchMyOrders } from '../features/orders/list/my-orders-part.tsx'
import { readOrdersPage } from '../features/orders/list/orders-page.ts'
import { OrdersSkeleton } from '../features/orders/list/orders-skeleton.tsx'
import { useSession } from '../features/accounts/session/session.ts'
import '../messages/account-messages.ts'
import { needMessages } from '../messages/load-messages.ts'
import { useText } from '../messages/text.ts'
import type { Route } from './+types/my-orders'

await needMessages('orders', 'track')

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return memberMeta(matches, 'my-orders.title')
}

export default function MyOrdersPage() {
  const text = useText()
  const { user } = useSession()
  const [search] = useSearchParams()
  useEffect(prefetchMyOrders, [])
  return (
    <MemberPage title={text('my-orders.title')} loading={<OrdersSkeleton />}>
      <OrderKinds />
      {user && <MyOrdersPart userId={user._id} email={user.email} page={readOrdersPage(search)} />}
    </MemberPage>
  )
}
