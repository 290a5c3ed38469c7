import { useEffect } from 'react'
import { BooleanInput, NumberInput, RadioButtonGroupInput, SelectInput, TextInput, required } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import type { PhoneQuote } from '#contract/admin/phone-orders.ts'
import { t } from '../language/t.ts'
import { moneyText } from '../ui/formats.ts'
import { dayAndSlot, methodWords, paymentWords } from '../orders/order-words.ts'
import type { Draft } from './draft.ts'

/** Inputs for the delivery and payment methods available in the district. */
export function ArrivalInputs({ quote: { methods, stores, payments } }: { quote: PhoneQuote }) {
  const { method, store, payment } = useWatch() as Draft
  const { setValue } = useFormContext()
  // Another district may not offer the selected method.
  useEffect(() => {
    if (!methods.some((one) => one.method === method)) setValue('method', methods[0]?.method ?? 'standard')
  }, [methods, method, setValue])
  useEffect(() => {
    if (payments.length > 0 && !payments.some((one) => one === payment)) setValue('payment', payments[0])
  }, [payments, payment, setValue])
  useEffect(() => {
    if (!stores.some(({ slug }) => slug === store)) setValue('store', stores[0]?.slug ?? '')
  }, [stores, store, setValue])
  return (
    <>
      <RadioButtonGroupInput
        source="method"
        label={t('Delivery method')}
        row={false}
        choices={methods.map((one) => ({ id: one.method, name: `${methodWords[one.method]}, ${feeWords(one)}` }))}
        validate={required()}
      />
      {method === 'pickup' && stores.length > 0 && (
        <SelectInput
          source="store"
          label={t('Pickup location')}
          choices={stores.map(({ slug, name, address }) => ({ id: slug, name: `${name}, ${address}` }))}
          validate={required()}
        />
      )}
      <SelectInput
        source="payment"
        label={t('Payment method')}
        choices={payments.map((one) => ({ id: one, name: paymentWords[one] }))}
        validate={required()}
      />
    </>
  )
}

function feeWords({ fee, estimate, method, arranged }: PhoneQuote['methods'][number]): string {
  const cost = fee === 0 ? t('free') : moneyText(fee)
  if (!estimate) {
    if (!arranged) return t('%{cost}, date by arrangement', { cost })
    const { min, max } = arranged
    return t('%{cost}, date by arrangement, usually in %{min} to %{max} business days', { cost, min, max })
  }
  const [first, last] = [dayAndSlot(estimate.first, null), dayAndSlot(estimate.last, null)]
  if (method === 'pickup') return t('%{cost}, ready from %{first}', { cost, first })
  return first === last ? `${cost}, ${first}` : t('%{cost}, %{first} to %{last}', { cost, first, last })
}

/** Access inputs for deliveries of large items. */
export function AccessInputs({ quote: { asksAccess } }: { quote: PhoneQuote }) {
  const method = useWatch({ name: 'method' }) as Draft['method']
  if (!asksAccess || method === 'pickup') return null
  return (
    <>
      <NumberInput
        source="floor"
        label={t('Floor (0 = ground floor)')}
        min={0}
        max={50}
        step={1}
        validate={required()}
      />
      <BooleanInput source="hasLift" label={t('Lift available')} />
      <TextInput source="access" label={t('Access notes (lanes, stairs)')} multiline />
    </>
  )
}
