import { useEffect, useRef, useState } from 'react'
import { Alert, Box } from '@mui/material'
import { useDataProvider, useRecordContext, useResourceContext, type RaRecord } from 'react-admin'
import { useFormState } from 'react-hook-form'
import { queryClient } from '../query-client.ts'
import { currentStaff } from '../session/staff-session.ts'
import { openRecord } from './open-records.ts'
import { isLive, isPresence, useEditing } from './use-editing.ts'

/** Says in a form who else edits its record, and who has saved it meanwhile. Nothing that is typed is lost. */
export function EditingNow() {
  const resource = useResourceContext() ?? ''
  const record = useRecordContext()
  if (!record || !isLive(resource)) return null
  return <InForm key={`${resource} ${record.id}`} topic={resource} id={String(record.id)} />
}

type Place = { topic: Parameters<typeof useEditing>[0]; id: string }

function InForm({ topic, id }: Place) {
  const others = useEditing(topic, id)
  const savedBy = useOthersSaves({ topic, id })
  return (
    <Notes verb="is editing this" verbs="are editing this" names={others.map(({ name }) => name)} savedBy={savedBy} />
  )
}

/** The same for a page with acts instead of a form. */
export function OpenNow({ topic, id }: Place) {
  const others = useEditing(topic, id)
  return <Notes verb="has this open, too" verbs="have this open, too" names={others.map(({ name }) => name)} />
}

type NotesProps = { verb: string; verbs: string; names: string[]; savedBy?: string | undefined }

/** Always there, so that screen readers say what appears in it. */
function Notes({ verb, verbs, names, savedBy }: NotesProps) {
  return (
    <Box role="status" aria-live="polite" sx={{ width: '100%', display: 'grid', gap: 1, '&:not(:empty)': { mb: 1 } }}>
      {names.length > 0 && (
        <Alert severity="info" role="presentation">
          {listOf(names)} {names.length === 1 ? verb : verbs}.
        </Alert>
      )}
      {savedBy !== undefined && (
        <Alert severity="warning" role="presentation">
          {savedBy} has saved this record since you opened it. Your changes are kept. When you save, you see both
          versions.
        </Alert>
      )}
    </Box>
  )
}

function listOf(names: string[]): string {
  return new Intl.ListFormat('en', { type: 'conjunction' }).format(names)
}

/**
 * Shows what a colleague saves in a form in which nothing was typed yet.
 *
 * @returns the name of a colleague who has saved the record while something was typed here
 */
function useOthersSaves({ topic, id }: Place): string | undefined {
  const dataProvider = useDataProvider()
  const { isDirty } = useFormState()
  const isTyped = useRef(isDirty)
  const [savedBy, setSavedBy] = useState<string>()
  const [wasTyped, setWasTyped] = useState(isDirty)
  if (wasTyped !== isDirty) {
    setWasTyped(isDirty)
    // Saved or reset: the form has the present version again.
    if (!isDirty) setSavedBy(undefined)
  }
  useEffect(() => {
    isTyped.current = isDirty
  }, [isDirty])
  useEffect(() => {
    const show = async (by: string) => {
      if (isTyped.current) return setSavedBy(by)
      const { data } = await dataProvider.getOne(topic, { id })
      // Something may have been typed while it was read.
      if (isTyped.current) return setSavedBy(by)
      return queryClient.setQueriesData<RaRecord>({ queryKey: [topic, 'getOne', { id }] }, () => data)
    }
    const failed = () => {} // a save finds out what others have saved
    return openRecord(topic, id, {
      onChanged({ act, by }) {
        // What this member of staff saves is in the answer of the save.
        if (isPresence(act) || by?.id === currentStaff()?.id) return
        show(by?.name ?? 'Somebody').catch(failed)
      },
      onMissed: () => void show('Somebody').catch(failed),
    })
  }, [dataProvider, topic, id])
  return savedBy
}
