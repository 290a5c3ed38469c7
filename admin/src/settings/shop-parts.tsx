import { Box } from '@mui/material'
import { ArrayInput, required, SelectInput, TextInput } from 'react-admin'
import { FormRows } from '../ui/form-rows.tsx'
import { HoursInput } from '../ui/hours-input.tsx'
import { PagePart } from '../ui/page-part.tsx'
import { TranslatedInput } from '../ui/translated-input.tsx'
import { columns } from './columns.ts'

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
