import { useEffect, useRef, useState } from 'react'
import { Alert, Box } from '@mui/material'
import { useDataProvider, useRecordContext, useResourceContext, type RaRecord } from 'react-admin'
import { useFormState } from 'react-hook-form'
import { t } from '../language/t.ts'
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
    <Notes
      others={others}
      say={(names, isOne) =>
        isOne ? t('%{names} is editing this.', { names }) : t('%{names} are editing this.', { names })
      }
      savedBy={savedBy}
    />
  )
}

/** The same for a page with acts instead of a form. */
export function OpenNow({ topic, id }: Place) {
  const others = useEditing(topic, id)
  return (
    <Notes
      others={others}
      say={(names, isOne) =>
        isOne ? t('%{names} has this open, too.', { names }) : t('%{names} have this open, too.', { names })
      }
    />
  )
}

type NotesProps = {
  others: readonly { name: string }[]
  say: (names: string, isOne: boolean) => string
  savedBy?: string | undefined
}

/** Always there, so that screen readers say what appears in it. */
function Notes({ others, say, savedBy }: NotesProps) {
  return (
    <Box role="status" aria-live="polite" sx={{ width: '100%', display: 'grid', gap: 1, '&:not(:empty)': { mb: 1 } }}>
      {others.length > 0 && (
        <Alert severity="info" role="presentation">
          {say(listOf(others.map(({ name }) => name)), others.length === 1)}
        </Alert>
      )}
      {savedBy !== undefined && (
        <Alert severity="warning" role="presentation">
          {t(
            '%{savedBy} has saved this record since you opened it. Your changes are kept. When you save, you see both versions.',
            { savedBy },
          )}
        </Alert>
      )}
    </Box>
  )
}

/** Browsers do not know how Nepali lists names. */
function listOf(names: readonly string[]): string {
  const last = names.at(-1) ?? ''
  if (names.length < 2) return last
  const others = names.slice(0, -1).join(', ')
  return names.length === 2
    ? t('%{others} and %{last}', { others, last })
    : t('%{others}, and %{last}', { others, last })
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
        show(by?.name ?? t('Somebody')).catch(failed)
      },
      onMissed: () => void show(t('Somebody')).catch(failed),
    })
  }, [dataProvider, topic, id])
  return savedBy
}
