import { Alert, Box } from '@mui/material'
import type { PhoneQuote } from '#contract/admin/phone-orders.ts'
import { moneyText } from '../../ui/formats.ts'

type Part = { quote: PhoneQuote }

const couponWords: Record<NonNullable<NonNullable<PhoneQuote['coupon']>['refusal']>, string> = {
  unknown: 'There is no such code.',
  'not-begun': 'This code does not count yet.',
  over: 'This code is over.',
  'used-up': 'This code is used up.',
  'used-before': 'This customer has used this code as often as one customer may.',
  'no-goods': 'This code is for other goods.',
  'below-minimum': 'The goods do not reach what this code asks for.',
}

export function CouponSaid({ quote: { coupon } }: Part) {
  if (!coupon) return null
  if (coupon.refusal === null) return <Alert severity="success">{coupon.code} counts.</Alert>
  return <Alert severity="warning">{couponWords[coupon.refusal]}</Alert>
}

/** What cannot be had, or not as much. */
export function LeftOut({ quote: { leftOut } }: Part) {
  return leftOut.map(({ name, size, type, wanted, kept }) => (
    <Alert key={`${name} ${size} ${type}`} severity="warning">
      {kept === 0 ? `${name} is sold out.` : `Only ${kept} of ${wanted} pieces of ${name} are left.`}
    </Alert>
  ))
}

export function Totals({ quote: { totals } }: Part) {
  const rows: [string, string][] = [
    ['Goods', moneyText(totals.subtotal)],
    ...totals.reductions.map(({ name, amount }): [string, string] => [name, `−${moneyText(amount)}`]),
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
