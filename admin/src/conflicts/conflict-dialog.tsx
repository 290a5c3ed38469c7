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
      <DialogTitle id="conflict-title">Someone else changed this record</DialogTitle>
      <DialogContent>
        <Differences conflict={conflict} />
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        <Button color="inherit" onClick={() => decide('back')}>
          Keep editing
        </Button>
        <Button onClick={() => decide('theirs')}>Use their version</Button>
        <Button variant="contained" onClick={() => decide('mine')}>
          Save my version
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
        Nothing has been saved yet. “Use their version” shows the saved record and discards your changes. “Save my
        version” keeps your values
        {disputed.length > 0 ? ' where you both made changes' : ''}
        {onlyTheirs.length > 0 ? ', and theirs in fields that you did not change.' : '.'}
      </DialogContentText>
      {disputed.length > 0 && <Fields caption="Changed by both" fields={disputed} />}
      {onlyTheirs.length > 0 && <Fields caption="Changed only by them" fields={onlyTheirs} />}
    </>
  )
}

function Fields({ caption, fields }: { caption: string; fields: ChangedField[] }) {
  return (
    <TableContainer sx={{ mb: 2 }}>
      <Table size="small" aria-label={caption}>
        <TableHead>
          <TableRow>
            <TableCell>{caption}</TableCell>
            <TableCell>Mine</TableCell>
            <TableCell>Theirs</TableCell>
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
