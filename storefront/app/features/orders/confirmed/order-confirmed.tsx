import { useEffect, useMemo, useState } from 'react'
import { useLocation } from 'react-router'
import type { ShopSettings } from '#contract/settings.ts'
import { useText } from '../../../messages/text.ts'
import { Button } from '../../../ui/button.tsx'
import { Container } from '../../../ui/container.tsx'
import { lazyPart, type Retry } from '../../../ui/lazy-part.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useHydrated } from '../../../ui/hydration.ts'
import { NeedsScript } from '../../../ui/needs-script.tsx'
import styles from './order-confirmed.module.css'
import { PlacedNote, PlacedStep } from './placed-note.tsx'
import { keepUnseenOrder, readUnseenOrder, type UnseenOrder } from './unseen-order.ts'
import { UnknownOrder } from './unknown-order.tsx'

const KnownOrder = lazyPart(() => import('./known-order.tsx'), { Loading: OrderLoading, Missing: OrderMissing })

/** Only the address identifies the order: the served HTML is the same for everyone. */
export function OrderConfirmed({ shop }: { shop: ShopSettings }) {
  const { search } = useLocation()
  const door = useMemo(() => doorIn(search), [search])
  const isHydrated = useHydrated()
  // Not where the served page opens: it would differ from its HTML.
  const [placed] = useState(() => (isHydrated ? readUnseenOrder() : null))
  useEffect(() => keepUnseenOrder(null), [])
  return (
    <Container className={styles.page}>
      <NeedsScript />
      {!isHydrated ? (
        <OrderLoading />
      ) : door ? (
        <KnownOrder door={door} shop={shop} placed={placed} />
      ) : (
        <UnknownOrder />
      )}
    </Container>
  )
}

type JustPlaced = {
  /** The order if it was placed on the page before. */
  placed?: UnseenOrder | null
}

export function OrderLoading({ placed }: JustPlaced) {
  const text = useText()
  return (
    <div className={`${styles.waiting} needs-script`}>
      <h1 className="visually-hidden">{text('confirmed.title')}</h1>
      {placed ? <PlacedNote order={placed} /> : <p role="status">{text('order.loading')}</p>}
      <Skeleton className={styles.loading} />
    </div>
  )
}

function OrderMissing({ placed, isTrying, onRetry }: JustPlaced & Retry) {
  const text = useText()
  return (
    <div role="alert">
      <h1 className={styles.missing}>{text('confirmed.title')}</h1>
      <p className={styles.missing}>
        {placed && <PlacedStep order={placed} />} {text('confirmed.no-part')}
      </p>
      <Button kind="outline" busy={isTrying} onClick={onRetry}>
        {text('error.again')}
      </Button>
    </div>
  )
}

function doorIn(search: string): { orderId: string; key: string } | undefined {
  const given = new URLSearchParams(search)
  const [orderId, key] = [given.get('order'), given.get('key')]
  return orderId && key ? { orderId, key } : undefined
}
