import { href, Link, Navigate, useLocation, useParams, useSearchParams } from 'react-router'
import { parseOrderNumber } from '#domain/orders/order-number.ts'
import { useText } from '../../messages/text.ts'
import { Container } from '../../ui/container.tsx'
import { Icon } from '../../ui/icon.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { NeedsScript } from '../../ui/needs-script.tsx'
import { useHydrated } from '../../ui/hydration.ts'
import { NotLoaded } from '../orders/not-loaded.tsx'
import type { OrderAccess } from '../orders/orders-api.ts'
import { trackPath } from '../orders/track/track-path.ts'
import { loginPath, useSession } from '../accounts/session/session.ts'
import { FailedPage } from '../shell/error-page.tsx'
import styles from './invoice-page.module.css'
import { InvoiceSkeleton } from './invoice-skeleton.tsx'

const loadView = async () => ({ default: (await import('./invoice-view.tsx')).InvoiceView })
const InvoicePart = lazyPart(loadView, { Loading: InvoiceSkeleton, Missing: MissingInvoice })

/** The HTML is the same for everyone. The browser loads the invoice, by login or by the key of an order's link. */
export function InvoicePage() {
  const text = useText()
  const { orderId: given = '', invoiceId = '' } = useParams()
  const [search] = useSearchParams()
  const isHydrated = useHydrated()
  const key = (isHydrated && search.get('key')) || undefined
  const door = { orderId: parseOrderNumber(given) ?? given, ...(key !== undefined && { key }) }
  return (
    <Container className={styles.page}>
      <div className={styles.content}>
        <h1 className={`${styles.heading} not-printed`}>{text('invoice.title')}</h1>
        <NeedsScript />
        {isHydrated && (
          <Link to={orderPath(door)} className={`${styles.back} not-printed`}>
            <Icon name="arrow-left" size={18} />
            {text('invoice.back', { orderId: door.orderId })}
          </Link>
        )}
        {!isHydrated && <InvoiceSkeleton />}
        {isHydrated && key !== undefined && <InvoicePart door={{ ...door, invoiceId }} />}
        {isHydrated && key === undefined && <OwnInvoice door={{ ...door, invoiceId }} />}
      </div>
    </Container>
  )
}

/** Requires a session; a guest logs in and comes back. */
function OwnInvoice({ door }: { door: OrderAccess & { invoiceId: string } }) {
  const text = useText()
  const { status, user } = useSession()
  const { pathname, search } = useLocation()
  if (status === 'unreachable') {
    return <FailedPage title={text('error.title')} text={text(navigator.onLine ? 'error.text' : 'error.offline')} />
  }
  if (status === 'guest') return <Navigate replace to={loginPath(pathname + search)} />
  return user ? <InvoicePart door={door} userId={user._id} /> : <InvoiceSkeleton />
}

function orderPath({ orderId, key }: OrderAccess): string {
  return key === undefined ? href('/my-orders/:orderId', { orderId }) : trackPath({ orderId, key })
}

function MissingInvoice() {
  const text = useText()
  return <NotLoaded title={text('invoice.not-loaded')} onRetry={() => location.reload()} />
}
