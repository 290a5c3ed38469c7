import { href, useRouteLoaderData } from 'react-router'
import type { Product, Variant } from '#contract/catalog/products.ts'
import { useFormat } from '../../format.ts'
import { useText } from '../../messages/text.ts'
import { colorOf } from '../catalog/colors.ts'
import { variantSearch } from '../catalog/product/variant-search.ts'
import { addressOf } from '../shell/canonical.ts'
import type { loader as rootLoader } from '../../root.tsx'
import { AskLinks } from './ask-links.tsx'
import { pieceMessage } from './piece-message.ts'

type AskAboutProductProps = {
  product: Pick<Product, '_id' | 'name' | 'colors'>
  chosen: Variant
  /** Asks whether it gets in: what was checked, a line each. */
  question?: readonly string[] | undefined
}

/** Asks the shop about the chosen variant of a product. */
export default function AskAboutProduct({ product: { _id, name, colors }, chosen, question }: AskAboutProductProps) {
  const text = useText()
  const format = useFormat()
  const shell = useRouteLoaderData<typeof rootLoader>('root')
  if (!shell) return null
  const color = colorOf(colors, chosen.color)
  const message = pieceMessage(text, format, {
    opening: text(question ? 'ask.passages' : 'ask.product', { shop: shell.settings.name }),
    pieces: [{ name, choice: { ...chosen, color }, quantity: 1, amount: chosen.price }],
    question,
    url: addressOf(shell, href('/product/:id', { id: _id }) + variantSearch(chosen)),
  })
  return <AskLinks shop={shell.settings} message={message} />
}
