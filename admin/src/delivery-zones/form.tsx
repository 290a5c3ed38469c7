import { Alert, Box } from '@mui/material'
import { BooleanInput, NumberInput, required, useRecordContext } from 'react-admin'
import type { DeliveryZone } from '#contract/admin/delivery-zones.ts'
import { CreatePage, EditPage } from '../content/record-pages.tsx'
import { formats, said, t } from '../language/t.ts'
import { MoneyInput } from '../ui/money-input.tsx'
import { PagePart } from '../ui/page-part.tsx'
import { TranslatedInput } from '../ui/translated-input.tsx'
import { DistrictsInput } from './districts-input.tsx'

export const blankZone = {
  standardMinDays: 3,
  standardMaxDays: 5,
  expressMinDays: null,
  expressMaxDays: null,
  arrangedMinDays: null,
  arrangedMaxDays: null,
  standardFee: null,
  expressFee: null,
  largeItemFee: 0,
  fittingOffered: true,
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
      <TranslatedInput source="name" label={t('Name')} validate={required()} />
      <Box sx={{ display: 'grid', gap: 2, my: 1, gridTemplateColumns: { md: '1fr 1fr' }, width: '100%' }}>
        <PagePart title={t('Standard delivery')}>
          <Box sx={pair}>
            <NumberInput source="standardMinDays" label={t('Minimum days')} />
            <NumberInput
              source="standardMaxDays"
              label={t('Maximum days')}
              helperText={t('3 to 7 days; leave both empty for delivery by arrangement')}
            />
          </Box>
          <Box sx={pair}>
            <NumberInput source="arrangedMinDays" label={t('Usual minimum by arrangement')} />
            <NumberInput
              source="arrangedMaxDays"
              label={t('Usual maximum by arrangement')}
              helperText={t('Business days that shoppers read, 1 to 90; only if standard days are empty')}
            />
          </Box>
          <MoneyInput source="standardFee" label={t('Fee')} helperText={t('Leave empty to use the shop’s default')} />
        </PagePart>
        <PagePart title={t('Express')}>
          <Box sx={pair}>
            <NumberInput source="expressMinDays" label={t('Minimum days')} />
            <NumberInput
              source="expressMaxDays"
              label={t('Maximum days')}
              helperText={t('1 to 3 days; leave both empty for no express')}
            />
          </Box>
          <MoneyInput source="expressFee" label={t('Fee')} helperText={t('Leave empty to use the shop’s default')} />
        </PagePart>
      </Box>
      <Box sx={pair}>
        <NumberInput source="slotCapacity" label={t('Deliveries per slot')} validate={required()} />
        <NumberInput source="truckCapacity" label={t('Truck deliveries per slot')} validate={required()} />
      </Box>
      <MoneyInput
        source="largeItemFee"
        label={t('Added for each large piece')}
        helperText={t(
          'On top of the fee, unless the order is delivered free. Large is from 30 kg, or from 140 cm unless it weighs less than 10 kg',
        )}
        validate={required()}
      />
      <BooleanInput
        source="fittingOffered"
        label={t('Fitting')}
        helperText={t('Our fitters build the furniture up. Shoppers see before the cart where they do not')}
      />
      <BooleanInput
        source="cashAllowed"
        label={t('Cash on delivery')}
        helperText={t('Not available where delivery is by arrangement')}
      />
      <DistrictsInput />
    </>
  )
}

/** Warning about slots beyond capacity. Lowering a capacity leaves scheduled deliveries in place. */
function CrowdedSlots() {
  const crowded = useRecordContext<DeliveryZone>()?.crowded ?? []
  if (crowded.length === 0) return null
  return (
    <Alert severity="warning" sx={{ mb: 2, width: '100%' }}>
      {t('These slots have more deliveries than their capacity. Nothing was rescheduled automatically:')}
      <ul>
        {crowded.map(({ day, slot, taken, takenLarge }) => (
          <li key={`${day} ${slot}`}>
            {t('%{day}, %{slot}: %{taken} deliveries, %{takenLarge} by truck', {
              day: formats.shortDay(day),
              slot: said(slot),
              taken,
              takenLarge,
            })}
          </li>
        ))}
      </ul>
    </Alert>
  )
}

const pair = { display: 'grid', columnGap: 2, gridTemplateColumns: { sm: '1fr 1fr' }, width: '100%' }

export function DeliveryZoneCreate() {
  return (
    <CreatePage blank={blankZone}>
      <DeliveryZoneForm />
    </CreatePage>
  )
}

export function DeliveryZoneEdit() {
  return (
    <EditPage removal={t('A zone can be deleted only if it has no districts and no orders.')}>
      <DeliveryZoneForm />
    </EditPage>
  )
}
