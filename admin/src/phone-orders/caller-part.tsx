import { useState } from 'react'
import { Alert, Box, Button, Stack, TextField, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { SelectInput, TextInput, required } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import type { Caller } from '#contract/admin/phone-orders.ts'
import { get } from '../api.ts'
import { t } from '../language/t.ts'
import { PagePart } from '../ui/page-part.tsx'
import { StatusChip } from '../ui/status-chip.tsx'
import { draftOf } from './draft.ts'
import { useSettled } from './use-quote.ts'

const PAUSE_MS = 300
const MIN_QUERY_LENGTH = 2
const languages = [
  { id: 'en', name: t('English') },
  { id: 'ne', name: t('Nepali') },
]

/** Inputs for the caller: an existing account, or a guest's details. */
export function CallerPart() {
  const userId = useWatch({ name: 'userId' }) as string | null
  const { setValue } = useFormContext()
  return (
    <PagePart title={t('Customer')}>
      {userId === null ? (
        <FindCaller />
      ) : (
        <Alert
          severity="info"
          sx={{ mb: 1 }}
          action={
            <Button onClick={() => setValue('userId', null, { shouldDirty: true })}>{t('Remove account')}</Button>
          }
        >
          {t('The order will be placed in this customer’s account.')}
        </Alert>
      )}
      <Box sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        <TextInput source="name" label={t('Full name')} validate={required()} />
        <TextInput source="phone" label={t('Phone')} type="tel" validate={required()} />
        <TextInput source="email" label={t('Email')} type="email" helperText={t('Optional; without it we send SMS')} />
        <SelectInput source="language" label={t('Language of messages')} choices={languages} validate={required()} />
      </Box>
    </PagePart>
  )
}

function FindCaller() {
  const [typed, setTyped] = useState('')
  const q = useSettled(typed.trim(), PAUSE_MS)
  const { data, error, isFetching } = useQuery({
    queryKey: ['phone-callers', q],
    queryFn: ({ signal }) => get<{ items: Caller[] }>('/phone-orders/callers', { q }, signal),
    enabled: q.length >= MIN_QUERY_LENGTH,
  })
  const found = q.length >= MIN_QUERY_LENGTH ? data?.items : undefined
  return (
    <Stack sx={{ gap: 1 }}>
      <TextField
        label={t('Find customer by name or email')}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        type="search"
        helperText={t('For a guest, fill in the details below')}
      />
      {error && <Alert severity="error">{error.message}</Alert>}
      <Box role="status">{found?.length === 0 && !isFetching && t('No customers found.')}</Box>
      {found?.map((caller) => (
        <FoundCaller key={caller.userId} caller={caller} />
      ))}
    </Stack>
  )
}

function FoundCaller({ caller }: { caller: Caller }) {
  const { setValue } = useFormContext()

  function take() {
    for (const [field, value] of Object.entries(draftOf(caller))) setValue(field, value, { shouldDirty: true })
  }

  return (
    <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
      <Typography variant="body2" sx={{ flex: 1, overflowWrap: 'anywhere' }}>
        {caller.name} · {caller.email}
      </Typography>
      {caller.isBlocked ? (
        <StatusChip tone="danger" label={t('Blocked')} />
      ) : (
        <Button onClick={take} aria-label={t('Use %{name}', { name: caller.name })}>
          {t('Use')}
        </Button>
      )}
    </Stack>
  )
}
