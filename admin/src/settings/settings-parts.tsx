import { Box } from '@mui/material'
import { ArrayInput, required, SelectInput, TextInput, DateInput, NumberInput } from 'react-admin'
import { t } from '../language/t.ts'
import { FormRows } from '../ui/form-rows.tsx'
import { HoursInput } from '../ui/hours-input.tsx'
import { PagePart } from '../ui/page-part.tsx'
import { TranslatedInput } from '../ui/translated-input.tsx'
import { MoneyInput } from '../ui/money-input.tsx'

/** Two columns that align with the texts and their Nepali translations. */
const columns = { display: 'grid', columnGap: 2, gridTemplateColumns: { md: '1fr 1fr' }, width: '100%' }

export function NameSettings() {
  return (
    <PagePart title={t('Name')}>
      <Box sx={columns}>
        <TextInput source="name" label={t('Name')} validate={required()} />
        <TextInput source="nativeName" label={t('Name (Nepali)')} validate={required()} />
      </Box>
      <TranslatedInput
        source="tagline"
        label={t('Tagline')}
        helperText={t('Shown below the name in the footer')}
        validate={required()}
      />
    </PagePart>
  )
}

const networks = ['instagram', 'facebook', 'whatsapp'].map((id) => ({ id, name: id[0]!.toUpperCase() + id.slice(1) }))

export function ContactSettings() {
  return (
    <PagePart title={t('Contact details')}>
      <Box sx={columns}>
        <TextInput
          source="phone"
          label={t('Phone')}
          type="tel"
          helperText={t('Shown in the header, footer, emails and invoices')}
          validate={required()}
        />
        <TextInput source="whatsapp" label="WhatsApp" type="tel" validate={required()} />
        <TextInput
          source="viber"
          label="Viber"
          type="tel"
          helperText={t('Leave empty to offer no messages by Viber')}
        />
        <TextInput
          source="emergencyPhone"
          label={t('Emergency phone')}
          type="tel"
          helperText={t('Answered day and night; leave empty to show none')}
        />
        <TextInput source="email" label={t('Email')} type="email" validate={required()} />
      </Box>
      <TranslatedInput source="streetAddress" label={t('Street')} validate={required()} />
      <TranslatedInput source="city" label={t('City')} validate={required()} />
      <Box sx={columns}>
        <TextInput source="postalCode" label={t('Postal code')} helperText={t('5 digits')} validate={required()} />
        <TextInput source="mapUrl" label={t('Map link')} type="url" validate={required()} />
      </Box>
      <HoursInput source="hours" label={t('Opening hours')} />
      <ArrayInput source="social" label={t('Social media')}>
        <FormRows>
          <SelectInput
            source="network"
            label={t('Network')}
            choices={networks}
            helperText={false}
            validate={required()}
          />
          <TextInput source="url" label={t('Link')} type="url" helperText={false} validate={required()} />
        </FormRows>
      </ArrayInput>
    </PagePart>
  )
}

export function LegalSettings() {
  return (
    <PagePart title={t('Legal information')}>
      <TranslatedInput source="legalName" label={t('Registered name')} helperText={t('Required once invoices exist')} />
      <Box sx={columns}>
        <TextInput source="vatNumber" label={t('VAT number')} helperText={t('9 digits; printed on all new invoices')} />
        <TextInput source="registrationNumber" label={t('Registration number')} />
        <TextInput source="portalListingNumber" label={t('E-commerce portal listing number')} />
      </Box>
      <TranslatedInput source="grievanceName" label={t('Grievance officer')} />
      <Box sx={columns}>
        <TextInput source="grievancePhone" label={t('Grievance officer’s phone')} type="tel" />
        <TextInput source="grievanceEmail" label={t('Grievance officer’s email')} type="email" />
      </Box>
    </PagePart>
  )
}

export function MoneySettings() {
  return (
    <PagePart title={t('Delivery, stock and bank transfers')}>
      <Box sx={columns}>
        <MoneyInput
          source="shippingFee"
          label={t('Delivery fee')}
          helperText={t('For zones without their own fee')}
          validate={required()}
        />
        <MoneyInput
          source="expressFee"
          label={t('Express fee')}
          helperText={t('For zones without their own; leave empty to charge the delivery fee')}
        />
        <MoneyInput
          source="freeShippingOver"
          label={t('Free delivery above')}
          helperText={t('Orders with a higher subtotal have free delivery')}
          validate={required()}
        />
        <NumberInput
          source="lowStockAt"
          label={t('Low stock threshold')}
          helperText={t('Units per variant')}
          validate={required()}
        />
      </Box>
      <Box sx={columns}>
        <TextInput source="bankName" label={t('Bank')} />
        <TextInput source="bankAccountName" label={t('Account name')} />
        <TextInput
          source="bankAccountNumber"
          label={t('Account number')}
          helperText={t('Shown to customers who pay by bank transfer')}
        />
      </Box>
    </PagePart>
  )
}

export function HolidaySettings() {
  return (
    <PagePart title={t('Holidays')}>
      <ArrayInput
        source="holidays"
        label={t('Days when the shop is closed')}
        helperText={t('You can leave past days in the list')}
      >
        <FormRows>
          <DateInput
            source="day"
            label={t('Date')}
            helperText={false}
            validate={required()}
            parse={(day: string) => day || null}
          />
          <TextInput source="name" label={t('Name')} helperText={false} validate={required()} />
          <TextInput source="translations.ne.name" label={t('Name (Nepali)')} helperText={false} />
        </FormRows>
      </ArrayInput>
    </PagePart>
  )
}

export function FigureSettings() {
  return (
    <PagePart title={t('Help Center figures')}>
      <Box sx={columns}>
        <NumberInput
          source="satisfactionPercent"
          label={t('Satisfied customers (%)')}
          step={0.1}
          validate={required()}
        />
        <NumberInput source="responseHours" label={t('Response time (hours)')} validate={required()} />
        <NumberInput source="issuesResolved" label={t('Issues resolved')} validate={required()} />
        <NumberInput source="customersHelped" label={t('Customers helped')} validate={required()} />
      </Box>
    </PagePart>
  )
}
