import { Box } from '@mui/material'
import {
  ArrayInput,
  AutocompleteInput,
  Create,
  DateInput,
  Edit,
  NumberInput,
  ReferenceInput,
  required,
  SaveButton,
  SimpleForm,
  TextInput,
  Toolbar,
  useGetOne,
  useSourceContext,
} from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import type { Supplier } from '#contract/admin/purchasing.ts'
import { MAX_PURCHASE_PIECES } from '#domain/purchasing/purchase-orders.ts'
import { sumOf } from '#domain/sum.ts'
import { t } from '../language/t.ts'
import { EditingNow } from '../live/editing-now.tsx'
import { FormRows } from '../ui/form-rows.tsx'
import { moneyText } from '../ui/formats.ts'
import { MoneyInput } from '../ui/money-input.tsx'
import { VariantInput } from './variant-input.tsx'

/** Default values of a new draft. */
export const blankPurchase = {
  supplierId: null,
  note: '',
  expectedOn: null,
  lines: [{ variantId: null, quantity: 1, cost: null }],
}

const orNull = (day: string) => day || null

export function PurchaseForm() {
  return (
    <Box sx={{ display: 'grid', gap: 1, width: '100%' }}>
      <Box sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: { sm: '2fr 1fr' } }}>
        <ReferenceInput
          source="supplierId"
          reference="suppliers"
          sort={{ field: 'name', order: 'ASC' }}
          filter={{ isActive: true }}
        >
          <AutocompleteInput label={t('Supplier')} validate={required()} />
        </ReferenceInput>
        <DateInput
          source="expectedOn"
          label={t('Expected on')}
          parse={orNull}
          helperText={t('Leave empty for the supplier’s lead time')}
        />
      </Box>
      <ArrayInput source="lines" label={t('Lines')} helperText={t('Costs are for one piece, without VAT.')}>
        <FormRows>
          <LineInputs />
        </FormRows>
      </ArrayInput>
      <Total />
      <TextInput source="note" label={t('Note')} helperText={t('The supplier reads it')} multiline minRows={2} />
    </Box>
  )
}

/** Inputs of one line. A variant that the supplier sells brings its cost and least count. */
function LineInputs() {
  const { getSource } = useSourceContext()
  const { setValue } = useFormContext()
  const supplierId = useWatch({ name: 'supplierId' }) as number | null
  const { data: supplier } = useGetOne<Supplier>(
    'suppliers',
    { id: supplierId ?? 0 },
    { enabled: typeof supplierId === 'number' },
  )

  function fill(variantId: number | null) {
    const item = supplier?.items?.find((one) => one.variantId === variantId)
    if (!item) return
    setValue(getSource('cost'), item.cost, { shouldDirty: true })
    setValue(getSource('quantity'), Math.ceil((item.minimum ?? 1) / (item.pack ?? 1)) * (item.pack ?? 1), {
      shouldDirty: true,
    })
  }

  return (
    <>
      <VariantInput onChosen={fill} />
      <NumberInput
        source="quantity"
        label={t('Quantity')}
        min={1}
        max={MAX_PURCHASE_PIECES}
        helperText={false}
        sx={{ maxWidth: 120 }}
        validate={required()}
      />
      <MoneyInput source="cost" label={t('Cost')} helperText={false} validate={required()} />
    </>
  )
}

type Line = { quantity?: unknown; cost?: unknown }

function Total() {
  const lines = (useWatch({ name: 'lines' }) ?? []) as Line[]
  const total = sumOf(lines, ({ quantity, cost }) => Number(quantity) * Number(cost) || 0)
  return (
    <Box component="p" role="status" sx={{ m: 0, fontWeight: 600 }}>
      {t('Total without VAT: %{total}', { total: moneyText(total) })}
    </Box>
  )
}

export function PurchaseCreate() {
  return (
    <Create redirect="show" title={t('New purchase order')}>
      <SimpleForm
        warnWhenUnsavedChanges
        sanitizeEmptyValues={false}
        defaultValues={blankPurchase}
        toolbar={<SaveBar />}
      >
        <PurchaseForm />
      </SimpleForm>
    </Create>
  )
}

export function PurchaseEdit() {
  return (
    <Edit redirect="show" actions={false} mutationMode="pessimistic">
      <SimpleForm warnWhenUnsavedChanges sanitizeEmptyValues={false} toolbar={<SaveBar />}>
        <EditingNow />
        <PurchaseForm />
      </SimpleForm>
    </Edit>
  )
}

function SaveBar() {
  return (
    <Toolbar>
      <SaveButton label={t('Save draft')} />
    </Toolbar>
  )
}
