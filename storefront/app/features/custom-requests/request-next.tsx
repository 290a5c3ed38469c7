import { href } from 'react-router'
import type { CustomRequest } from '#contract/custom-requests.ts'
import type { ShopSettings } from '#contract/settings.ts'
import { type Text, useText } from '../../messages/text.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { useLazyPanel } from '../../ui/use-lazy-panel.ts'
import { Card } from '../accounts/my-account/card.tsx'
import { trackPath } from '../orders/track/track-path.ts'
import { QuoteCard } from './quote-card.tsx'
import styles from './request-view.module.css'
import type { RequestDoor } from './requests-api.ts'
import { shownState } from './request-status.tsx'

const loadDialog = () => import('./end-dialog.tsx')

type RequestNextProps = { request: CustomRequest; door: RequestDoor; settings: ShopSettings; onAccept: () => void }

/** The shopper's next action, or the outcome of the request. */
export function RequestNext({ request, door, settings, onAccept }: RequestNextProps) {
  const text = useText()
  const dialog = useLazyPanel(loadDialog)
  const { state, quote, order } = request
  const action = state === 'quoted' ? 'decline' : 'withdraw'
  // Both say to send a new request. A piece of no product, or of one that has gone, has no form of its own.
  const saysToAskAgain = state === 'declined' || shownState(request) === 'expired'
  const formOf = saysToAskAgain ? request.product : null
  return (
    <>
      {state === 'quoted' && quote ? (
        <QuoteCard quote={quote} settings={settings}>
          <div className={styles.actions}>
            {quote.isOpen && (
              <Button kind="buy" onClick={onAccept}>
                {text('piece.accept')}
              </Button>
            )}
            <Button kind="outline" {...dialog.opener}>
              {text('piece.decline')}
            </Button>
          </div>
        </QuoteCard>
      ) : (
        <Card id="piece-next" title={text(`piece.state.${shownState(request)}`)}>
          <p>{nextText(text, request)}</p>
          {reasonOf(request) !== '' && <p className={styles.typed}>{reasonOf(request)}</p>}
          {order && (
            <div className={styles.actions}>
              <LinkButton to={orderPath(request, door)}>{text('piece.order')}</LinkButton>
            </div>
          )}
          {formOf && (
            <div className={styles.actions}>
              <LinkButton kind="outline" to={`${href('/product/:id', { id: formOf._id })}#custom-order`}>
                {text('piece.new-request')}
              </LinkButton>
            </div>
          )}
          {state === 'requested' && (
            <div className={styles.actions}>
              <Button kind="outline" {...dialog.opener}>
                {text('piece.withdraw')}
              </Button>
            </div>
          )}
        </Card>
      )}
      {dialog.Panel && <dialog.Panel action={action} door={door} isOpen={dialog.isOpen} onClose={dialog.close} />}
    </>
  )
}

function nextText(text: Text, request: CustomRequest): string {
  const { order, email } = request
  const state = shownState(request)
  if (state === 'accepted' && order) {
    const end = order.status === 'cancelled' ? 'cancelled' : 'accepted'
    return text(`piece.next.${end}`, { orderId: order.orderId })
  }
  const isClosedByUs = state === 'withdrawn' && request.events.at(-1)?.by === 'system'
  if (isClosedByUs) return text('piece.next.closed')
  return state === 'requested' || state === 'quoted' || state === 'quote-over' || state === 'accepted'
    ? text('piece.next.requested', { email })
    : text(`piece.next.${state}`)
}

/** Returns why the shop cannot make the piece. */
function reasonOf({ events }: CustomRequest): string {
  return events.findLast(({ action }) => action === 'refuse')?.reason ?? ''
}

function orderPath({ order, orderKey }: CustomRequest, { key }: RequestDoor): string {
  const { orderId } = order!
  return key === undefined ? href('/my-orders/:orderId', { orderId }) : trackPath({ orderId, key: orderKey! })
}
