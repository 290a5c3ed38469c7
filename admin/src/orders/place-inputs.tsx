import { SelectInput, TextInput, required } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import { findLocalLevel } from '#domain/addresses/find-local-level.ts'
import { localLevelsOf } from '#domain/addresses/local-levels.ts'
import { isInNepal } from '#domain/addresses/in-nepal.ts'
import { parsePosition, positionText, type Position } from '#domain/addresses/position.ts'

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
        label="Municipality"
        choices={levels.map(({ name }) => ({ id: name, name }))}
        validate={required()}
        disabled={levels.length === 0}
        onChange={() => setValue('ward', null)}
      />
      <SelectInput
        source="ward"
        label="Ward"
        choices={Array.from({ length: wards }, (_, index) => ({ id: index + 1, name: String(index + 1) }))}
        emptyText="Unknown"
        parse={(value: number | string) => (value === '' ? null : value)}
        disabled={wards === 0}
      />
      <TextInput source="street_address" label="Street address (tole, house)" validate={required()} />
      <TextInput source="landmark" label="Landmark" />
      <TextInput
        source="mark"
        label="Map position"
        helperText="Latitude and longitude, such as 28.2096,83.9572"
        validate={wrongMark}
      />
      <TextInput source="apartment" label="Apartment" />
      <TextInput source="zip" label="Postal code" helperText="5 digits, optional" />
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
  return position && isInNepal(position) ? undefined : 'Enter latitude and longitude of a place in Nepal'
}
