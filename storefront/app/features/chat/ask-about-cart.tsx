import { useRouteLoaderData } from 'react-router'
import type { Cart } from '#contract/cart.ts'
import { useFormat } from '../../format.ts'
import { useText } from '../../messages/text.ts'
import { linePage } from '../catalog/product/line-page.ts'
import { addressOf } from '../shell/canonical.ts'
import type { loader as rootLoader } from '../../root.tsx'
import { AskLinks } from './ask-links.tsx'
import { pieceMessage } from './piece-message.ts'

/** Orders the cart by message, or asks about it. */
export default function AskAboutCart({ cart: { lines, totals } }: { cart: Cart }) {
  const text = useText()
  const format = useFormat()
  const shell = useRouteLoaderData<typeof rootLoader>('root')
  const buyable = lines.filter((line) => line.buyable > 0)
  if (!shell || buyable.length === 0) return null
  const message = pieceMessage(text, format, {
    opening: text('ask.cart', { shop: shell.settings.name }),
    pieces: buyable.map((line) => ({
      name: line.name,
      choice: line,
      quantity: line.buyable,
      amount: line.subtotal,
      // A product that the shop no longer sells has no page.
      ...(line.productId !== null && {
        url: addressOf(shell, linePage({ ...line, productId: line.productId })),
      }),
    })),
    total: totals.total,
  })
  return <AskLinks shop={shell.settings} message={message} />
}
