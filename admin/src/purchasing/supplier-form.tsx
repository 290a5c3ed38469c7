import { Box, Button, Stack } from '@mui/material'
import { ArrayInput, BooleanInput, NumberInput, required, TextInput, useRecordContext } from 'react-admin'
import { Link } from 'react-router-dom'
import type { Supplier } from '#contract/admin/purchasing.ts'
import { MAX_LEAD_DAYS } from '#domain/purchasing/purchase-orders.ts'
import { RecordHistory } from '../audit/record-history.tsx'
import { CreatePage, EditPage } from '../content/record-pages.tsx'
import { t } from '../language/t.ts'
import { FormRows } from '../ui/form-rows.tsx'
import { listLink } from '../ui/list-link.ts'
import { MoneyInput } from '../ui/money-input.tsx'
import { VariantInput } from './variant-input.tsx'

/** Default values of a new supplier. */
export const blankSupplier = {
  pan: '',
  contact: '',
  phone: '',
  email: '',
  address: '',
  leadDays: 14,
  note: '',
  isActive: true,
  items: [],
}

export function SupplierForm() {
  return (
    <>
      <Box sx={columns}>
        <TextInput source="name" label={t('Name')} helperText={t('As its bills name it')} validate={required()} />
        <TextInput source="pan" label="PAN" helperText={t('Nine digits; the purchase book needs it')} />
        <TextInput source="contact" label={t('Contact person')} />
        <TextInput source="phone" type="tel" label={t('Phone')} />
        <TextInput source="email" type="email" label={t('Email')} helperText={t('Purchase orders go there')} />
        <TextInput source="address" label={t('Address')} />
        <NumberInput
          source="leadDays"
          label={t('Lead time in days')}
          min={0}
          max={MAX_LEAD_DAYS}
          helperText={t('From the order until the goods are here')}
          validate={required()}
        />
      </Box>
      <TextInput source="note" label={t('Note')} helperText={t('For staff only')} multiline minRows={2} />
      <ArrayInput source="items" label={t('What it supplies')} helperText={t('Costs are for one piece, without VAT.')}>
        <FormRows>
          <VariantInput />
          <TextInput source="code" label={t('Supplier’s code')} helperText={false} sx={narrow} defaultValue="" />
          <MoneyInput source="cost" label={t('Cost')} helperText={false} validate={required()} />
          <NumberInput
            source="minimum"
            label={t('Minimum')}
            min={1}
            defaultValue={1}
            helperText={false}
            sx={short}
            validate={required()}
          />
          <NumberInput
            source="pack"
            label={t('Pack of')}
            min={1}
            defaultValue={1}
            helperText={false}
            sx={short}
            validate={required()}
          />
        </FormRows>
      </ArrayInput>
      <BooleanInput source="isActive" label={t('Active')} helperText={t('Inactive suppliers are not suggested')} />
    </>
  )
}

const columns = { display: 'grid', columnGap: 2, gridTemplateColumns: { sm: '1fr 1fr' }, width: '100%' }
const narrow = { maxWidth: 160 }
const short = { maxWidth: 110 }

export function SupplierCreate() {
  return (
    <CreatePage blank={blankSupplier}>
      <SupplierForm />
    </CreatePage>
  )
}

export function SupplierEdit() {
  return (
    <EditPage removal={t('Its prices are deleted, too. A supplier with purchase orders cannot be deleted.')}>
      <OrdersOfSupplier />
      <SupplierForm />
      <History />
    </EditPage>
  )
}

function OrdersOfSupplier() {
  const supplier = useRecordContext<Supplier>()
  if (!supplier) return null
  return (
    <Stack direction="row" sx={{ mb: 1 }}>
      <Button component={Link} to={listLink('purchase-orders', { supplierId: supplier.id })}>
        {t('View its purchase orders')}
      </Button>
    </Stack>
  )
}

function History() {
  const supplier = useRecordContext<Supplier>()
  return supplier ? <RecordHistory table="suppliers" rowKey={supplier.id} /> : null
}
