import { MAX_ADDRESS_LENGTH } from '#domain/addresses/address-length.ts'
import { MAX_APARTMENT_LENGTH, MAX_LANDMARK_LENGTH } from '#domain/checkout/checkout.ts'
import { useText } from '../../messages/text.ts'
import { TextField } from '../../ui/field.tsx'
import type { FieldErrors } from '../../ui/form-problems.ts'
import type { Choices } from './checkout-draft.ts'
import styles from './checkout-form.module.css'
import { DoorPosition } from './door-position.tsx'
import { optional } from './form-fields.tsx'

/** Five digits, with room for spaces around them. */
const MAX_ZIP_LENGTH = 10

type StreetField = 'street_address' | 'landmark' | 'apartment' | 'zip'

type StreetFieldsProps = {
  choices: Pick<Choices, 'position'>
  choose: (changed: Pick<Choices, 'position'>) => void
  /** Where the buyer is may not be the door. */
  hasPosition: boolean
  /** What the fields begin with. */
  known?: Partial<Record<StreetField, string>> | undefined
  errors: FieldErrors<StreetField | 'position'>
}

/** The way to a door within its ward. */
export function StreetFields({ choices, choose, hasPosition, known, errors }: StreetFieldsProps) {
  const text = useText()
  return (
    <>
      <div className={styles.whole}>
        <TextField
          name="street_address"
          label={text('checkout.street')}
          placeholder={text('checkout.street-example')}
          autoComplete="address-line1"
          enterKeyHint="next"
          maxLength={MAX_ADDRESS_LENGTH}
          required
          defaultValue={known?.street_address}
          error={errors.street_address}
        />
      </div>
      <TextField
        name="landmark"
        label={optional(text('checkout.landmark'), text('checkout.optional'))}
        placeholder={text('checkout.landmark-example')}
        autoComplete="off"
        maxLength={MAX_LANDMARK_LENGTH}
        defaultValue={known?.landmark}
        error={errors.landmark}
      />
      {hasPosition && (
        <DoorPosition
          position={choices.position}
          onChoose={(position) => choose({ position })}
          error={errors.position}
        />
      )}
      <TextField
        name="apartment"
        label={optional(text('checkout.apartment'), text('checkout.optional'))}
        autoComplete="address-line2"
        maxLength={MAX_APARTMENT_LENGTH}
        defaultValue={known?.apartment}
        error={errors.apartment}
      />
      <TextField
        name="zip"
        label={optional(text('checkout.zip'), text('checkout.optional'))}
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={MAX_ZIP_LENGTH}
        defaultValue={known?.zip}
        error={errors.zip}
      />
    </>
  )
}
