import { Alert, Box } from '@mui/material'
import {
  AutocompleteInput,
  BooleanInput,
  NumberInput,
  ReferenceInput,
  required,
  SelectInput,
  TextInput,
  useRecordContext,
} from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import type { Promotion } from '#contract/admin/promotions.ts'
import { DayTimeInput } from '../ui/day-time-input.tsx'
import { moneyText } from '../ui/formats.ts'
import { MoneyInput } from '../ui/money-input.tsx'
import { TranslatedInput } from '../ui/translated-input.tsx'
import { kindChoices } from './promotion-kinds.ts'
import { PromotionUses } from './promotion-uses.tsx'

/** From now on, for everybody. */
export function blankPromotion() {
  return {
    kind: 'percentage',
    code: null,
    percent: null,
    amount: null,
    categoryId: null,
    minimum: 0,
    startsAt: new Date().toISOString(),
    endsAt: null,
    maxUses: null,
    maxUsesEach: null,
    isActive: true,
    translations: {},
  }
}

export function PromotionForm() {
  const promotion = useRecordContext<Promotion>()
  const isFinal = promotion?.wasUsed ?? false
  return (
    <>
      {promotion && isFinal && (
        <Alert severity="info" sx={{ width: '100%', mb: 2 }}>
          Used {promotion.uses} times, {moneyText(promotion.given)} given. What it takes off is final, since orders have
          used it; to end it, switch it off or set its end.
        </Alert>
      )}
      <TranslatedInput
        source="name"
        label="Name"
        helperText="As shoppers read it in cart and order"
        validate={required()}
      />
      <TextInput source="code" readOnly={isFinal} helperText="3 to 40 letters and digits; empty: everybody’s" />
      <Effect isFinal={isFinal} />
      <Box sx={columns}>
        <ReferenceInput source="categoryId" reference="categories">
          <AutocompleteInput label="Only goods of" readOnly={isFinal} helperText="Empty for all" />
        </ReferenceInput>
        <MoneyInput source="minimum" label="From goods worth" validate={required()} />
        <DayTimeInput source="startsAt" label="From" validate={required()} />
        <DayTimeInput source="endsAt" label="Until" />
        <NumberInput source="maxUses" label="How often at most" helperText="Empty for any number of times" />
        <NumberInput
          source="maxUsesEach"
          label="Per customer at most"
          helperText="With a code only; counted by account, email address and phone number"
        />
      </Box>
      <BooleanInput source="isActive" label="Can be used" />
      {promotion && <PromotionUses promotionId={promotion.id} />}
    </>
  )
}

function Effect({ isFinal }: { isFinal: boolean }) {
  const kind = useWatch({ name: 'kind' })
  const { setValue } = useFormContext()

  /** What another kind takes off is none of this one's. */
  function forget() {
    setValue('percent', null, { shouldDirty: true })
    setValue('amount', null, { shouldDirty: true })
  }

  return (
    <Box sx={columns}>
      <SelectInput
        source="kind"
        label="Takes off"
        choices={kindChoices}
        readOnly={isFinal}
        validate={required()}
        onChange={forget}
      />
      {kind === 'percentage' && (
        <NumberInput source="percent" label="Percent" readOnly={isFinal} validate={required()} />
      )}
      {kind === 'amount' && <MoneyInput source="amount" label="Rupees" readOnly={isFinal} validate={required()} />}
    </Box>
  )
}

const columns = { display: 'grid', columnGap: 2, gridTemplateColumns: { sm: '1fr 1fr' }, width: '100%' }
