import { Box } from '@mui/material'
import { ArrayInput, DateInput, NumberInput, required, TextInput } from 'react-admin'
import { FormRows } from '../ui/form-rows.tsx'
import { MoneyInput } from '../ui/money-input.tsx'
import { PagePart } from '../ui/page-part.tsx'
import { columns } from './columns.ts'

export function MoneySettings() {
  return (
    <PagePart title="Delivery, stock and transfers">
      <Box sx={columns}>
        <MoneyInput
          source="shippingFee"
          label="Delivery fee"
          helperText="Where a zone has none of its own"
          validate={required()}
        />
        <MoneyInput
          source="freeShippingOver"
          label="Free above"
          helperText="Goods worth more are delivered free of charge"
          validate={required()}
        />
        <NumberInput
          source="lowStockAt"
          label="Warn of low stock at"
          helperText="Pieces of a variant"
          validate={required()}
        />
      </Box>
      <Box sx={columns}>
        <TextInput source="bankName" label="Bank" />
        <TextInput source="bankAccountName" label="Name of the account" />
        <TextInput
          source="bankAccountNumber"
          label="Number of the account"
          helperText="Shown to who pays by transfer"
        />
      </Box>
    </PagePart>
  )
}

export function HolidaySettings() {
  return (
    <PagePart title="Holidays">
      <ArrayInput
        source="holidays"
        label="Days on which the shop stays closed"
        helperText="Days that are over do no harm"
      >
        <FormRows>
          <DateInput source="day" helperText={false} validate={required()} parse={(day: string) => day || null} />
          <TextInput source="name" helperText={false} validate={required()} />
          <TextInput source="translations.ne.name" label="Name (Nepali)" helperText={false} />
        </FormRows>
      </ArrayInput>
    </PagePart>
  )
}

export function FigureSettings() {
  return (
    <PagePart title="What the Help Center says of itself">
      <Box sx={columns}>
        <NumberInput source="satisfactionPercent" label="Satisfied, percent" step={0.1} validate={required()} />
        <NumberInput source="responseHours" label="Answers within, hours" validate={required()} />
        <NumberInput source="issuesResolved" label="Issues resolved" validate={required()} />
        <NumberInput source="customersHelped" label="Customers helped" validate={required()} />
      </Box>
    </PagePart>
  )
}
