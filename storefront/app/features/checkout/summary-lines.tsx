import type { QuoteLine } from '#contract/checkout.ts'
import type { Formats } from '#domain/language/formats.ts'
import { choiceWords } from '../catalog/choice-words.ts'
import { useFormat } from '../../format.ts'
import { type Text, useText } from '../../messages/text.ts'
import { PASSAGES_KEY, readKept } from '../../storage.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { ItemLine, ItemLines } from '../orders/item-line.tsx'

const KeptAnswer = lazyPart(() => import('../cart/page/kept-answer.tsx'))

/** The lines of the order; each says if it does not get in by the measures that this browser keeps. */
export function SummaryLines({ lines, isForOther }: { lines: readonly QuoteLine[]; isForOther: boolean }) {
  const text = useText()
  const format = useFormat()
  const isMeasured = readKept(PASSAGES_KEY) !== null
  return (
    <ItemLines isSmall>
      {lines.map((line) => (
        <ItemLine
          key={line._id}
          picture={line.picture}
          name={line.name}
          choice={timesText(text, format, line)}
          price={line.subtotal}
          note={
            isMeasured && (
              <KeptAnswer line={line} productId={line.productId} variantId={line.variantId} isForOther={isForOther} />
            )
          }
        />
      ))}
    </ItemLines>
  )
}

/** Formats a line, such as `Forest green, 153*200 Queen, Normal × 1`. */
function timesText(text: Text, format: Formats, line: QuoteLine): string {
  const what = choiceWords(text, format, line)
  const { quantity } = line
  return what === '' ? text('checkout.pieces', { count: quantity }) : text('checkout.times', { what, quantity })
}
