import { data, redirect } from 'react-router'
import { parseShortToken } from '#domain/orders/short-token.ts'
import { trackPath } from '../features/orders/track/track-path.ts'
import { ticketPath } from '../features/tickets/ticket-path.ts'
import type { Route } from './+types/short-link'

/** The link of an order or a ticket in an SMS, where each character costs money. It leads to the page that other links open. */
export function loader({ params }: Route.LoaderArgs) {
  const link = parseShortToken(params.token)
  if (!link) throw data(null, { status: 404 })
  const { kind, number, key } = link
  const path = kind === 'ticket' ? ticketPath({ number, key }) : trackPath({ orderId: number, key })
  return redirect(path, { headers: { 'cache-control': 'no-store' } })
}
