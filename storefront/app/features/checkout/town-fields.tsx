import { useEffect } from 'react'
import type { NamedLocalLevel } from '#contract/delivery-zones.ts'
import { MAX_ADDRESS_LENGTH } from '#domain/addresses/address-length.ts'
import { findLocalLevel } from '#domain/addresses/find-local-level.ts'
import { useFormat } from '../../format.ts'
import { useText } from '../../messages/text.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import type { FieldErrors } from '../../ui/form-problems.ts'
import { SelectField } from '../../ui/select-field.tsx'
import type { Choices } from './checkout-draft.ts'
import styles from './checkout-form.module.css'
import { UNKNOWN_WARD } from './form-fields.tsx'
import type { LocalLevels } from './use-local-levels.ts'

type TownFieldsProps = {
  choices: Pick<Choices, 'district' | 'city' | 'ward'>
  choose: (changed: Partial<Choices>) => void
  local: LocalLevels
  errors: FieldErrors<'city' | 'ward'>
}

/** The municipality and the ward. While its list cannot be loaded, a municipality is typed. */
export function TownFields({ choices, choose, local: { levels, retry }, errors }: TownFieldsProps) {
  const text = useText()
  const { district, city } = choices
  useEffect(() => {
    // The list would take the place of a town that is being typed.
    if (!retry || city !== '') return undefined
    addEventListener('online', retry)
    return () => removeEventListener('online', retry)
  }, [retry, city])
  if (retry) {
    return (
      <>
        <TextField
          name="city"
          label={text('checkout.municipality')}
          autoComplete="address-level2"
          maxLength={MAX_ADDRESS_LENGTH}
          required
          value={city}
          error={errors.city}
          onChange={(event) => choose({ city: event.currentTarget.value })}
        />
        <Button kind="outline" className={styles.reload} onClick={retry}>
          {text('checkout.load-municipalities')}
        </Button>
      </>
    )
  }
  const chosen = levels && findLocalLevel(levels, city)
  return (
    <>
      <SelectField
        name="city"
        label={text('checkout.municipality')}
        autoComplete="off"
        required
        disabled={district === ''}
        value={chosen?.name ?? ''}
        error={errors.city}
        onChange={(event) => choose({ city: event.currentTarget.value, ward: '' })}
      >
        <option value="">{text(district === '' ? 'checkout.district-first' : 'checkout.choose-municipality')}</option>
        {levels?.map(({ name, label }) => (
          <option key={name} value={name}>
            {label}
          </option>
        ))}
      </SelectField>
      <WardField level={chosen} ward={choices.ward} onChoose={(ward) => choose({ ward })} error={errors.ward} />
    </>
  )
}

type WardFieldProps = {
  /** Undefined until a municipality is chosen. */
  level: NamedLocalLevel | undefined
  ward: string
  onChoose: (ward: string) => void
  error: string | undefined
}

function WardField({ level, ward, onChoose, error }: WardFieldProps) {
  const text = useText()
  const format = useFormat()
  return (
    <SelectField
      name="ward"
      label={text('checkout.ward')}
      autoComplete="off"
      required
      disabled={!level}
      value={level ? ward : ''}
      error={error}
      onChange={(event) => onChoose(event.currentTarget.value)}
    >
      <option value="">{text('checkout.choose-ward')}</option>
      {Array.from({ length: level?.wards ?? 0 }, (_, index) => (
        <option key={index} value={index + 1}>
          {format.number(index + 1)}
        </option>
      ))}
      <option value={UNKNOWN_WARD}>{text('checkout.ward-unknown')}</option>
    </SelectField>
  )
}
