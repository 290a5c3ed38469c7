import { href, useRouteLoaderData } from 'react-router'
import type { Order } from '#contract/orders/orders.ts'
import { useFormat } from '../../format.ts'
import { useText } from '../../messages/text.ts'
import { addressOf } from '../shell/canonical.ts'
import type { loader as rootLoader } from '../../root.tsx'
import { AskLinks } from './ask-links.tsx'
import { pieceMessage } from './piece-message.ts'

type AskAboutOrderProps = { order: Pick<Order, 'orderId' | 'items' | 'totals'> }

/** Asks the shop about an order. The link is that of the page for everyone, which asks a guest for phone or email. */
export function AskAboutOrder({ order: { orderId, items, totals } }: AskAboutOrderProps) {
  const text = useText()
  const format = useFormat()
  const shell = useRouteLoaderData<typeof rootLoader>('root')
  if (!shell) return null
  const message = pieceMessage(text, format, {
    opening: text('ask.order', { shop: shell.settings.name, orderId }),
    pieces: items.map((item) => ({
      name: item.title,
      choice: item,
      quantity: item.quantity,
      amount: item.subTotal,
    })),
    total: totals.total,
    url: addressOf(shell, `${href('/track-order')}?${new URLSearchParams({ order: orderId })}`),
  })
  return <AskLinks shop={shell.settings} message={message} />
}
