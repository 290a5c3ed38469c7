import { Alert, Box, Typography } from '@mui/material'
import type { SetImport } from '#contract/admin/imports.ts'
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
    if (imports) finish('Sets imported')
  }
  return (
    <FormDialog
      title="Import sets"
      width="sm"
      yes={imports ? `Import ${countOf(changes.length)}` : 'Close'}
      {...(imports && { act })}
      onDone={done}
      onClose={onClose}
    >
      {isWrong && (
        <>
          <Alert severity="error">
            Nothing can be imported until the file is right.
            {problemCount > problems.length && ` Showing the first ${problems.length} of ${problemCount} problems.`}
          </Alert>
          <ProblemTable label="Problems of the file" problems={problems} />
        </>
      )}
      {isNothing && <Typography>The file changes nothing: {countOf(unchanged)} as before.</Typography>}
      {imports && (
        <>
          <Typography>Nothing else changes. Sets that the file does not name stay as they are.</Typography>
          <Box component="ul" aria-label="Changes" sx={{ m: 0, pl: 2.5 }}>
            {changes.map(({ row, name, isNew }) => (
              <li key={row}>
                {name} ({isNew ? 'new' : 'changed'})
              </li>
            ))}
          </Box>
        </>
      )}
    </FormDialog>
  )
}

function countOf(count: number): string {
  return count === 1 ? '1 set' : `${count} sets`
}
