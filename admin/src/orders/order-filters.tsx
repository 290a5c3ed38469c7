import {
  AutocompleteInput,
  BooleanInput,
  DateInput,
  NumberInput,
  SearchInput,
  SelectArrayInput,
  SelectInput,
} from 'react-admin'
import { districtsOf } from '#domain/addresses/address.ts'
import { provinces } from '#domain/addresses/provinces.ts'
import { OwnerFilter } from '../assignments/owner-filter.tsx'
import { formats, t } from '../language/t.ts'
import { orderStateWords } from '../ui/status-chip.tsx'
import { methodWords, openWords, paymentWords } from './order-words.ts'

const choicesOf = (words: Record<string, string>) => Object.entries(words).map(([id, name]) => ({ id, name }))

const stateChoices = Object.entries(orderStateWords).map(([id, { label }]) => ({ id, name: label }))
const shownProvinces = formats.places(provinces)
const provinceChoices = shownProvinces.map(({ name }) => ({ id: name, name: formats.place(name) }))
const districtChoices = shownProvinces.flatMap(({ name: province }) =>
  formats.places(districtsOf(province)).map(({ name }) => ({ id: name, name: formats.place(name) })),
)
const hours = Array.from({ length: 24 }, (_, id) => ({ id, name: formats.digits(`${String(id).padStart(2, '0')}:00`) }))
const moneyWords = { unpaid: t('Unpaid'), 'part-paid': t('Partially paid'), paid: t('Paid'), overpaid: t('Overpaid') }
const channelWords = { shop: t('Online'), phone: t('Phone'), custom: t('Custom piece') }

/** Filters of the order list. The search is always shown; staff add the others as needed. */
export const orderFilters = [
  <SearchInput key="q" source="q" alwaysOn placeholder={t('Number, name, email or phone')} />,
  <SelectArrayInput key="state" source="state" label={t('Status')} choices={stateChoices} />,
  <OwnerFilter key="owner" source="owner" label={t('Owner')} kind="order" />,
  <SelectInput key="money" source="money" label={t('Payment status')} choices={choicesOf(moneyWords)} />,
  <SelectArrayInput key="payment" source="payment" label={t('Payment method')} choices={choicesOf(paymentWords)} />,
  <SelectArrayInput key="open" source="open" label={t('Open tasks')} choices={choicesOf(openWords)} />,
  <SelectArrayInput key="method" source="method" label={t('Delivery method')} choices={choicesOf(methodWords)} />,
  <DateInput key="deliveryFrom" source="deliveryFrom" label={t('Delivery date from')} />,
  <DateInput key="deliveryUntil" source="deliveryUntil" label={t('Delivery date to')} />,
  <SelectInput key="placedHour" source="placedHour" label={t('Hour of the order')} choices={hours} />,
  <DateInput key="placedFrom" source="placedFrom" label={t('Placed from')} />,
  <DateInput key="placedUntil" source="placedUntil" label={t('Placed to')} />,
  <SelectInput key="province" source="province" label={t('Province')} choices={provinceChoices} />,
  <AutocompleteInput key="district" source="district" label={t('District')} choices={districtChoices} />,
  <NumberInput key="totalFrom" source="totalFrom" label={t('Total from (Nrs.)')} min={0} step={1} />,
  <NumberInput key="totalUntil" source="totalUntil" label={t('Total to (Nrs.)')} min={0} step={1} />,
  <SelectInput key="channel" source="channel" label={t('Sales channel')} choices={choicesOf(channelWords)} />,
  <BooleanInput key="hasNotes" source="hasNotes" label={t('Has staff notes')} defaultValue />,
  <BooleanInput key="hasRecipient" source="hasRecipient" label={t('Gift or for somebody else')} defaultValue />,
]
