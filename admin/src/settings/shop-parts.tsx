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
        helperText="Below the name in the footer"
        validate={required()}
      />
    </PagePart>
  )
}

const networks = ['instagram', 'facebook', 'whatsapp'].map((id) => ({ id, name: id[0]!.toUpperCase() + id.slice(1) }))

export function ContactSettings() {
  return (
    <PagePart title="How the shop is reached">
      <Box sx={columns}>
        <TextInput source="phone" type="tel" helperText="In header, footer, mails and invoices" validate={required()} />
        <TextInput source="whatsapp" label="WhatsApp" type="tel" validate={required()} />
        <TextInput
          source="emergencyPhone"
          label="Emergency phone"
          type="tel"
          helperText="Answered day and night; empty: none is named"
        />
        <TextInput source="email" label="E-mail" type="email" validate={required()} />
      </Box>
      <TranslatedInput source="streetAddress" label="Street" validate={required()} />
      <TranslatedInput source="city" label="City" validate={required()} />
      <Box sx={columns}>
        <TextInput source="postalCode" label="Postal code" helperText="Five digits" validate={required()} />
        <TextInput source="mapUrl" label="Address of the map" type="url" validate={required()} />
      </Box>
      <HoursInput source="hours" label="Opening hours" />
      <ArrayInput source="social" label="Networks">
        <FormRows>
          <SelectInput source="network" choices={networks} helperText={false} validate={required()} />
          <TextInput source="url" label="Address" type="url" helperText={false} validate={required()} />
        </FormRows>
      </ArrayInput>
    </PagePart>
  )
}

export function LegalSettings() {
  return (
    <PagePart title="What the law asks for">
      <TranslatedInput
        source="legalName"
        label="Registered name"
        helperText="Not empty any more once there are invoices"
      />
      <Box sx={columns}>
        <TextInput
          source="vatNumber"
          label="VAT number"
          helperText="Nine digits; printed on every invoice from now on"
        />
        <TextInput source="registrationNumber" label="Registration number" />
        <TextInput source="portalListingNumber" label="Number in the list of web shops" />
      </Box>
      <TranslatedInput source="grievanceName" label="Grievance officer" />
      <Box sx={columns}>
        <TextInput source="grievancePhone" label="Their phone" type="tel" />
        <TextInput source="grievanceEmail" label="Their e-mail" type="email" />
      </Box>
    </PagePart>
  )
}
