import { useParams } from 'react-router'
import type { ShopSettings } from '#contract/settings.ts'
import { useText } from '../../messages/text.ts'
import { Button } from '../../ui/button.tsx'
import { Container } from '../../ui/container.tsx'
import { lazyPart, type Retry } from '../../ui/lazy-part.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useHydrated } from '../../ui/hydration.ts'
import styles from './payment.module.css'

const AttemptPage = lazyPart(() => import('./attempt-page.tsx'), { Loading: PaymentLoading, Missing: PaymentMissing })

/** The return page of a wallet. Only the address identifies the payment: the served HTML is the same for everyone. */
export function Payment({ settings }: { settings: ShopSettings }) {
  const text = useText()
  const { attemptId = '' } = useParams()
  const isHydrated = useHydrated()
  return (
    <Container className={styles.page}>
      <noscript>
        <h1 className={styles.missing}>{text('pay.page-title')}</h1>
        <p>{text('pay.needs-script')}</p>
      </noscript>
      {isHydrated ? <AttemptPage key={attemptId} attemptId={attemptId} settings={settings} /> : <PaymentLoading />}
    </Container>
  )
}

/** Says that the money is safe, also while no script has come. */
export function PaymentLoading() {
  const text = useText()
  return (
    <div className={`${styles.loading} needs-script`}>
      <h1>{text('pay.is-looking')}</h1>
      <p role="status">{text('pay.loading')}</p>
      <Skeleton className={styles.soon} />
    </div>
  )
}

function PaymentMissing({ isTrying, onRetry }: Retry) {
  const text = useText()
  return (
    <div role="alert">
      <h1 className={styles.missing}>{text('pay.page-title')}</h1>
      <p className={styles.missing}>{text('pay.no-part')}</p>
      <Button kind="outline" busy={isTrying} onClick={onRetry}>
        {text('error.again')}
      </Button>
    </div>
  )
}
