import { SelectInput } from 'react-admin'
import { t } from '../../language/t.ts'
import { useOpenPlaces } from './use-places.ts'

/** Filter of a list by place. */
export function PlaceInput({ source, label = t('Place') }: { source: string; label?: string; alwaysOn?: boolean }) {
  const choices = useOpenPlaces().map(({ id, name }) => ({ id, name }))
  return <SelectInput source={source} label={label} choices={choices} />
}
