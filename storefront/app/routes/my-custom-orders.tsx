import { useSearchParams } from 'react-router'
import { OrderKinds } from '../features/custom-requests/order-kinds.tsx'
import { MyRequestsPart } from '../features/custom-requests/my-requests-part.tsx'
import { memberMeta } from '../features/accounts/my-account/member-meta.ts'
import { MemberPage } from '../features/accounts/my-account/member-page.tsx'
import { readOrdersPage } from '../features/orders/list/orders-page.ts'
import { OrdersSkeleton } from '../features/orders/list/orders-skeleton.tsx'
import { useSession } from '../features/accounts/session/session.ts'
import '../messages/account-messages.ts'
import { needMessages } from '../messages/load-messages.ts'
import { useText } from '../messages/text.ts'
import type { Route } from './+types/my-custom-orders'

await needMessages('orders', 'pieces', 'track')

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return memberMeta(matches, 'piece.title')
}

export default function MyCustomOrdersPage() {
  const text = useText()
  const { user } = useSession()
  const [search] = useSearchParams()
  return (
    <MemberPage title={text('piece.title')} loading={<OrdersSkeleton />}>
      <OrderKinds />
      {user && <MyRequestsPart userId={user._id} page={readOrdersPage(search)} />}
    </MemberPage>
  )
}
