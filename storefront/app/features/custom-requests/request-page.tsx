import { href, Link } from 'react-router'
import type { ShopSettings } from '#contract/settings.ts'
import { useText } from '../../messages/text.ts'
import { LinkButton } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Icon } from '../../ui/icon.tsx'
import { NotLoaded } from '../orders/not-loaded.tsx'
import { OrderSkeleton } from '../orders/order/order-skeleton.tsx'
import styles from '../orders/order/own-order.module.css'
import { box } from '../accounts/session/account-icons.ts'
import { RequestView } from './request-view.tsx'
import type { RequestDoor } from './requests-api.ts'
import { useRequest } from './use-requests.ts'

type RequestPageProps = {
  door: RequestDoor
  /** Undefined when a key opens the request. */
  userId: string | undefined
  settings: ShopSettings
}

/** A request, opened with its owner's session or its key. */
export function RequestPage({ door, userId, settings }: RequestPageProps) {
  const text = useText()
  const { data: request, isError, isFetching, refetch } = useRequest(door, userId)
  return (
    <>
      {userId !== undefined && (
        <Link to={href('/my-orders/custom')} className={styles.back}>
          <Icon name="arrow-left" size={18} />
          {text('piece.back')}
        </Link>
      )}
      {request === undefined && !isError && <OrderSkeleton />}
      {request === undefined && isError && (
        <NotLoaded title={text('piece.one-not-loaded')} isTrying={isFetching} onRetry={() => void refetch()} />
      )}
      {request === null && <NoSuchRequest isOwn={userId !== undefined} />}
      {request && <RequestView request={request} door={door} settings={settings} />}
    </>
  )
}

function NoSuchRequest({ isOwn }: { isOwn: boolean }) {
  const text = useText()
  return (
    <EmptyState
      isFramed
      icon={box}
      title={text('piece.not-found')}
      action={
        isOwn && (
          <LinkButton to={href('/my-orders/custom')} kind="outline">
            {text('piece.back')}
          </LinkButton>
        )
      }
    >
      {text('piece.not-found-text')}
    </EmptyState>
  )
}
