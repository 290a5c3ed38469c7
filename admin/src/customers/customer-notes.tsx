import { Box, Stack, Typography } from '@mui/material'
import type { Customer } from '#contract/admin/customers.ts'
import { MOST_NOTES } from '#domain/bounds.ts'
import { postOnce } from '../api.ts'
import { t } from '../language/t.ts'
import { useCan } from '../session/staff-session.ts'
import { whenText } from '../ui/formats.ts'
import { PagePart } from '../ui/page-part.tsx'
import { WordsButton } from '../ui/words-button.tsx'

/** Internal notes of staff about a customer. */
export function CustomerNotes({ customer: { id, notes } }: { customer: Customer }) {
  const mayNote = useCan('customers.note')
  const add = mayNote && (
    <WordsButton
      // The key clears the field for the next note.
      key={notes.length}
      label={t('Add note')}
      title={t('Add note')}
      text={t('Only staff can see notes. A note cannot be edited later.')}
      wordsLabel={t('Note')}
      maxLength={2_000}
      act={(words) => postOnce(`/customers/${id}/notes`, { words })}
      done={t('Note added')}
      yes={t('Save')}
    />
  )
  return (
    <PagePart title={t('Notes')} action={add}>
      {notes.length === 0 && t('No notes yet.')}
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
      {notes.length >= MOST_NOTES && (
        <Typography>
          {t('These are the newest %{count} notes. No more can be added.', { count: MOST_NOTES })}
        </Typography>
      )}
    </PagePart>
  )
}
