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
import { orderStateWords } from '../ui/status-chip.tsx'
import { methodWords, openWords, paymentWords } from './order-words.ts'

const choicesOf = (words: Record<string, string>) => Object.entries(words).map(([id, name]) => ({ id, name }))

const stateChoices = Object.entries(orderStateWords).map(([id, { label }]) => ({ id, name: label }))
const provinceChoices = provinces.map(({ name }) => ({ id: name, name }))
const districtChoices = provinces.flatMap(({ name: province }) =>
  districtsOf(province).map(({ name }) => ({ id: name, name })),
)
const hours = Array.from({ length: 24 }, (_, id) => ({ id, name: `${String(id).padStart(2, '0')}:00` }))
const moneyWords = { unpaid: 'Unpaid', 'part-paid': 'Partially paid', paid: 'Paid', overpaid: 'Overpaid' }
const channelWords = { shop: 'Online', phone: 'Phone', custom: 'Custom piece' }

/** Filters of the order list. The search is always shown; staff add the others as needed. */
export const orderFilters = [
  <SearchInput key="q" source="q" alwaysOn placeholder="Number, name, email or phone" />,
  <SelectArrayInput key="state" source="state" label="Status" choices={stateChoices} />,
  <OwnerFilter key="owner" source="owner" label="Owner" kind="order" />,
  <SelectInput key="money" source="money" label="Payment status" choices={choicesOf(moneyWords)} />,
  <SelectArrayInput key="payment" source="payment" label="Payment method" choices={choicesOf(paymentWords)} />,
  <SelectArrayInput key="open" source="open" label="Open tasks" choices={choicesOf(openWords)} />,
  <SelectArrayInput key="method" source="method" label="Delivery method" choices={choicesOf(methodWords)} />,
  <DateInput key="deliveryFrom" source="deliveryFrom" label="Delivery date from" />,
  <DateInput key="deliveryUntil" source="deliveryUntil" label="Delivery date to" />,
  <SelectInput key="placedHour" source="placedHour" label="Hour of the order" choices={hours} />,
  <DateInput key="placedFrom" source="placedFrom" label="Placed from" />,
  <DateInput key="placedUntil" source="placedUntil" label="Placed to" />,
  <SelectInput key="province" source="province" label="Province" choices={provinceChoices} />,
  <AutocompleteInput key="district" source="district" label="District" choices={districtChoices} />,
  <NumberInput key="totalFrom" source="totalFrom" label="Total from (Nrs.)" min={0} step={1} />,
  <NumberInput key="totalUntil" source="totalUntil" label="Total to (Nrs.)" min={0} step={1} />,
  <SelectInput key="channel" source="channel" label="Sales channel" choices={choicesOf(channelWords)} />,
  <BooleanInput key="hasNotes" source="hasNotes" label="Has staff notes" defaultValue />,
  <BooleanInput key="hasRecipient" source="hasRecipient" label="Gift or for somebody else" defaultValue />,
]
