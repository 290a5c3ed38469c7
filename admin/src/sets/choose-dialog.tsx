import { Stack, Typography } from '@mui/material'
import { CLEAR_WORD } from '#domain/imports/import-cells.ts'
import { setColumns } from '#domain/imports/set-columns.ts'
import { ColumnTable } from '../imports/column-table.tsx'
import { TemplateButton } from '../imports/template-button.tsx'
import { t } from '../language/t.ts'
import { FormDialog } from '../ui/form-dialog.tsx'

type ChooseDialogProps = { isBusy: boolean; onChoose: () => void; onClose: () => void }

/** Explains files of sets, and lets staff choose one. */
export function ChooseDialog({ isBusy, onChoose, onClose }: ChooseDialogProps) {
  return (
    <FormDialog
      title={t('Import sets')}
      width="md"
      yes={t('Choose file')}
      isReady={!isBusy}
      onDone={onChoose}
      onClose={onClose}
    >
      <Typography sx={{ maxWidth: '80ch' }}>
        {t(
          'Each row of a CSV or Excel file is one product of a set. The set’s own details are needed only in its first row. A blank cell keeps the current value; %{word} clears it. If a file names products of a set, they replace all its products. Nothing changes until you confirm.',
          { word: CLEAR_WORD },
        )}
      </Typography>
      <Stack direction="row" sx={{ columnGap: 1, flexWrap: 'wrap' }}>
        <TemplateButton path="/sets/template" format="xlsx" label={t('Excel template')} />
        <TemplateButton path="/sets/template" format="csv" label={t('CSV template')} />
      </Stack>
      <ColumnTable columns={setColumns} />
    </FormDialog>
  )
}
