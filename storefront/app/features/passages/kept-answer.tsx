import type { Product, Variant } from '#contract/catalog/products.ts'
import { needMessages } from '../../messages/load-messages.ts'
import { useText } from '../../messages/text.ts'
import { useIsChecking, useKeptAnswer } from './use-kept-answer.ts'

await needMessages('passages')

/** Says beside a way to "Will it get in?" what the measures that this browser keeps mean for the chosen variant. */
export default function KeptAnswer({ product, chosen }: { product: Product; chosen: Variant }) {
  const text = useText()
  const kept = useKeptAnswer(product._id, chosen._id)
  if (useIsChecking(product._id)) return <span>{text('passages.checking')}</span>
  return kept && <span>{text(kept.text, { answer: text(`passages.answer.${kept.answer}`) })}</span>
}
