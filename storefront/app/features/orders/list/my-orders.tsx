import { useRef } from 'react'
import { href, Link } from 'react-router'
import { useText } from '../../../messages/text.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { PAGES_ID, Pagination } from '../../../ui/pagination.tsx'
import { useFocusOnNewPage } from '../../../ui/use-focus-on-new-page.ts'
import { useMedia } from '../../../ui/use-media.ts'
import { box } from '../../accounts/session/account-icons.ts'
import styles from './my-orders.module.css'
import { NotLoaded } from '../not-loaded.tsx'
import { GuestOrders } from './guest-orders.tsx'
import { OrderCards } from './order-cards.tsx'
import { ordersPagePath } from './orders-page.ts'
import { OrdersSkeleton } from './orders-skeleton.tsx'
import { OrdersTable } from './orders-table.tsx'
import { useGuestOrders, useOrders } from './use-orders.ts'

const PHONE = '(width < 768px)'

type MyOrdersProps = { userId: string; email: string; page: number }

/** One page of the member's orders, below those to add to the account. */
export function MyOrders({ userId, email, page }: MyOrdersProps) {
  const text = useText()
  const { data, isPending } = useGuestOrders(userId)
  // Otherwise the offer would push the list down.
  if (isPending) return <OrdersSkeleton />
  return (
    <>
      {data && <GuestOrders orders={data} email={email} />}
      <OrdersPage userId={userId} page={page} />
      <p className={styles.byPhone}>{text('my-orders.by-phone')}</p>
    </>
  )
}

function OrdersPage({ userId, page }: Omit<MyOrdersProps, 'email'>) {
  const text = useText()
  const top = useRef<HTMLElement>(null)
  const isPhone = useMedia(PHONE)
  const { data, isError, isFetching, isPlaceholderData, refetch } = useOrders(userId, page)
  useFocusOnNewPage({ target: top, pages: `#${PAGES_ID}` }, page, isPlaceholderData)

  if (!data && isError) {
    return <NotLoaded title={text('my-orders.not-loaded')} isTrying={isFetching} onRetry={() => void refetch()} />
  }
  if (!data) return <OrdersSkeleton />
  if (data.totalOrders === 0) return <NoOrders />
  if (data.data.length === 0) return <NoneOnThisPage />
  const List = isPhone ? OrderCards : OrdersTable
  return (
    <div className={styles.orders}>
      <p role="status" className="visually-hidden">
        {isPlaceholderData ? text('my-orders.loading') : text('pages.of', { page: data.page, pages: data.pages })}
      </p>
      <List orders={data.data} top={top} isBusy={isPlaceholderData} />
      <Pagination page={page} pages={data.pages} addressOf={ordersPagePath} />
    </div>
  )
}

function NoOrders() {
  const text = useText()
  return (
    <EmptyState
      isFramed
      icon={box}
      title={text('my-orders.none')}
      action={
        <LinkButton to={href('/productListing')} kind="outline">
          {text('account.browse')}
        </LinkButton>
      }
    >
      {text('my-orders.none-text')} <Link to={href('/track-order')}>{text('my-orders.none-guest')}</Link>
    </EmptyState>
  )
}

/** Shown when the address is beyond the last page. */
function NoneOnThisPage() {
  const text = useText()
  return (
    <EmptyState
      isFramed
      icon={box}
      title={text('my-orders.none-here')}
      action={
        <LinkButton to={ordersPagePath(1)} kind="outline">
          {text('my-orders.first')}
        </LinkButton>
      }
    >
      {text('my-orders.none-here-text')}
    </EmptyState>
  )
}
