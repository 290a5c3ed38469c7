import { useEffect } from 'react'
import { Alert, Button, Stack, Typography } from '@mui/material'
import { BooleanInput, TextInput } from 'react-admin'
import { useFormState } from 'react-hook-form'
import type { PhoneQuote } from '#contract/admin/phone-orders.ts'
import { t } from '../language/t.ts'
import { moneyText } from '../ui/formats.ts'
import { FormProblem } from '../ui/form-problem.tsx'
import { PagePart } from '../ui/page-part.tsx'
import { AccessInputs, ArrivalInputs } from './arrival-inputs.tsx'
import { CouponSaid, LeftOut, Totals } from './quote-parts.tsx'
import { useQuote } from './use-quote.ts'

/** `onQuote` receives the quote shown, which is the one that will be placed. */
type QuotePartProps = { draftId: string; onQuote: (quote: PhoneQuote | undefined) => void }

/** Order summary as in the checkout: delivery, payment, coupon and totals, with the submit button. */
export function QuotePart({ draftId, onQuote }: QuotePartProps) {
  const { quote, problem, isSettling, ask } = useQuote(draftId)
  const { isSubmitting, submitCount } = useFormState()
  useEffect(() => onQuote(quote), [quote, onQuote])
  // Refetches after a refused submit, as its cause may be outdated figures.
  useEffect(() => {
    if (submitCount > 0 && !isSubmitting) void ask()
  }, [submitCount, isSubmitting, ask])
  const isEmpty = !quote || quote.lines.length === 0
  return (
    <PagePart title={t('Summary')}>
      <Stack sx={{ gap: 1 }}>
        {problem && <Alert severity="error">{problem}</Alert>}
        {quote && <ArrivalInputs quote={quote} />}
        {quote && <AccessInputs quote={quote} />}
        <TextInput source="coupon" label={t('Coupon')} />
        {quote && <CouponSaid quote={quote} />}
        {quote && <LeftOut quote={quote} />}
        {quote && !isEmpty && <Totals quote={quote} />}
        <BooleanInput source="agreed" label={t('The caller agrees to the terms and the return policy')} />
        <FormProblem />
        <Button type="submit" variant="contained" loading={isSubmitting} disabled={isEmpty || isSettling}>
          {isEmpty ? t('Place order') : t('Place order, %{total}', { total: moneyText(quote.totals.total) })}
        </Button>
        <Typography variant="caption" color="text.secondary">
          {t('Phone orders are paid in cash or by bank transfer. Wallet payments would expire after 30 minutes.')}
        </Typography>
      </Stack>
    </PagePart>
  )
}
