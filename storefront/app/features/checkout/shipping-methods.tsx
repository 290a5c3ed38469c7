import type { Quote, QuotedMethod } from '#contract/checkout.ts'
import type { ShopSettings } from '#contract/settings.ts'
import type { ShippingMethod } from '#domain/delivery-methods.ts'
import type { Formats } from '#domain/formats.ts'
import { useFormat } from '../../format.ts'
import { type Text, useText } from '../../messages/text.ts'
import { daysText, estimateText } from '../delivery/day-texts.ts'
import { RadioCard, RadioCards } from './radio-cards.tsx'

type ShippingMethodsProps = {
  methods: Quote['methods']
  chosen: string
  onChoose: (method: ShippingMethod) => void
  /** '' for none. */
  district: string
  shop: Pick<ShopSettings, 'streetAddress' | 'city'>
  error: string | undefined
  /** From when on the days of each method count, where that is not from the order on. */
  after?: string | undefined
}

/** How the goods get home, what that costs, and when they are there. */
export default function ShippingMethods({
  methods,
  chosen,
  onChoose,
  district,
  shop,
  error,
  after,
}: ShippingMethodsProps) {
  const text = useText()
  const format = useFormat()
  return (
    <RadioCards legend={text('checkout.method')} error={error}>
      {methods.map((quoted) => (
        <RadioCard
          key={quoted.method}
          name="method"
          value={quoted.method}
          isChosen={quoted.method === chosen}
          onChoose={() => onChoose(quoted.method)}
          title={text(`checkout.method.${quoted.method}`)}
          note={[whenText(text, format, quoted, district, shop), after].filter(Boolean).join(', ')}
          end={feeText(text, format, quoted)}
        />
      ))}
    </RadioCards>
  )
}

function feeText(text: Text, format: Formats, { method, fee }: QuotedMethod): string {
  return fee === 0 && method !== 'pickup' ? text('delivery.free') : format.money(fee)
}

function whenText(
  text: Text,
  format: Formats,
  { method, days, estimate }: QuotedMethod,
  district: string,
  shop: ShippingMethodsProps['shop'],
): string {
  if (method === 'pickup') {
    const place = `${shop.streetAddress}, ${shop.city}`
    return estimate ? text('checkout.pickup-from', { place, day: format.shortDay(estimate.first) }) : place
  }
  if (estimate && days)
    return text('checkout.when', { dates: estimateText(text, format, estimate), days: daysText(text, days) })
  if (days) return daysText(text, days)
  return text(district === '' ? 'checkout.choose-place' : 'checkout.by-arrangement')
}
