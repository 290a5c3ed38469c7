import type { Quote } from '#contract/checkout.ts'
import { SummaryLines } from './summary-lines.tsx'
import { SummaryTotals } from './summary-totals.tsx'

export default function BarFigures({ quote }: { quote: Quote }) {
  return (
    <>
      <SummaryLines lines={quote.lines} />
      <SummaryTotals quote={quote} />
    </>
  )
}
