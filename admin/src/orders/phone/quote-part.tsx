import { useEffect } from 'react'
import { Alert, Button, Stack, Typography } from '@mui/material'
import { BooleanInput, TextInput } from 'react-admin'
import { useFormState } from 'react-hook-form'
import type { PhoneQuote } from '#contract/admin/phone-orders.ts'
import { moneyText } from '../../ui/formats.ts'
import { FormProblem } from '../../ui/form-problem.tsx'
import { PagePart } from '../../ui/page-part.tsx'
import { AccessInputs, ArrivalInputs } from './arrival-inputs.tsx'
import { CouponSaid, LeftOut, Totals } from './quote-parts.tsx'
import { useQuote } from './use-quote.ts'

/** `onQuote` is told what is shown: it is what will be placed. */
type QuotePartProps = { draftId: string; onQuote: (quote: PhoneQuote | undefined) => void }

/** What it comes to, how it arrives and how it is paid, as the checkout says it; and the button that orders it. */
export function QuotePart({ draftId, onQuote }: QuotePartProps) {
  const { quote, problem, isSettling, ask } = useQuote(draftId)
  const { isSubmitting, submitCount } = useFormState()
  useEffect(() => onQuote(quote), [quote, onQuote])
  // What was refused may have been refused for figures that are others now.
  useEffect(() => {
    if (submitCount > 0 && !isSubmitting) void ask()
  }, [submitCount, isSubmitting, ask])
  const isEmpty = !quote || quote.lines.length === 0
  return (
    <PagePart title="The order">
      <Stack sx={{ gap: 1 }}>
        {problem && <Alert severity="error">{problem}</Alert>}
        {quote && <ArrivalInputs quote={quote} />}
        {quote && <AccessInputs quote={quote} />}
        <TextInput source="coupon" label="Coupon" />
        {quote && <CouponSaid quote={quote} />}
        {quote && <LeftOut quote={quote} />}
        {quote && !isEmpty && <Totals quote={quote} />}
        <BooleanInput source="agreed" label="The caller agrees to the terms and the return policy" />
        <FormProblem />
        <Button type="submit" variant="contained" loading={isSubmitting} disabled={isEmpty || isSettling}>
          {isEmpty ? 'Place the order' : `Place the order, ${moneyText(quote.totals.total)}`}
        </Button>
        <Typography variant="caption" color="text.secondary">
          Callers pay in cash or by transfer: a wallet would have to be paid within half an hour.
        </Typography>
      </Stack>
    </PagePart>
  )
}
