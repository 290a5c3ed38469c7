import { useState } from 'react'
import RuleIcon from '@mui/icons-material/RuleOutlined'
import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  LinearProgress,
  Link as TextLink,
  Typography,
} from '@mui/material'
import { Link } from 'react-router-dom'
import type { CleanedMedia, MediaCheck } from '#contract/admin/media.ts'
import { get, post } from '../api.ts'
import { useCan } from '../session/use-can.ts'
import { ActButton } from '../ui/act-button.tsx'

/** Compares the stored files with the library, and cleans up what nothing needs. */
export function CheckFiles() {
  const [isOpen, setIsOpen] = useState(false)
  const [found, setFound] = useState<MediaCheck>()
  const [problem, setProblem] = useState<string>()

  async function check() {
    setIsOpen(true)
    setFound(undefined)
    setProblem(undefined)
    try {
      setFound(await get<MediaCheck>('/media-check'))
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error))
    }
  }

  return (
    <>
      <Button size="small" startIcon={<RuleIcon />} onClick={check}>
        Check files
      </Button>
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} maxWidth="sm" fullWidth aria-labelledby="check-title">
        <DialogTitle id="check-title">The files of the library</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          {problem && <Alert severity="error">{problem}</Alert>}
          {!found && !problem && <LinearProgress aria-label="Files are being compared" />}
          {found && <Found found={found} />}
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={() => setIsOpen(false)}>
            Close
          </Button>
          {found && <CleanUp found={found} onDone={check} />}
        </DialogActions>
      </Dialog>
    </>
  )
}

function Found({ found: { strays, young, broken, brokenCount, otherMissing } }: { found: MediaCheck }) {
  if (strays + young + brokenCount + otherMissing === 0) {
    return <Alert severity="success">Every file belongs to something, and none is missing.</Alert>
  }
  return (
    <>
      <Typography>
        {strays} files belong to nothing; {young} more do, but are younger than a day and left alone.
      </Typography>
      {brokenCount > 0 && (
        <Alert severity="warning">
          {brokenCount} pictures have lost files. Add the same picture again to mend it:{' '}
          {broken.slice(0, 10).map(({ id, fileName }) => (
            <TextLink key={id} component={Link} to={`/pictures/${id}`} sx={{ mr: 1 }}>
              {fileName || id}
            </TextLink>
          ))}
        </Alert>
      )}
      {otherMissing > 0 && (
        <Alert severity="warning">
          {otherMissing} files of models, people’s pictures or private photos are missing: restore them from a backup.
        </Alert>
      )}
    </>
  )
}

function CleanUp({ found, onDone }: { found: MediaCheck; onDone: () => void }) {
  const mayWrite = useCan('media.write')
  const lost = found.broken.filter(({ uses }) => uses === 0).length
  if (!mayWrite || found.strays + lost === 0) return null
  return (
    <ActButton
      label="Clean up"
      isDanger
      act={() => post<CleanedMedia>('/media-check/removal')}
      done="It is cleaned up"
      onDone={onDone}
      ask={{
        title: 'Delete what nothing needs?',
        text: `${found.strays} files that belong to nothing, and ${lost} pictures without files that nothing shows. This cannot be undone.`,
      }}
    />
  )
}
