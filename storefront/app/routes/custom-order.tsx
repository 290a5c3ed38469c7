import { useSearchParams } from 'react-router'
import { parseCustomNumber } from '#domain/orders/order-number.ts'
import { RequestPagePart } from '../features/custom-requests/request-page-part.tsx'
import { memberMeta } from '../features/accounts/my-account/member-meta.ts'
import { MemberPage } from '../features/accounts/my-account/member-page.tsx'
import { OrderSkeleton } from '../features/orders/order/order-skeleton.tsx'
import { NumberTitle } from '../features/orders/order/order-title.tsx'
import { TrackPage } from '../features/orders/track/track-page.tsx'
import { useSession } from '../features/accounts/session/session.ts'
import { shellOf } from '../features/shell/page-shell.ts'
import '../messages/account-messages.ts'
import { needMessages } from '../messages/load-messages.ts'
import { useText } from '../messages/text.ts'
import { useHydrated } from '../ui/hydration.ts'
import type { Route } from './+types/custom-order'

await needMessages('order', 'orders', 'pieces', 'track')

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return memberMeta(matches, 'piece.title')
}

/** The HTML is the same for everyone. The browser loads what a link's key opens. */
export default function CustomOrderPage({ params, matches }: Route.ComponentProps) {
  const text = useText()
  const { user } = useSession()
  const [search] = useSearchParams()
  const isHydrated = useHydrated()
  const number = parseCustomNumber(params.number) ?? params.number
  const key = search.get('key')
  const { settings } = shellOf(matches)!
  const title = <NumberTitle title={text('piece.page-title', { number })} number={number} />
  if (isHydrated && key !== null) {
    return (
      <TrackPage title={title}>
        <RequestPagePart key={number} door={{ number, key }} userId={undefined} settings={settings} />
      </TrackPage>
    )
  }
  // Only the browser knows whether there is a key.
  if (!isHydrated) {
    return (
      <TrackPage title={title}>
        <OrderSkeleton />
      </TrackPage>
    )
  }
  return (
    <MemberPage title={title} loading={<OrderSkeleton />}>
      {user && <RequestPagePart key={number} door={{ number }} userId={user._id} settings={settings} />}
    </MemberPage>
  )
}
