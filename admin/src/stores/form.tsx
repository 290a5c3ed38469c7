import { Box, Link } from '@mui/material'
import { AutocompleteInput, BooleanInput, NumberInput, required, TextInput } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { provinces } from '#domain/addresses/provinces.ts'
import { CreatePage, EditPage } from '../content/record-pages.tsx'
import { HoursInput } from '../ui/hours-input.tsx'
import { PictureInput } from '../ui/picture-input.tsx'
import { TranslatedInput } from '../ui/translated-input.tsx'

const districts = provinces.flatMap((province) =>
  province.districts.map(({ name }) => ({ id: name, name: `${name}, ${province.name}` })),
)

export function StoreForm() {
  return (
    <>
      <PictureInput source="pictureId" label="Picture" />
      <TranslatedInput source="name" label="Name" validate={required()} />
      <TranslatedInput source="streetAddress" label="Street" validate={required()} />
      <TranslatedInput source="city" label="City" validate={required()} />
      <Box sx={columns}>
        <AutocompleteInput source="district" choices={districts} validate={required()} />
        <TextInput source="postalCode" label="Postal code" helperText="5 digits" />
        <TextInput source="phone" type="tel" validate={required()} />
      </Box>
      <HoursInput source="hours" label="Opening hours" />
      <TranslatedInput source="services" label="Services" helperText="One per line" multiline minRows={3} />
      <BooleanInput
        source="offersPickup"
        label="Offers pickup"
        helperText="The checkout offers this showroom for pickup. If no showroom offers pickup, customers pick up at the address in the settings."
      />
      <TextInput
        source="mapUrl"
        label="Map link"
        type="url"
        validate={required()}
        helperText="Target of the ‘Directions’ link"
      />
      <Box sx={columns}>
        <NumberInput source="latitude" helperText="26 to 31; used to find the nearest showroom" validate={required()} />
        <NumberInput source="longitude" helperText="80 to 89" validate={required()} />
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
      View on map
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
    <EditPage removal="The showroom disappears from the shop immediately.">
      <StoreForm />
    </EditPage>
  )
}
