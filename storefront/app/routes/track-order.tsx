import { useSearchParams } from 'react-router'
import { memberMeta } from '../features/accounts/my-account/member-meta.ts'
import { TrackForm } from '../features/orders/track/track-form.tsx'
import { TrackPage } from '../features/orders/track/track-page.tsx'
import { OpeningScript, OpeningServed } from '../features/orders/track/opening-order.tsx'
import { prefetchTrackedOrder, TrackedOrderPart } from '../features/orders/track/tracked-part.tsx'
import { shellOf } from '../features/shell/page-shell.ts'
import '../messages/form-messages.ts'
import { needMessages } from '../messages/load-messages.ts'
import { useText } from '../messages/text.ts'
import { useHydrated } from '../ui/hydration.ts'
import type { Route } from './+types/track-order'

await needMessages('track')

// A link to an order needs this part and its texts as well: they come along with the page's own.
if (!import.meta.env.SSR && new URLSearchParams(location.search).has('key')) {
  prefetchTrackedOrder()
  await needMessages('orders', 'order', 'after-sales', 'pieces', 'accounts')
}

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return memberMeta(matches, 'track.title')
}

/** The HTML is the same for everyone. The browser names the order of a link, and loads what its key opens. */
export default function TrackOrderPage({ matches }: Route.ComponentProps) {
  const text = useText()
  const [search] = useSearchParams()
  const isHydrated = useHydrated()
  const orderId = search.get('order')
  const key = search.get('key')
  if (isHydrated && orderId !== null && key !== null) {
    return <TrackedOrderPart key={key} door={{ orderId, key }} settings={shellOf(matches)!.settings} />
  }
  return (
    <TrackPage title={text('track.title')} isForm>
      <div>
        {!isHydrated && <OpeningServed />}
        <div suppressHydrationWarning>
          <TrackForm />
        </div>
        {!isHydrated && <OpeningScript />}
      </div>
    </TrackPage>
  )
}
