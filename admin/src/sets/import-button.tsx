import { useRef, useState } from 'react'
import UploadFile from '@mui/icons-material/UploadFileOutlined'
import { Button } from '@mui/material'
import { useNotify } from 'react-admin'
import type { SetImport } from '#contract/admin/imports.ts'
import { t } from '../language/t.ts'
import { TableFileInput } from '../ui/table-file-input.tsx'
import { upload } from '../upload.ts'
import { ChooseDialog } from './choose-dialog.tsx'
import { ImportDialog } from './import-dialog.tsx'

type Checked = { file: File; check: SetImport }

/** Uploads a file of sets to be checked, and shows what it would change. */
export function ImportButton() {
  const input = useRef<HTMLInputElement>(null)
  const notify = useNotify()
  const [isOpen, setIsOpen] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const [checked, setChecked] = useState<Checked>()

  async function check(file: File | undefined) {
    if (!file) return
    setIsBusy(true)
    try {
      setChecked({ file, check: await sendSets(file) })
      setIsOpen(false)
    } catch (error) {
      notify(error instanceof Error ? error.message : String(error), { type: 'error' })
    }
    setIsBusy(false)
  }
  return (
    <>
      <Button size="small" startIcon={<UploadFile />} onClick={() => setIsOpen(true)}>
        {t('Import')}
      </Button>
      <TableFileInput ref={input} label={t('File of sets')} onChoose={(file) => void check(file)} />
      {isOpen && (
        <ChooseDialog isBusy={isBusy} onChoose={() => input.current?.click()} onClose={() => setIsOpen(false)} />
      )}
      {checked && (
        <ImportDialog
          check={checked.check}
          act={() => sendSets(checked.file, checked.check.plan)}
          onClose={() => setChecked(undefined)}
        />
      )}
    </>
  )
}

/** @param plan  the one of the check; without it the file is checked only */
function sendSets(file: File, plan = ''): Promise<SetImport> {
  const form = new FormData()
  form.append('plan', plan)
  form.append('file', file)
  return upload<SetImport>('/sets/import', form, () => {})
}
