import { Alert, Box } from '@mui/material'
import type { PhoneQuote } from '#contract/admin/phone-orders.ts'
import { moneyText } from '../ui/formats.ts'
import { reductionText } from '../ui/reduction-text.ts'

type Part = { quote: PhoneQuote }

const couponWords: Record<NonNullable<NonNullable<PhoneQuote['coupon']>['refusal']>, string> = {
  unknown: 'Code not found.',
  'not-begun': 'Code not active yet.',
  over: 'Code expired.',
  'used-up': 'Code usage limit reached.',
  'used-before': 'This customer has reached the usage limit of this code.',
  'no-goods': 'This code does not apply to these items.',
  'below-minimum': 'The subtotal is below this code’s minimum.',
  'no-fee': 'This order has no delivery fee, so the code changes nothing.',
}

export function CouponSaid({ quote: { coupon } }: Part) {
  if (!coupon) return null
  if (coupon.refusal === null) return <Alert severity="success">{coupon.code} applied.</Alert>
  return <Alert severity="warning">{couponWords[coupon.refusal]}</Alert>
}

/** Warnings about items that are sold out or available only in part. */
export function LeftOut({ quote: { leftOut } }: Part) {
  return leftOut.map(({ name, size, type, wanted, kept }) => (
    <Alert key={`${name} ${size} ${type}`} severity="warning">
      {kept === 0 ? `${name} is sold out.` : `Only ${kept} of ${wanted} × ${name} available.`}
    </Alert>
  ))
}

export function Totals({ quote: { totals } }: Part) {
  const rows: [string, string][] = [
    ['Subtotal', moneyText(totals.subtotal)],
    ...totals.reductions.map((reduction): [string, string] => {
      return [reductionText(reduction), `−${moneyText(reduction.amount)}`]
    }),
    ['Delivery', moneyText(totals.shippingFee)],
    ['Total', moneyText(totals.total)],
  ]
  return (
    <Box component="dl" sx={{ m: 0, display: 'grid', gridTemplateColumns: '1fr auto', rowGap: 0.5 }}>
      {rows.map(([label, sum]) => (
        <Box key={label} sx={{ display: 'contents', fontWeight: label === 'Total' ? 600 : 400 }}>
          <dt>{label}</dt>
          <Box component="dd" sx={{ m: 0, textAlign: 'right' }}>
            {sum}
          </Box>
        </Box>
      ))}
    </Box>
  )
}
