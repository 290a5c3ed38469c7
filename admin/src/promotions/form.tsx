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
import { CreatePage, EditPage } from '../content/record-pages.tsx'
import { DayTimeInput } from '../ui/day-time-input.tsx'
import { moneyText } from '../ui/formats.ts'
import { MoneyInput } from '../ui/money-input.tsx'
import { TranslatedInput } from '../ui/translated-input.tsx'
import { kindChoices } from './promotion-kinds.ts'
import { PromotionUses } from './promotion-uses.tsx'

/** Returns the default values of a new promotion: from now on, for everyone. */
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
          Used {promotion.uses} times; total discount {moneyText(promotion.given)}. Its discount can no longer be
          changed, because orders have used it. To end it, deactivate it or set an end date.
        </Alert>
      )}
      <TranslatedInput
        source="name"
        label="Name"
        helperText="Shown to shoppers in the cart and the order"
        validate={required()}
      />
      <TextInput
        source="code"
        readOnly={isFinal}
        helperText="3 to 40 letters and digits; leave empty to apply automatically"
      />
      <Effect isFinal={isFinal} />
      <Box sx={columns}>
        <ReferenceInput source="categoryId" reference="categories">
          <AutocompleteInput label="Category" readOnly={isFinal} helperText="Leave empty for all products" />
        </ReferenceInput>
        <MoneyInput source="minimum" label="Minimum subtotal" validate={required()} />
        <DayTimeInput source="startsAt" label="Starts at" validate={required()} />
        <DayTimeInput source="endsAt" label="Ends at" />
        <NumberInput source="maxUses" label="Usage limit" helperText="Leave empty for no limit" />
        <NumberInput
          source="maxUsesEach"
          label="Usage limit per customer"
          helperText="Only with a code; counted by account, email address and phone number"
        />
      </Box>
      <BooleanInput source="isActive" label="Active" />
      {promotion && <PromotionUses promotionId={promotion.id} />}
    </>
  )
}

function Effect({ isFinal }: { isFinal: boolean }) {
  const kind = useWatch({ name: 'kind' })
  const { setValue } = useFormContext()

  /** Clears the values of the previous kind. */
  function forget() {
    setValue('percent', null, { shouldDirty: true })
    setValue('amount', null, { shouldDirty: true })
  }

  return (
    <Box sx={columns}>
      <SelectInput
        source="kind"
        label="Discount type"
        choices={kindChoices}
        readOnly={isFinal}
        validate={required()}
        onChange={forget}
      />
      {kind === 'percentage' && (
        <NumberInput source="percent" label="Percent" readOnly={isFinal} validate={required()} />
      )}
      {kind === 'amount' && <MoneyInput source="amount" label="Amount" readOnly={isFinal} validate={required()} />}
    </Box>
  )
}

const columns = { display: 'grid', columnGap: 2, gridTemplateColumns: { sm: '1fr 1fr' }, width: '100%' }

export function PromotionCreate() {
  return (
    <CreatePage blank={blankPromotion()}>
      <PromotionForm />
    </CreatePage>
  )
}

export function PromotionEdit() {
  return (
    <EditPage removal="Nobody has used this promotion yet. Only the promotion itself is deleted.">
      <PromotionForm />
    </EditPage>
  )
}
