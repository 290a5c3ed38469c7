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
import { t } from '../language/t.ts'
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
          {t(
            'Used %{uses} times; total discount %{given}. Its discount can no longer be changed, because orders have used it. To end it, deactivate it or set an end date.',
            { uses: promotion.uses, given: moneyText(promotion.given) },
          )}
        </Alert>
      )}
      <TranslatedInput
        source="name"
        label={t('Name')}
        helperText={t('Shown to shoppers in the cart and the order')}
        validate={required()}
      />
      <TextInput
        source="code"
        label={t('Code')}
        readOnly={isFinal}
        helperText={t('3 to 40 letters and digits; leave empty to apply automatically')}
      />
      <Effect isFinal={isFinal} />
      <Box sx={columns}>
        <ReferenceInput source="categoryId" reference="categories">
          <AutocompleteInput label={t('Category')} readOnly={isFinal} helperText={t('Leave empty for all products')} />
        </ReferenceInput>
        <MoneyInput source="minimum" label={t('Minimum subtotal')} validate={required()} />
        <DayTimeInput source="startsAt" label={t('Starts at')} validate={required()} />
        <DayTimeInput source="endsAt" label={t('Ends at')} />
        <NumberInput source="maxUses" label={t('Usage limit')} helperText={t('Leave empty for no limit')} />
        <NumberInput
          source="maxUsesEach"
          label={t('Usage limit per customer')}
          helperText={t('Only with a code; counted by account, email address and phone number')}
        />
      </Box>
      <BooleanInput source="isActive" label={t('Active')} />
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
        label={t('Discount type')}
        choices={kindChoices}
        readOnly={isFinal}
        validate={required()}
        onChange={forget}
      />
      {kind === 'percentage' && (
        <NumberInput source="percent" label={t('Percent')} readOnly={isFinal} validate={required()} />
      )}
      {kind === 'amount' && <MoneyInput source="amount" label={t('Amount')} readOnly={isFinal} validate={required()} />}
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
    <EditPage removal={t('Nobody has used this promotion yet. Only the promotion itself is deleted.')}>
      <PromotionForm />
    </EditPage>
  )
}
