import type { Quote } from '#contract/checkout.ts'
import { needMessages } from '../../messages/load-messages.ts'
import { SummaryLines } from './summary-lines.tsx'
import { SummaryTotals } from './summary-totals.tsx'

await needMessages('checkout-parts')

export default function BarFigures({ quote, isForOther }: { quote: Quote; isForOther: boolean }) {
  return (
    <>
      <SummaryLines lines={quote.lines} isForOther={isForOther} />
      <SummaryTotals quote={quote} />
    </>
  )
}
