import {
  AutocompleteInput,
  BooleanInput,
  DateInput,
  NumberInput,
  SearchInput,
  SelectArrayInput,
  SelectInput,
} from 'react-admin'
import { districtsOf } from '#domain/address.ts'
import { provinces } from '#domain/provinces.ts'
import { methodWords, openWords, paymentWords, stateWords } from './order-words.ts'

const choicesOf = (words: Record<string, string>) => Object.entries(words).map(([id, name]) => ({ id, name }))

const provinceChoices = provinces.map(({ name }) => ({ id: name, name }))
const districtChoices = provinces.flatMap(({ name: province }) =>
  districtsOf(province).map(({ name }) => ({ id: name, name })),
)
const moneyWords = { unpaid: 'Nothing paid', 'part-paid': 'Partly paid', paid: 'Paid', overpaid: 'Paid too much' }
const channelWords = { shop: 'In the shop', phone: 'By phone', custom: 'Custom piece' }

/** The search is always there; the others are added as they are needed. */
export const orderFilters = [
  <SearchInput key="q" source="q" alwaysOn placeholder="Number, name, e-mail or phone" />,
  <SelectArrayInput key="state" source="state" label="State" choices={choicesOf(stateWords)} />,
  <SelectInput key="money" source="money" label="Money" choices={choicesOf(moneyWords)} />,
  <SelectArrayInput key="payment" source="payment" label="Payment" choices={choicesOf(paymentWords)} />,
  <SelectArrayInput key="open" source="open" label="Waiting" choices={choicesOf(openWords)} />,
  <SelectArrayInput key="method" source="method" label="Delivery" choices={choicesOf(methodWords)} />,
  <DateInput key="deliveryFrom" source="deliveryFrom" label="Delivery from" />,
  <DateInput key="deliveryUntil" source="deliveryUntil" label="Delivery until" />,
  <DateInput key="placedFrom" source="placedFrom" label="Placed from" />,
  <DateInput key="placedUntil" source="placedUntil" label="Placed until" />,
  <SelectInput key="province" source="province" label="Province" choices={provinceChoices} />,
  <AutocompleteInput key="district" source="district" label="District" choices={districtChoices} />,
  <NumberInput key="totalFrom" source="totalFrom" label="Total from (Nrs.)" min={0} step={1} />,
  <NumberInput key="totalUntil" source="totalUntil" label="Total until (Nrs.)" min={0} step={1} />,
  <SelectInput key="channel" source="channel" label="Placed" choices={choicesOf(channelWords)} />,
  <BooleanInput key="hasNotes" source="hasNotes" label="With notes of staff" defaultValue />,
]
