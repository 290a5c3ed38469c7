import { Box } from '@mui/material'
import { ArrayInput, required, SelectInput, TextInput, DateInput, NumberInput } from 'react-admin'
import { FormRows } from '../ui/form-rows.tsx'
import { HoursInput } from '../ui/hours-input.tsx'
import { PagePart } from '../ui/page-part.tsx'
import { TranslatedInput } from '../ui/translated-input.tsx'
import { MoneyInput } from '../ui/money-input.tsx'

/** Two columns that align with the texts and their Nepali translations. */
const columns = { display: 'grid', columnGap: 2, gridTemplateColumns: { md: '1fr 1fr' }, width: '100%' }

export function NameSettings() {
  return (
    <PagePart title="Name">
      <Box sx={columns}>
        <TextInput source="name" validate={required()} />
        <TextInput source="nativeName" label="Name (Nepali)" validate={required()} />
      </Box>
      <TranslatedInput
        source="tagline"
        label="Tagline"
        helperText="Shown below the name in the footer"
        validate={required()}
      />
    </PagePart>
  )
}

const networks = ['instagram', 'facebook', 'whatsapp'].map((id) => ({ id, name: id[0]!.toUpperCase() + id.slice(1) }))

export function ContactSettings() {
  return (
    <PagePart title="Contact details">
      <Box sx={columns}>
        <TextInput
          source="phone"
          type="tel"
          helperText="Shown in the header, footer, emails and invoices"
          validate={required()}
        />
        <TextInput source="whatsapp" label="WhatsApp" type="tel" validate={required()} />
        <TextInput source="viber" label="Viber" type="tel" helperText="Leave empty to offer no messages by Viber" />
        <TextInput
          source="emergencyPhone"
          label="Emergency phone"
          type="tel"
          helperText="Answered day and night; leave empty to show none"
        />
        <TextInput source="email" label="Email" type="email" validate={required()} />
      </Box>
      <TranslatedInput source="streetAddress" label="Street" validate={required()} />
      <TranslatedInput source="city" label="City" validate={required()} />
      <Box sx={columns}>
        <TextInput source="postalCode" label="Postal code" helperText="5 digits" validate={required()} />
        <TextInput source="mapUrl" label="Map link" type="url" validate={required()} />
      </Box>
      <HoursInput source="hours" label="Opening hours" />
      <ArrayInput source="social" label="Social media">
        <FormRows>
          <SelectInput source="network" choices={networks} helperText={false} validate={required()} />
          <TextInput source="url" label="Link" type="url" helperText={false} validate={required()} />
        </FormRows>
      </ArrayInput>
    </PagePart>
  )
}

export function LegalSettings() {
  return (
    <PagePart title="Legal information">
      <TranslatedInput source="legalName" label="Registered name" helperText="Required once invoices exist" />
      <Box sx={columns}>
        <TextInput source="vatNumber" label="VAT number" helperText="9 digits; printed on all new invoices" />
        <TextInput source="registrationNumber" label="Registration number" />
        <TextInput source="portalListingNumber" label="E-commerce portal listing number" />
      </Box>
      <TranslatedInput source="grievanceName" label="Grievance officer" />
      <Box sx={columns}>
        <TextInput source="grievancePhone" label="Grievance officer’s phone" type="tel" />
        <TextInput source="grievanceEmail" label="Grievance officer’s email" type="email" />
      </Box>
    </PagePart>
  )
}

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
          source="expressFee"
          label="Express fee"
          helperText="For zones without their own; leave empty to charge the delivery fee"
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
