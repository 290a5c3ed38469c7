import { useEffect, useMemo } from 'react'
import { useLocation } from 'react-router'
import type { ShopSettings } from '#contract/settings.ts'
import { useText } from '../../../messages/text.ts'
import { Container } from '../../../ui/container.tsx'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useHydrated } from '../../../ui/hydration.ts'
import { NeedsScript } from '../../../ui/needs-script.tsx'
import styles from './order-confirmed.module.css'
import { keepUnseenOrder } from './unseen-order.ts'
import { UnknownOrder } from './unknown-order.tsx'

const KnownOrder = lazyPart(() => import('./known-order.tsx'), { Loading: OrderLoading, Missing: OrderMissing })

/** Only the address identifies the order: the served HTML is the same for everyone. */
export function OrderConfirmed({ shop }: { shop: ShopSettings }) {
  const { search } = useLocation()
  const door = useMemo(() => doorIn(search), [search])
  const isHydrated = useHydrated()
  useEffect(() => keepUnseenOrder(null), [])
  return (
    <Container className={styles.page}>
      <NeedsScript />
      {!isHydrated ? <OrderLoading /> : door ? <KnownOrder door={door} shop={shop} /> : <UnknownOrder />}
    </Container>
  )
}

export function OrderLoading() {
  const text = useText()
  return (
    <div className="needs-script">
      <h1 className="visually-hidden">{text('confirmed.title')}</h1>
      <p className="visually-hidden" role="status">
        {text('order.loading')}
      </p>
      <Skeleton className={styles.loading} />
    </div>
  )
}

function OrderMissing() {
  const text = useText()
  return (
    <div role="alert">
      <h1 className={styles.missing}>{text('confirmed.title')}</h1>
      <p>{text('confirmed.no-part')}</p>
    </div>
  )
}

function doorIn(search: string): { orderId: string; key: string } | undefined {
  const given = new URLSearchParams(search)
  const [orderId, key] = [given.get('order'), given.get('key')]
  return orderId && key ? { orderId, key } : undefined
}
