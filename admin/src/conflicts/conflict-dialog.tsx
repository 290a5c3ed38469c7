import { useSyncExternalStore } from 'react'
import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
} from '@mui/material'
import { t } from '../language/t.ts'
import { openConflict, watchConflicts, type Conflict } from './conflicts.ts'
import { changedFields, type ChangedField } from './merge-edits.ts'
import { fieldName, ValueText } from './value-text.tsx'

/** Asks how to resolve a conflict with changes that someone else saved. */
export function ConflictDialog() {
  const open = useSyncExternalStore(watchConflicts, openConflict)
  if (!open) return null
  const { conflict, decide } = open
  return (
    <Dialog open onClose={() => decide('back')} maxWidth="md" fullWidth aria-labelledby="conflict-title">
      <DialogTitle id="conflict-title">{t('Someone else changed this record')}</DialogTitle>
      <DialogContent>
        <Differences conflict={conflict} />
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        <Button color="inherit" onClick={() => decide('back')}>
          {t('Keep editing')}
        </Button>
        <Button onClick={() => decide('theirs')}>{t('Use their version')}</Button>
        <Button variant="contained" onClick={() => decide('mine')}>
          {t('Save my version')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

function Differences({ conflict: { base, mine, theirs } }: { conflict: Conflict }) {
  const changed = changedFields(base, mine, theirs)
  const disputed = changed.filter(({ isMineToo }) => isMineToo)
  const onlyTheirs = changed.filter(({ isMineToo }) => !isMineToo)
  return (
    <>
      <DialogContentText sx={{ mb: 2 }}>
        {t('Nothing has been saved yet. “Use their version” shows the saved record and discards your changes.')}{' '}
        {whatIsKept(disputed.length > 0, onlyTheirs.length > 0)}
      </DialogContentText>
      {disputed.length > 0 && <Fields caption={t('Changed by both')} fields={disputed} />}
      {onlyTheirs.length > 0 && <Fields caption={t('Changed only by them')} fields={onlyTheirs} />}
    </>
  )
}

function whatIsKept(isDisputed: boolean, hasOnlyTheirs: boolean): string {
  if (isDisputed && hasOnlyTheirs)
    return t(
      '“Save my version” keeps your values where you both made changes, and theirs in fields that you did not change.',
    )
  if (isDisputed) return t('“Save my version” keeps your values where you both made changes.')
  if (hasOnlyTheirs) return t('“Save my version” keeps your values, and theirs in fields that you did not change.')
  return t('“Save my version” keeps your values.')
}

function Fields({ caption, fields }: { caption: string; fields: ChangedField[] }) {
  return (
    <TableContainer sx={{ mb: 2 }}>
      <Table size="small" aria-label={caption}>
        <TableHead>
          <TableRow>
            <TableCell>{caption}</TableCell>
            <TableCell>{t('Mine')}</TableCell>
            <TableCell>{t('Theirs')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {fields.map(({ path, mine, theirs }) => (
            <TableRow key={path}>
              <TableCell component="th" scope="row">
                {fieldName(path)}
              </TableCell>
              <TableCell>
                <ValueText value={mine} />
              </TableCell>
              <TableCell>
                <ValueText value={theirs} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  )
}
