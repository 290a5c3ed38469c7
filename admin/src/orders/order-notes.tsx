import { Box, Typography } from '@mui/material'
import type { AdminOrder } from '#contract/admin/orders.ts'
import { postOnce } from '../api.ts'
import { useCan } from '../session/use-can.ts'
import { PagePart } from '../ui/page-part.tsx'
import { WordsButton } from '../ui/words-button.tsx'
import { whenText } from '../ui/formats.ts'

/** What staff tell each other about the order, the newest first. */
export function OrderNotes({ order: { id, notes } }: { order: AdminOrder }) {
  const mayWork = useCan('orders.work')
  const add = (
    <WordsButton
      label="Add a note"
      title="Add a note"
      text="For the staff alone; the customer never sees it. Nobody can change it later."
      wordsLabel="Note"
      yes="Add it"
      done="The note is added"
      maxLength={2_000}
      act={(words) => postOnce(`/orders/${id}/notes`, { words })}
    />
  )
  return (
    <PagePart title="Notes of the staff" action={mayWork && add}>
      {notes.length === 0 && <Typography variant="body2">None yet.</Typography>}
      {notes.map((note) => (
        <Box key={note.id} sx={{ mb: 1.5 }}>
          <Typography variant="body2" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
            {note.words}
          </Typography>
          <Typography variant="caption" color="text.secondary">
            {note.staffName} · {whenText(note.at)}
          </Typography>
        </Box>
      ))}
    </PagePart>
  )
}
