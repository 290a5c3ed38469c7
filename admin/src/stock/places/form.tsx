import { AutocompleteArrayInput, BooleanInput, NumberInput, ReferenceInput, required, SelectInput } from 'react-admin'
import { provinces } from '#domain/addresses/provinces.ts'
import { CreatePage, EditPage } from '../../content/record-pages.tsx'
import { formats, t } from '../../language/t.ts'
import { TranslatedInput } from '../../ui/translated-input.tsx'
import { kindWords } from './place-words.ts'

const districts = provinces.flatMap((province) =>
  province.districts.map(({ name }) => ({ id: name, name: `${formats.place(name)}, ${formats.place(province.name)}` })),
)
const kinds = Object.entries(kindWords).map(([id, name]) => ({ id, name }))

function PlaceForm({ isNew = false }: { isNew?: boolean }) {
  return (
    <>
      <TranslatedInput source="name" label={t('Name')} validate={required()} />
      <SelectInput source="kind" label={t('Kind')} choices={kinds} validate={required()} />
      <ReferenceInput source="storeId" reference="stores" perPage={100}>
        <SelectInput
          label={t('Showroom page')}
          helperText={t('Customers can pick up from this place if its showroom page offers pickup.')}
        />
      </ReferenceInput>
      <AutocompleteArrayInput
        source="districts"
        label={t('Serves')}
        choices={districts}
        helperText={t(
          'Orders from these districts take their pieces from here first. What is missing comes from the other places, in the order of the list.',
        )}
      />
      <NumberInput
        source="lowStockAt"
        label={t('Low stock at')}
        helperText={t('Threshold for every variant at this place. Leave empty to use each variant’s own.')}
      />
      {!isNew && (
        <BooleanInput source="isOpen" label={t('Open')} helperText={t('Only an empty place can be closed.')} />
      )}
    </>
  )
}

export function PlaceCreate() {
  return (
    <CreatePage
      blank={{ kind: 'showroom', storeId: null, districts: [], lowStockAt: null, isOpen: true, translations: {} }}
    >
      <PlaceForm isNew />
    </CreatePage>
  )
}

export function PlaceEdit() {
  return (
    <EditPage>
      <PlaceForm />
    </EditPage>
  )
}
