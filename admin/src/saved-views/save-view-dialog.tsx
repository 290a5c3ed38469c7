import { useState } from 'react'
import { TextField } from '@mui/material'
import { t } from '../language/t.ts'
import { FormDialog } from '../ui/form-dialog.tsx'
import { CheckField } from '../ui/plain-fields.tsx'

const MAX_NAME_LENGTH = 60

export type SaveViewDialogProps = {
  /** @throws Refusal */
  onSave: (name: string, isShared: boolean) => Promise<void>
  onClose: () => void
}

export function SaveViewDialog({ onSave, onClose }: SaveViewDialogProps) {
  const [name, setName] = useState('')
  const [isShared, setIsShared] = useState(false)
  return (
    <FormDialog
      title={t('Save current view')}
      yes={t('Save')}
      isReady={name.trim() !== ''}
      act={() => onSave(name.trim(), isShared)}
      onDone={onClose}
      onClose={onClose}
    >
      <TextField
        label={t('Name')}
        value={name}
        onChange={({ target }) => setName(target.value)}
        required
        autoFocus
        slotProps={{ htmlInput: { maxLength: MAX_NAME_LENGTH } }}
      />
      <CheckField label={t('Share with all staff')} value={isShared} onChange={setIsShared} />
    </FormDialog>
  )
}
