import { useRef } from 'react'
import { href, Link } from 'react-router'
import type { CustomRequestRow } from '#contract/custom-requests.ts'
import { useFormat } from '../../format.ts'
import { useText } from '../../messages/text.ts'
import { LinkButton } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PAGES_ID, Pagination } from '../../ui/pagination.tsx'
import { Picture } from '../../ui/picture.tsx'
import { useFocusOnNewPage } from '../../ui/use-focus-on-new-page.ts'
import { NotLoaded } from '../orders/not-loaded.tsx'
import { OrdersSkeleton } from '../orders/list/orders-skeleton.tsx'
import { box } from '../accounts/session/account-icons.ts'
import styles from './my-requests.module.css'
import { pieceName, pieceSize } from './piece-name.ts'
import { RequestStatus } from './request-status.tsx'
import { useRequests } from './use-requests.ts'

/** One page of the member's custom requests. */
export function MyRequests({ userId, page }: { userId: string; page: number }) {
  const text = useText()
  const top = useRef<HTMLUListElement>(null)
  const { data, isError, isFetching, isPlaceholderData, refetch } = useRequests(userId, page)
  useFocusOnNewPage({ target: top, pages: `#${PAGES_ID}` }, page, isPlaceholderData)

  if (!data && isError) {
    return <NotLoaded title={text('piece.not-loaded')} isTrying={isFetching} onRetry={() => void refetch()} />
  }
  if (!data) return <OrdersSkeleton />
  if (data.data.length === 0) return <NoRequests areElsewhere={data.totalRequests > 0} />
  return (
    <div className={styles.requests}>
      <p role="status" className="visually-hidden">
        {isPlaceholderData ? text('piece.loading') : text('pages.of', { page: data.page, pages: data.pages })}
      </p>
      <ul ref={top} tabIndex={-1} className={styles.list} aria-label={text('piece.list')} aria-busy={isPlaceholderData}>
        {data.data.map((request) => (
          <Row key={request.number} request={request} />
        ))}
      </ul>
      <Pagination page={page} pages={data.pages} addressOf={requestsPagePath} />
    </div>
  )
}

function requestsPagePath(page: number): string {
  return page > 1 ? `${href('/my-orders/custom')}?page=${page}` : href('/my-orders/custom')
}

function Row({ request }: { request: CustomRequestRow }) {
  const text = useText()
  const format = useFormat()
  const { number, product, quote, date } = request
  return (
    <li className={styles.row}>
      <span className={styles.picture}>{product?.picture && <Picture picture={product.picture} sizes="88px" />}</span>
      <div className={styles.what}>
        <h2 className={styles.name}>
          <Link to={href('/custom-orders/:number', { number })}>{pieceName(text, request)}</Link>
        </h2>
        <p>{pieceSize(text, request)}</p>
        <p className={styles.soft}>
          {number} · {format.date(date)}
        </p>
      </div>
      <div className={styles.stand}>
        <RequestStatus request={request} />
        {quote && <p className={styles.price}>{format.money(quote.price)}</p>}
      </div>
    </li>
  )
}

function NoRequests({ areElsewhere }: { areElsewhere: boolean }) {
  const text = useText()
  return (
    <EmptyState
      isFramed
      icon={box}
      title={text(areElsewhere ? 'piece.none-here' : 'piece.none')}
      action={
        <LinkButton to={areElsewhere ? requestsPagePath(1) : href('/productListing')} kind="outline">
          {text(areElsewhere ? 'piece.first' : 'account.browse')}
        </LinkButton>
      }
    >
      {text(areElsewhere ? 'piece.none-here-text' : 'piece.none-text')}
    </EmptyState>
  )
}
