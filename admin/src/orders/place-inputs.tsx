import { SelectInput, TextInput, required } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import { findLocalLevel } from '#domain/addresses/find-local-level.ts'
import { localLevelsOf } from '#domain/addresses/local-levels.ts'
import { isInNepal } from '#domain/addresses/in-nepal.ts'
import { parsePosition, positionText, type Position } from '#domain/addresses/position.ts'
import { language } from '../language/language.ts'
import { formats, t } from '../language/t.ts'

/** Inputs of an address within its district. `mark` holds the position as text. */
export function PlaceInputs({ district }: { district: string }) {
  const city = (useWatch({ name: 'city' }) as string | null) ?? ''
  const { setValue } = useFormContext()
  const levels = localLevelsOf(district)
  const wards = findLocalLevel(levels, city)?.wards ?? 0
  return (
    <>
      <SelectInput
        source="city"
        label={t('Municipality')}
        choices={levels.map(({ name, ne }) => ({ id: name, name: language === 'ne' ? ne : name }))}
        validate={required()}
        disabled={levels.length === 0}
        onChange={() => setValue('ward', null)}
      />
      <SelectInput
        source="ward"
        label={t('Ward')}
        choices={Array.from({ length: wards }, (_, index) => ({ id: index + 1, name: formats.number(index + 1) }))}
        emptyText={t('Unknown')}
        parse={(value: number | string) => (value === '' ? null : value)}
        disabled={wards === 0}
      />
      <TextInput source="street_address" label={t('Street address (tole, house)')} validate={required()} />
      <TextInput source="landmark" label={t('Landmark')} />
      <TextInput
        source="mark"
        label={t('Map position')}
        helperText={t('Latitude and longitude, such as 28.2096,83.9572')}
        validate={wrongMark}
      />
      <TextInput source="apartment" label={t('Apartment')} />
      <TextInput source="zip" label={t('Postal code')} helperText={t('5 digits, optional')} />
    </>
  )
}

/** Returns the text of a position in the form. */
export function markOf(position: Position | null): string {
  return position ? positionText(position) : ''
}

/** Returns the position that a text holds, with or without a space after the comma. */
export function positionOf(mark: string | null): Position | null {
  return parsePosition((mark ?? '').replaceAll(' ', ''))
}

function wrongMark(mark: string | null): string | undefined {
  if (!mark) return undefined
  const position = positionOf(mark)
  return position && isInNepal(position) ? undefined : t('Enter latitude and longitude of a place in Nepal')
}
