import type { CollectionStore, Quote, QuotedMethod } from '#contract/checkout.ts'
import type { ShopSettings } from '#contract/settings.ts'
import type { Formats } from '#domain/language/formats.ts'
import { useFormat } from '../../format.ts'
import { needMessages } from '../../messages/load-messages.ts'
import { type Text, useText } from '../../messages/text.ts'
import { SelectField } from '../../ui/select-field.tsx'
import { daysText } from '../delivery-zones/day-texts.ts'
import { estimateText } from '../delivery-zones/estimate-text.ts'
import type { Choices } from './checkout-draft.ts'
import { collectAt } from './collect-at.ts'
import { RadioCard, RadioCards } from './radio-cards.tsx'

await needMessages('checkout-parts')

type ShippingMethodsProps = {
  /** Without `fitting`, only of a pickup is it known that no fitters come. */
  quote: Pick<Quote, 'methods' | 'stores'> & Partial<Pick<Quote, 'fitting'>>
  /** Whether the quote belongs to the choices; an earlier one knows nothing of another district. */
  isCurrent: boolean
  choices: Pick<Choices, 'method' | 'store' | 'district'>
  choose: (changed: Pick<Choices, 'method'> | Pick<Choices, 'store'>) => void
  shop: Pick<ShopSettings, 'streetAddress' | 'city'>
  error: string | undefined
  /** The start of the delivery times, where they do not start with the order. */
  after?: string | undefined
}

/** The choice of shipping method, with its fee and delivery time. */
export default function ShippingMethods({
  quote,
  isCurrent,
  choices,
  choose,
  shop,
  error,
  after,
}: ShippingMethodsProps) {
  const text = useText()
  const format = useFormat()
  const { methods, stores, fitting } = quote
  const { method, district } = choices
  const store = collectAt(stores, choices.store)
  const isUnfitted = method === 'pickup' || (isCurrent && fitting === false)
  const place = store ? placeText(store) : `${shop.streetAddress}, ${shop.city}`
  return (
    <>
      <RadioCards legend={text('checkout.method')} error={error}>
        {methods.map((quoted) => (
          <RadioCard
            key={quoted.method}
            name="method"
            value={quoted.method}
            isChosen={quoted.method === method}
            onChoose={() => choose({ method: quoted.method })}
            title={text(`checkout.method.${quoted.method}`)}
            note={
              <>
                {[whenText(text, format, quoted, { district, place, isCurrent }), after].filter(Boolean).join(', ')}
                {quoted.method === 'pickup' && store?.hasAll !== undefined && (
                  <>
                    <br />
                    {text(store.hasAll ? 'checkout.store-has-all' : 'checkout.store-gets-the-rest')}
                  </>
                )}
                {quoted.method === method && isUnfitted && (
                  <>
                    <br />
                    {text('checkout.unfitted')}
                  </>
                )}
              </>
            }
            end={feeText(text, format, quoted)}
          />
        ))}
      </RadioCards>
      {method === 'pickup' && stores.length > 1 && (
        <SelectField
          name="store"
          label={text('checkout.store')}
          value={store!.slug}
          onChange={(event) => choose({ store: event.currentTarget.value })}
        >
          {stores.map((one) => (
            <option key={one.slug} value={one.slug}>
              {placeText(one)}
            </option>
          ))}
        </SelectField>
      )}
    </>
  )
}

function placeText({ name, address }: CollectionStore): string {
  return `${name}, ${address}`
}

function feeText(text: Text, format: Formats, { fee }: QuotedMethod): string {
  return fee === 0 ? text('delivery.free') : format.money(fee)
}

function whenText(
  text: Text,
  format: Formats,
  { method, days, arranged, estimate }: QuotedMethod,
  { district, place, isCurrent }: { district: string; place: string; isCurrent: boolean },
): string {
  if (method === 'pickup') {
    return estimate ? text('checkout.pickup-from', { place, day: format.shortDay(estimate.first) }) : place
  }
  if (estimate && days)
    return text('checkout.when', { dates: estimateText(text, format, estimate), days: daysText(text, days) })
  if (days) return daysText(text, days)
  if (district === '') return text('checkout.choose-place')
  if (!isCurrent) return '…'
  return arranged
    ? text('checkout.by-arrangement-usually', { days: daysText(text, arranged) })
    : text('checkout.by-arrangement')
}
