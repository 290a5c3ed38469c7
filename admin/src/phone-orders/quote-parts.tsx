import { Alert, Box } from '@mui/material'
import type { PhoneQuote } from '#contract/admin/phone-orders.ts'
import { t } from '../language/t.ts'
import { moneyText } from '../ui/formats.ts'
import { reductionText } from '../ui/reduction-text.ts'

type Part = { quote: PhoneQuote }

const couponWords: Record<NonNullable<NonNullable<PhoneQuote['coupon']>['refusal']>, string> = {
  unknown: t('Code not found.'),
  'not-begun': t('Code not active yet.'),
  over: t('Code expired.'),
  'used-up': t('Code usage limit reached.'),
  'used-before': t('This customer has reached the usage limit of this code.'),
  'no-goods': t('This code does not apply to these items.'),
  'below-minimum': t('The subtotal is below this code’s minimum.'),
  'no-fee': t('This order has no delivery fee, so the code changes nothing.'),
}

export function CouponSaid({ quote: { coupon } }: Part) {
  if (!coupon) return null
  if (coupon.refusal === null) return <Alert severity="success">{t('%{code} applied.', { code: coupon.code })}</Alert>
  return <Alert severity="warning">{couponWords[coupon.refusal]}</Alert>
}

/** Warnings about items that are sold out or available only in part. */
export function LeftOut({ quote: { leftOut } }: Part) {
  return leftOut.map(({ name, size, type, wanted, kept }) => (
    <Alert key={`${name} ${size} ${type}`} severity="warning">
      {kept === 0
        ? t('%{name} is sold out.', { name })
        : t('Only %{kept} of %{wanted} × %{name} available.', { kept, wanted, name })}
    </Alert>
  ))
}

export function Totals({ quote: { totals } }: Part) {
  const rows: [string, string][] = [
    [t('Subtotal'), moneyText(totals.subtotal)],
    ...totals.reductions.map((reduction): [string, string] => {
      return [reductionText(reduction), `−${moneyText(reduction.amount)}`]
    }),
    [t('Delivery'), moneyText(totals.shippingFee)],
    [t('Total'), moneyText(totals.total)],
  ]
  return (
    <Box component="dl" sx={{ m: 0, display: 'grid', gridTemplateColumns: '1fr auto', rowGap: 0.5 }}>
      {rows.map(([label, sum]) => (
        <Box key={label} sx={{ display: 'contents', fontWeight: label === t('Total') ? 600 : 400 }}>
          <dt>{label}</dt>
          <Box component="dd" sx={{ m: 0, textAlign: 'right' }}>
            {sum}
          </Box>
        </Box>
      ))}
    </Box>
  )
}
