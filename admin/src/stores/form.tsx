import { Box, Link } from '@mui/material'
import { AutocompleteInput, BooleanInput, NumberInput, required, TextInput } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { provinces } from '#domain/addresses/provinces.ts'
import { CreatePage, EditPage } from '../content/record-pages.tsx'
import { formats, t } from '../language/t.ts'
import { HoursInput } from '../ui/hours-input.tsx'
import { PictureInput } from '../ui/picture-input.tsx'
import { TranslatedInput } from '../ui/translated-input.tsx'

const districts = provinces.flatMap((province) =>
  province.districts.map(({ name }) => ({ id: name, name: `${formats.place(name)}, ${formats.place(province.name)}` })),
)

export function StoreForm() {
  return (
    <>
      <PictureInput source="pictureId" label={t('Picture')} />
      <TranslatedInput source="name" label={t('Name')} validate={required()} />
      <TranslatedInput source="streetAddress" label={t('Street')} validate={required()} />
      <TranslatedInput source="city" label={t('City')} validate={required()} />
      <Box sx={columns}>
        <AutocompleteInput source="district" label={t('District')} choices={districts} validate={required()} />
        <TextInput source="postalCode" label={t('Postal code')} helperText={t('5 digits')} />
        <TextInput source="phone" label={t('Phone')} type="tel" validate={required()} />
      </Box>
      <HoursInput source="hours" label={t('Opening hours')} />
      <TranslatedInput source="services" label={t('Services')} helperText={t('One per line')} multiline minRows={3} />
      <BooleanInput
        source="offersPickup"
        label={t('Offers pickup')}
        helperText={t(
          'The checkout offers this showroom for pickup. If no showroom offers pickup, customers pick up at the address in the settings.',
        )}
      />
      <TextInput
        source="mapUrl"
        label={t('Map link')}
        type="url"
        validate={required()}
        helperText={t('Target of the ‘Directions’ link')}
      />
      <Box sx={columns}>
        <NumberInput
          source="latitude"
          label={t('Latitude')}
          helperText={t('26 to 31; used to find the nearest showroom')}
          validate={required()}
        />
        <NumberInput source="longitude" label={t('Longitude')} helperText={t('80 to 89')} validate={required()} />
      </Box>
      <PlaceLink />
    </>
  )
}

/** Link to a map, for checking the coordinates. */
function PlaceLink() {
  const [latitude, longitude] = useWatch({ name: ['latitude', 'longitude'] })
  if (typeof latitude !== 'number' || typeof longitude !== 'number') return null
  const place = `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`
  return (
    <Link href={place} target="_blank" rel="noopener noreferrer">
      {t('View on map')}
    </Link>
  )
}

const columns = { display: 'grid', columnGap: 2, gridTemplateColumns: { sm: 'repeat(3, 1fr)' }, width: '100%' }

export function StoreCreate() {
  return (
    <CreatePage blank={{ pictureId: null, postalCode: '', services: '', hours: [], translations: {} }}>
      <StoreForm />
    </CreatePage>
  )
}

export function StoreEdit() {
  return (
    <EditPage removal={t('The showroom disappears from the shop immediately.')}>
      <StoreForm />
    </EditPage>
  )
}
