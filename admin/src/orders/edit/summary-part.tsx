import { Alert, Box, Button, Stack, Typography } from '@mui/material'
import { TextInput, maxLength, required } from 'react-admin'
import { useFormState } from 'react-hook-form'
import type { OrderEditPreview } from '#contract/admin/orders/edits.ts'
import { LEAST_WALLET_RUPEES } from '#domain/payments/payments.ts'
import { t } from '../../language/t.ts'
import { FormProblem } from '../../ui/form-problem.tsx'
import { moneyText } from '../../ui/formats.ts'
import { PagePart } from '../../ui/page-part.tsx'
import { paymentWords } from '../order-words.ts'
import { Sums } from '../sums.tsx'
import type { usePreview } from './use-preview.ts'

const MAX_REASON_LENGTH = 500
const reasonRules = [required(), maxLength(MAX_REASON_LENGTH)]

type SummaryProps = { asked: ReturnType<typeof usePreview>; onReload: () => void }

/** What the edit does, the reason for it, and the button that saves it. */
export function SummaryPart({ asked: { preview, problem, isStale, isCurrent }, onReload }: SummaryProps) {
  const { isSubmitting } = useFormState()
  return (
    <PagePart title={t('Summary')}>
      <Stack sx={{ gap: 1.5 }}>
        {problem !== undefined && (
          <Alert
            severity="error"
            action={
              isStale && (
                <Button color="inherit" onClick={onReload}>
                  {t('Load again')}
                </Button>
              )
            }
          >
            {problem}
          </Alert>
        )}
        {preview && <Figures preview={preview} />}
        {preview?.isChanged && <Follows preview={preview} />}
        {preview && !preview.isChanged && (
          <Typography variant="body2" color="text.secondary">
            {t('Nothing is changed yet.')}
          </Typography>
        )}
        <TextInput
          source="reason"
          label={t('Reason')}
          helperText={t('The customer reads it in the email and on the order’s page.')}
          validate={reasonRules}
          multiline
        />
        <FormProblem />
        <Button
          type="submit"
          variant="contained"
          loading={isSubmitting}
          disabled={!isCurrent || preview?.isChanged !== true}
        >
          {t('Save changes')}
        </Button>
      </Stack>
    </PagePart>
  )
}

function Figures({ preview: { subtotal, reductions, vat, change } }: { preview: OrderEditPreview }) {
  const rows: [string, string][] = [
    [t('Subtotal'), moneyText(subtotal)],
    ...reductions.map(({ name, amount }): [string, string] => [name, `−${moneyText(amount)}`]),
    [t('Delivery'), moneyText(change.shipping.to)],
    [t('VAT included'), moneyText(vat)],
    [t('Total before'), moneyText(change.total.from)],
    [t('New total'), moneyText(change.total.to)],
    [t('Difference'), differenceText(change.total)],
  ]
  return <Sums rows={rows} strong={t('New total')} />
}

function differenceText({ from, to }: OrderEditPreview['change']['total']): string {
  if (to === from) return t('None')
  return to > from ? `+${moneyText(to - from)}` : `−${moneyText(from - to)}`
}

const TOO_SMALL = t('A wallet takes no less than %{least}. Change the payment method on the order’s page to cash.', {
  least: moneyText(LEAST_WALLET_RUPEES),
})

/** What happens when the edit is saved, one sentence each. */
function Follows({ preview }: { preview: OrderEditPreview }) {
  return (
    <Alert severity={preview.dropped.length > 0 ? 'warning' : 'info'} role="status">
      <Box component="ul" sx={{ m: 0, pl: 2 }}>
        {followsOf(preview).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </Box>
    </Alert>
  )
}

function followsOf(preview: OrderEditPreview): string[] {
  const { dropped, due, refund, refundTo, payment, document, confirms, isTooSmallForWallet } = preview
  return [
    ...dropped.map((name) => t('“%{name}” no longer applies.', { name })),
    moneySentence({ due, refund, refundTo, payment }),
    ...(isTooSmallForWallet ? [TOO_SMALL] : []),
    ...(document === 'reissued' ? [t('The invoice is cancelled by a credit note, and a new one is issued.')] : []),
    ...(confirms ? [t('What was paid covers the new total, so the order is confirmed.')] : []),
    t('The customer gets an email about the change, or an SMS if the order has no email address.'),
  ]
}

function moneySentence({
  due,
  refund,
  refundTo,
  payment,
}: Pick<OrderEditPreview, 'due' | 'refund' | 'refundTo' | 'payment'>): string {
  if (refund > 0) {
    return t('%{refund} is refunded within 7 days. It was paid by: %{way}.', {
      refund: moneyText(refund),
      way: paymentWords[refundTo],
    })
  }
  if (due === 0) return t('Nothing is left to pay.')
  return payment === 'cod'
    ? t('The customer pays %{due} in cash.', { due: moneyText(due) })
    : t('The customer still has to pay %{due}. The order’s page shows how.', { due: moneyText(due) })
}
