import { ArrayInput, CheckboxGroupInput, required, TextInput } from 'react-admin'
import { englishFormats } from '#domain/english-formats.ts'
import { FormRows } from './form-rows.tsx'

/** As weeks go in Nepal: 0 is Sunday. */
const days = [0, 1, 2, 3, 4, 5, 6].map((id) => ({ id, name: englishFormats.weekday(id) }))

/** When a shop is open: rows of days of the week and a time from which and until which. */
export function HoursInput({ source, label }: { source: string; label: string }) {
  return (
    <ArrayInput
      source={source}
      label={label}
      helperText="Nepal time; a day may stand in two rows, as where there is a break"
    >
      <FormRows>
        <CheckboxGroupInput source="days" choices={days} row helperText={false} validate={required()} />
        <TextInput source="opens" label="From" type="time" helperText={false} sx={time} validate={required()} />
        <TextInput source="closes" label="Until" type="time" helperText={false} sx={time} validate={required()} />
      </FormRows>
    </ArrayInput>
  )
}

const time = { maxWidth: 140 }
