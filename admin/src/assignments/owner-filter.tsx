import { SelectInput, type SelectInputProps } from 'react-admin'
import type { AssignmentKind } from '#domain/assignments/assignments.ts'
import { t } from '../language/t.ts'
import { useOwners } from './use-owners.ts'

/** Filter of a list by owner: `<OwnerFilter key="owner" source="owner" kind="order" />`. */
export function OwnerFilter({ kind, ...input }: Omit<SelectInputProps, 'choices'> & { kind: AssignmentKind }) {
  const people = useOwners(kind)
  return <SelectInput {...input} choices={[{ id: 'nobody', name: t('Nobody (open)') }, ...people]} />
}
