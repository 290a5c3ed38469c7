import { Box } from '@mui/material'
import { ArrayInput, DateInput, NumberInput, required, TextInput } from 'react-admin'
import { FormRows } from '../ui/form-rows.tsx'
import { MoneyInput } from '../ui/money-input.tsx'
import { PagePart } from '../ui/page-part.tsx'
import { columns } from './columns.ts'

export function MoneySettings() {
  return (
    <PagePart title="Delivery, stock and bank transfers">
      <Box sx={columns}>
        <MoneyInput
          source="shippingFee"
          label="Delivery fee"
          helperText="For zones without their own fee"
          validate={required()}
        />
        <MoneyInput
          source="freeShippingOver"
          label="Free delivery above"
          helperText="Orders with a higher subtotal have free delivery"
          validate={required()}
        />
        <NumberInput
          source="lowStockAt"
          label="Low stock threshold"
          helperText="Units per variant"
          validate={required()}
        />
      </Box>
      <Box sx={columns}>
        <TextInput source="bankName" label="Bank" />
        <TextInput source="bankAccountName" label="Account name" />
        <TextInput
          source="bankAccountNumber"
          label="Account number"
          helperText="Shown to customers who pay by bank transfer"
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
        label="Days when the shop is closed"
        helperText="You can leave past days in the list"
      >
        <FormRows>
          <DateInput
            source="day"
            label="Date"
            helperText={false}
            validate={required()}
            parse={(day: string) => day || null}
          />
          <TextInput source="name" helperText={false} validate={required()} />
          <TextInput source="translations.ne.name" label="Name (Nepali)" helperText={false} />
        </FormRows>
      </ArrayInput>
    </PagePart>
  )
}

export function FigureSettings() {
  return (
    <PagePart title="Help Center figures">
      <Box sx={columns}>
        <NumberInput source="satisfactionPercent" label="Satisfied customers (%)" step={0.1} validate={required()} />
        <NumberInput source="responseHours" label="Response time (hours)" validate={required()} />
        <NumberInput source="issuesResolved" label="Issues resolved" validate={required()} />
        <NumberInput source="customersHelped" label="Customers helped" validate={required()} />
      </Box>
    </PagePart>
  )
}
