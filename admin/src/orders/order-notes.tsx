import { Box, Typography } from '@mui/material'
import type { AdminOrder } from '#contract/admin/orders.ts'
import { MentionField } from '../assignments/mention-field.tsx'
import { useSeeMentions } from '../assignments/mentions-part.tsx'
import { postOnce } from '../api.ts'
import { t } from '../language/t.ts'
import { useCan } from '../session/staff-session.ts'
import { PagePart } from '../ui/page-part.tsx'
import { WordsButton } from '../ui/words-button.tsx'
import { whenText } from '../ui/formats.ts'

/** Internal notes of staff about the order, newest first. */
export function OrderNotes({ order: { id, notes } }: { order: AdminOrder }) {
  const mayWork = useCan('orders.work')
  useSeeMentions(notes.map((note) => note.id))
  const add = (
    <WordsButton
      label={t('Add note')}
      title={t('Add note')}
      text={t('Only staff can see notes. A note cannot be edited later.')}
      wordsLabel={t('Note')}
      yes={t('Save')}
      done={t('Note added')}
      renderField={(words, change) => (
        <MentionField label={t('Note')} value={words} maxLength={2_000} onChange={change} />
      )}
      act={(words) => postOnce(`/orders/${id}/notes`, { words })}
    />
  )
  return (
    <PagePart title={t('Staff notes')} action={mayWork && add}>
      {notes.length === 0 && <Typography variant="body2">{t('No notes yet.')}</Typography>}
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
