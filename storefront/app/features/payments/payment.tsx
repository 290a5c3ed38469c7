import { href, useParams } from 'react-router'
import type { ShopSettings } from '#contract/settings.ts'
import { useText } from '../../messages/text.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Container } from '../../ui/container.tsx'
import { Icon } from '../../ui/icon.tsx'
import { lazyPart, type Retry } from '../../ui/lazy-part.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useHydrated } from '../../ui/hydration.ts'
import attemptStyles from './attempt-view.module.css'
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

export const clock = 'M12 3.500a8.500 8.500 0 1 1 0 17 8.500 8.500 0 0 1 0-17zM12 7.500V12l3 2'

/** Says that the money is safe and leads on, also while no script has come. The attempt then takes its place. */
export function PaymentLoading() {
  const text = useText()
  return (
    <div className={`${attemptStyles.attempt} needs-script`}>
      <span className={`${attemptStyles.mark} ${attemptStyles.looking}`}>
        <Icon name={clock} size={36} />
      </span>
      <div className={attemptStyles.said}>
        <h1>{text('pay.is-looking')}</h1>
        <p role="status">{text('pay.loading')}</p>
      </div>
      <div className={attemptStyles.box}>
        <Skeleton className={styles.soon} />
        <div className={attemptStyles.actions}>
          <LinkButton kind="outline" to={href('/track-order')}>
            {text('track.title')}
          </LinkButton>
        </div>
      </div>
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
