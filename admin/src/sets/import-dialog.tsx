import { Alert, Box, Typography } from '@mui/material'
import type { SetImport } from '#contract/admin/imports.ts'
import { t } from '../language/t.ts'
import { FormDialog, useFinish } from '../ui/form-dialog.tsx'
import { ProblemTable } from '../ui/problem-table.tsx'

type ImportDialogProps = {
  check: SetImport
  /** Imports what was checked. @throws Refusal */
  act: () => Promise<unknown>
  onClose: () => void
}

/** Says what a file of sets changes, and asks whether to import it; or which of its cells are wrong. */
export function ImportDialog({ check, act, onClose }: ImportDialogProps) {
  const { changes, problems, problemCount, unchanged } = check
  const finish = useFinish(undefined)
  const isWrong = problemCount > 0
  const isNothing = !isWrong && changes.length === 0
  const imports = !isWrong && !isNothing
  const done = () => {
    onClose()
    if (imports) finish(t('Sets imported'))
  }
  return (
    <FormDialog
      title={t('Import sets')}
      width="sm"
      yes={imports ? t('Import %{count} set |||| Import %{count} sets', { count: changes.length }) : t('Close')}
      {...(imports && { act })}
      onDone={done}
      onClose={onClose}
    >
      {isWrong && (
        <>
          <Alert severity="error">
            {t('Nothing can be imported until the file is right.')}
            {problemCount > problems.length &&
              ` ${t('Showing the first %{shown} of %{problemCount} problems.', { shown: problems.length, problemCount })}`}
          </Alert>
          <ProblemTable label={t('Problems of the file')} problems={problems} />
        </>
      )}
      {isNothing && (
        <Typography>
          {t(
            'The file changes nothing: %{count} set as before. |||| The file changes nothing: %{count} sets as before.',
            { count: unchanged },
          )}
        </Typography>
      )}
      {imports && (
        <>
          <Typography>{t('Nothing else changes. Sets that the file does not name stay as they are.')}</Typography>
          <Box component="ul" aria-label={t('Changes')} sx={{ m: 0, pl: 2.5 }}>
            {changes.map(({ row, name, isNew }) => (
              <li key={row}>
                {name} ({isNew ? t('new') : t('changed')})
              </li>
            ))}
          </Box>
        </>
      )}
    </FormDialog>
  )
}
