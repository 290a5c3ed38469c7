import { MAX_BUSINESS_ADDRESS_LENGTH, MAX_BUSINESS_NAME_LENGTH } from '#domain/invoices/business.ts'
import { useText } from '../../messages/text.ts'
import { TextField } from '../../ui/field.tsx'
import type { FieldErrors } from '../../ui/form-problems.ts'

/** Nine digits, with room for spaces and dashes between them. */
const MAX_PAN_LENGTH = 20

type Values = { business_name: string; pan: string; business_address: string }

export type BusinessFieldsProps = {
  values: Values
  /** Whether somebody else receives the order: the address of the business cannot be blank then. */
  isForOther: boolean
  onType: (changed: Partial<Values>) => void
  errors: FieldErrors<keyof Values>
}

/** The business that an invoice is for. */
export function BusinessFields({ values, isForOther, onType, errors }: BusinessFieldsProps) {
  const text = useText()
  return (
    <>
      <TextField
        name="business_name"
        label={text('business.name')}
        autoComplete="organization"
        enterKeyHint="next"
        maxLength={MAX_BUSINESS_NAME_LENGTH}
        value={values.business_name}
        onChange={({ currentTarget }) => onType({ business_name: currentTarget.value })}
        error={errors.business_name}
      />
      <TextField
        name="pan"
        label={text('business.pan')}
        hint={text('business.pan-hint')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={MAX_PAN_LENGTH}
        value={values.pan}
        onChange={({ currentTarget }) => onType({ pan: currentTarget.value })}
        error={errors.pan}
      />
      <TextField
        name="business_address"
        label={text('business.address')}
        hint={isForOther ? undefined : text('business.address-hint')}
        autoComplete="off"
        maxLength={MAX_BUSINESS_ADDRESS_LENGTH}
        required={isForOther}
        value={values.business_address}
        onChange={({ currentTarget }) => onType({ business_address: currentTarget.value })}
        error={errors.business_address}
      />
    </>
  )
}
