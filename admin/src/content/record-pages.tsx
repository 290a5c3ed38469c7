import type { ReactNode } from 'react'
import { Alert, Stack } from '@mui/material'
import { Create, DeleteButton, Edit, SaveButton, SimpleForm, Toolbar } from 'react-admin'

type RecordPageProps = { children: ReactNode; /** What a new one has. */ blank?: Record<string, unknown> }

/** The page of a new record; the next is its list. */
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
  /** What is lost with it; absent where it cannot be removed. */ removal?: string
  /** As wide as the window: a text with its preview beside it. */ isWide?: boolean
}

/** The page of a record: saved as a whole, removed after a question. */
export function EditPage({ children, removal, isWide = false }: EditPageProps) {
  return (
    <Edit redirect={false} actions={false} {...(isWide && { sx: { maxWidth: 'none' } })}>
      <SimpleForm warnWhenUnsavedChanges sanitizeEmptyValues={false} toolbar={<SaveBar removal={removal} />}>
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
          confirmTitle="Delete it?"
          confirmContent={<Alert severity="warning">{removal}</Alert>}
        />
      )}
    </Toolbar>
  )
}
