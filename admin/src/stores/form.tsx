import { Box, Link } from '@mui/material'
import { AutocompleteInput, BooleanInput, NumberInput, required, TextInput } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { provinces } from '#domain/provinces.ts'
import { HoursInput } from '../ui/hours-input.tsx'
import { TranslatedInput } from '../ui/translated-input.tsx'

const districts = provinces.flatMap((province) =>
  province.districts.map(({ name }) => ({ id: name, name: `${name}, ${province.name}` })),
)

export function StoreForm() {
  return (
    <>
      <TranslatedInput source="name" label="Name" validate={required()} />
      <TranslatedInput source="streetAddress" label="Street" validate={required()} />
      <TranslatedInput source="city" label="City" validate={required()} />
      <Box sx={columns}>
        <AutocompleteInput source="district" choices={districts} validate={required()} />
        <TextInput source="postalCode" label="Postal code" helperText="Five digits" />
        <TextInput source="phone" type="tel" validate={required()} />
      </Box>
      <HoursInput source="hours" label="Opening hours" />
      <TranslatedInput source="services" label="What can be done there" helperText="One a line" multiline minRows={3} />
      <BooleanInput
        source="offersPickup"
        label="Orders can be collected here"
        helperText="The checkout offers it for pickup. With none, pickup is at the shop’s address in the settings."
      />
      <TextInput
        source="mapUrl"
        label="Address of the map"
        type="url"
        validate={required()}
        helperText="Where ‘Directions’ leads"
      />
      <Box sx={columns}>
        <NumberInput source="latitude" helperText="26 to 31: finds the nearest showroom" validate={required()} />
        <NumberInput source="longitude" helperText="80 to 89" validate={required()} />
      </Box>
      <PlaceLink />
    </>
  )
}

/** To see whether the place is the right one. */
function PlaceLink() {
  const [latitude, longitude] = useWatch({ name: ['latitude', 'longitude'] })
  if (typeof latitude !== 'number' || typeof longitude !== 'number') return null
  const place = `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`
  return (
    <Link href={place} target="_blank" rel="noopener noreferrer">
      See this place on a map
    </Link>
  )
}

const columns = { display: 'grid', columnGap: 2, gridTemplateColumns: { sm: 'repeat(3, 1fr)' }, width: '100%' }
