import { ArrayInput, AutocompleteInput, BooleanInput, NumberInput, ReferenceInput, required } from 'react-admin'
import { MAX_PIECE_QUANTITY, MAX_SET_PERCENT } from '#domain/sets/product-set.ts'
import { CreatePage, EditPage } from '../content/record-pages.tsx'
import { t } from '../language/t.ts'
import { FormRows } from '../ui/form-rows.tsx'
import { TranslatedInput } from '../ui/translated-input.tsx'

const blankPiece = { productId: null, quantity: 1, sameSize: false }

/** Default values of a new set. */
export const blankSet = { percent: 5, isActive: true, pieces: [blankPiece, blankPiece], translations: {} }

export function SetForm() {
  return (
    <>
      <TranslatedInput
        source="name"
        label={t('Name')}
        helperText={t('Shown to shoppers on the product page, in the cart and on the invoice')}
        validate={required()}
      />
      <NumberInput
        source="percent"
        label={t('Percent off')}
        min={1}
        max={MAX_SET_PERCENT}
        helperText={t('Off the products of a complete set, however they came into the cart')}
        validate={required()}
      />
      <ArrayInput
        source="pieces"
        label={t('Products')}
        helperText={t('2 to 8; the first is the main one. Every color and type of a product counts.')}
      >
        <FormRows isOrdered>
          <ReferenceInput source="productId" reference="products">
            <AutocompleteInput label={t('Product')} helperText={false} sx={wide} validate={required()} />
          </ReferenceInput>
          <NumberInput
            source="quantity"
            label={t('Quantity')}
            min={1}
            max={MAX_PIECE_QUANTITY}
            defaultValue={1}
            helperText={false}
            sx={narrow}
            validate={required()}
          />
          <BooleanInput source="sameSize" label={t('Same size as the first')} defaultValue={false} helperText={false} />
        </FormRows>
      </ArrayInput>
      <BooleanInput source="isActive" label={t('Active')} />
    </>
  )
}

const wide = { minWidth: 280 }
const narrow = { maxWidth: 110 }

export function SetCreate() {
  return (
    <CreatePage blank={blankSet}>
      <SetForm />
    </CreatePage>
  )
}

export function SetEdit() {
  return (
    <EditPage removal={t('Carts with this set are no longer reduced. Orders keep what it took off.')}>
      <SetForm />
    </EditPage>
  )
}
