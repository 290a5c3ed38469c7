import type { ReactNode } from 'react'
import { Alert, Stack } from '@mui/material'
import { EditingNow } from '../live/editing-now.tsx'
import { Create, DeleteButton, Edit, SaveButton, SimpleForm, Toolbar } from 'react-admin'
import { t } from '../language/t.ts'

type RecordPageProps = { children: ReactNode; /** Default values of a new record. */ blank?: Record<string, unknown> }

/** Page for creating a record; redirects to the list. */
export function CreatePage({ children, blank }: RecordPageProps) {
  return (
    <Create redirect="list">
      <SimpleForm warnWhenUnsavedChanges sanitizeEmptyValues={false} {...(blank && { defaultValues: blank })}>
        <Stack sx={{ width: '100%', gap: 1 }}>{children}</Stack>
      </SimpleForm>
    </Create>
  )
}

type EditPageProps = {
  children: ReactNode
  /** Consequences of deletion, shown in the confirmation; absent if the record cannot be deleted. */ removal?: string
  /** Uses the full window width, for a text with its preview beside it. */ isWide?: boolean
}

/** Page for editing a record: saves it as a whole and asks before deleting it. */
export function EditPage({ children, removal, isWide = false }: EditPageProps) {
  return (
    <Edit redirect={false} actions={false} {...(isWide && { sx: { maxWidth: 'none' } })}>
      <SimpleForm warnWhenUnsavedChanges sanitizeEmptyValues={false} toolbar={<SaveBar removal={removal} />}>
        <EditingNow />
        <Stack sx={{ width: '100%', gap: 1 }}>{children}</Stack>
      </SimpleForm>
    </Edit>
  )
}

function SaveBar({ removal }: { removal: string | undefined }) {
  return (
    <Toolbar sx={{ justifyContent: 'space-between' }}>
      <SaveButton />
      {removal && (
        <DeleteButton
          mutationMode="pessimistic"
          confirmColor="warning"
          confirmTitle={t('Delete this record?')}
          confirmContent={<Alert severity="warning">{removal}</Alert>}
        />
      )}
    </Toolbar>
  )
}
