import { Alert, Box } from '@mui/material'
import { BooleanInput, NumberInput, required, useRecordContext } from 'react-admin'
import type { DeliveryZone } from '#contract/admin/delivery-zones.ts'
import { englishFormats } from '#domain/english-formats.ts'
import { MoneyInput } from '../ui/money-input.tsx'
import { PagePart } from '../ui/page-part.tsx'
import { TranslatedInput } from '../ui/translated-input.tsx'
import { DistrictsInput } from './districts-input.tsx'

export const blankZone = {
  standardMinDays: 3,
  standardMaxDays: 5,
  expressMinDays: null,
  expressMaxDays: null,
  standardFee: null,
  expressFee: null,
  cashAllowed: true,
  slotCapacity: 12,
  truckCapacity: 4,
  districts: [],
  translations: {},
}

export function DeliveryZoneForm() {
  return (
    <>
      <CrowdedSlots />
      <TranslatedInput source="name" label="Name" validate={required()} />
      <Box sx={{ display: 'grid', gap: 2, my: 1, gridTemplateColumns: { md: '1fr 1fr' }, width: '100%' }}>
        <PagePart title="Standard delivery">
          <Box sx={pair}>
            <NumberInput source="standardMinDays" label="From, days" />
            <NumberInput
              source="standardMaxDays"
              label="To, days"
              helperText="Within 3 to 7; both empty: by arrangement"
            />
          </Box>
          <MoneyInput source="standardFee" label="Fee" helperText="Empty for the shop’s own" />
        </PagePart>
        <PagePart title="Express">
          <Box sx={pair}>
            <NumberInput source="expressMinDays" label="From, days" />
            <NumberInput source="expressMaxDays" label="To, days" helperText="Within 1 to 3; both empty: no express" />
          </Box>
          <MoneyInput source="expressFee" label="Fee" helperText="Empty for the shop’s own" />
        </PagePart>
      </Box>
      <Box sx={pair}>
        <NumberInput source="slotCapacity" label="Deliveries in one slot" validate={required()} />
        <NumberInput source="truckCapacity" label="Of them with the truck" validate={required()} />
      </Box>
      <BooleanInput
        source="cashAllowed"
        label="Cash on delivery"
        helperText="Not where the shop delivers by arrangement"
      />
      <DistrictsInput />
    </>
  )
}

/** What was promised before a capacity was lowered stays planned. */
function CrowdedSlots() {
  const crowded = useRecordContext<DeliveryZone>()?.crowded ?? []
  if (crowded.length === 0) return null
  return (
    <Alert severity="warning" sx={{ mb: 2, width: '100%' }}>
      More is planned than the zone can take; nothing was moved by itself:
      <ul>
        {crowded.map(({ day, slot, taken, takenLarge }) => (
          <li key={`${day} ${slot}`}>
            {englishFormats.shortDay(day)}, {slot}: {taken} deliveries, {takenLarge} with the truck
          </li>
        ))}
      </ul>
    </Alert>
  )
}

const pair = { display: 'grid', columnGap: 2, gridTemplateColumns: { sm: '1fr 1fr' }, width: '100%' }
