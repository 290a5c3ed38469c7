import { Alert, Box, Button, Stack, Typography } from '@mui/material'
import { TextInput, maxLength, required } from 'react-admin'
import { useFormState } from 'react-hook-form'
import type { ExchangePreview } from '#contract/admin/orders/exchanges.ts'
import { t } from '../../language/t.ts'
import { FormProblem } from '../../ui/form-problem.tsx'
import { moneyText } from '../../ui/formats.ts'
import { PagePart } from '../../ui/page-part.tsx'
import { Sums } from '../sums.tsx'
import { paymentWords } from '../order-words.ts'
import type { useActPreview } from '../use-act-preview.ts'

const MAX_REASON_LENGTH = 500
const reasonRules = [required(), maxLength(MAX_REASON_LENGTH)]

type Asked = ReturnType<typeof useActPreview<ExchangePreview>>

/** What the exchange comes to, the reason for it, and the button that saves it. */
export function SummaryPart({ asked: { preview, problem, isCurrent } }: { asked: Asked }) {
  const { isSubmitting } = useFormState()
  return (
    <PagePart title={t('Summary')}>
      <Stack sx={{ gap: 1.5 }}>
        {problem !== undefined && <Alert severity="error">{problem}</Alert>}
        {preview ? (
          <>
            <Sums rows={rowsOf(preview)} strong={t('Total of the new order')} />
            <Alert severity="info" role="status">
              <Box component="ul" sx={{ m: 0, pl: 2 }}>
                {followsOf(preview).map((sentence) => (
                  <li key={sentence}>{sentence}</li>
                ))}
              </Box>
            </Alert>
          </>
        ) : (
          problem === undefined && (
            <Typography variant="body2" color="text.secondary">
              {t('Choose what comes back and what goes out.')}
            </Typography>
          )
        )}
        <TextInput
          source="reason"
          label={t('Reason')}
          helperText={t('The customer reads it in the email and on the orders’ pages.')}
          validate={reasonRules}
          multiline
        />
        <FormProblem />
        <Button type="submit" variant="contained" loading={isSubmitting} disabled={!isCurrent || !preview}>
          {t('Exchange')}
        </Button>
      </Stack>
    </PagePart>
  )
}

function rowsOf({ subtotal, discount, shipping, vat, total, worth }: ExchangePreview): [string, string][] {
  return [
    [t('Subtotal'), moneyText(subtotal)],
    ...(discount > 0 ? [[t('Discount by the shop'), `−${moneyText(discount)}`] satisfies [string, string]] : []),
    [t('Delivery'), moneyText(shipping)],
    [t('VAT included'), moneyText(vat)],
    [t('Total of the new order'), moneyText(total)],
    [t('Paid by what comes back'), moneyText(Math.min(worth, total))],
  ]
}

/** What happens when the exchange is saved, one sentence each. */
function followsOf({ due, refund, refundTo, confirms }: ExchangePreview): string[] {
  return [
    ...(due > 0 ? [t('The customer still has to pay %{due}.', { due: moneyText(due) })] : []),
    ...(refund > 0
      ? [
          t('%{refund} is refunded once the pieces are back. It was paid by: %{way}.', {
            refund: moneyText(refund),
            way: paymentWords[refundTo],
          }),
        ]
      : []),
    ...(due === 0 && refund === 0 ? [t('Nothing is left to pay.')] : []),
    confirms
      ? t('The new order is confirmed and invoiced at once.')
      : t('The new order waits 3 days for the payment, then it is confirmed and invoiced.'),
    t('The return is approved. Receive it once the pieces are back: its credit note follows then.'),
    t('The customer gets an email about the exchange, or an SMS if the order has no email address.'),
  ]
}
