import { Box, Stack, Typography } from '@mui/material'
import type { Customer } from '#contract/admin/customers.ts'
import { postOnce } from '../api.ts'
import { useCan } from '../session/use-can.ts'
import { whenText } from '../ui/formats.ts'
import { PagePart } from '../ui/page-part.tsx'
import { WordsButton } from '../ui/words-button.tsx'

/** What staff tell each other about somebody. */
export function CustomerNotes({ customer: { id, notes } }: { customer: Customer }) {
  const mayNote = useCan('customers.note')
  const add = mayNote && (
    <WordsButton
      // A new one begins empty.
      key={notes.length}
      label="Add a note"
      title="Note"
      text="Only staff read it. It cannot be changed afterwards."
      wordsLabel="Words"
      maxLength={2_000}
      act={(words) => postOnce(`/customers/${id}/notes`, { words })}
      done="Noted"
      yes="Save"
    />
  )
  return (
    <PagePart title="Notes" action={add}>
      {notes.length === 0 && 'Nobody has noted anything.'}
      <Stack sx={{ gap: 2 }}>
        {notes.map(({ id: noteId, staffName, words, at }) => (
          <Box key={noteId}>
            <Typography sx={{ whiteSpace: 'pre-line' }}>{words}</Typography>
            <Typography variant="body2" color="text.secondary">
              {staffName}, {whenText(at)}
            </Typography>
          </Box>
        ))}
      </Stack>
    </PagePart>
  )
}
