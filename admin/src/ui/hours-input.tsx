import { ArrayInput, CheckboxGroupInput, required, TextInput } from 'react-admin'
import { formats, t } from '../language/t.ts'
import { FormRows } from './form-rows.tsx'

/** Days of the week as in Nepal: 0 is Sunday. */
const days = [0, 1, 2, 3, 4, 5, 6].map((id) => ({ id, name: formats.weekday(id) }))

/** Input for opening hours: rows of weekdays with an opening and a closing time. */
export function HoursInput({ source, label }: { source: string; label: string }) {
  return (
    <ArrayInput source={source} label={label} helperText={t('Nepal time; use two rows for a day with a break')}>
      <FormRows>
        <CheckboxGroupInput
          source="days"
          label={t('Days')}
          choices={days}
          row
          helperText={false}
          validate={required()}
        />
        <TextInput source="opens" label={t('Opens')} type="time" helperText={false} sx={time} validate={required()} />
        <TextInput source="closes" label={t('Closes')} type="time" helperText={false} sx={time} validate={required()} />
      </FormRows>
    </ArrayInput>
  )
}

const time = { maxWidth: 140 }
