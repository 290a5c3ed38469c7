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
import { formats, t, tNodes } from '../language/t.ts'
import { useCan } from '../session/staff-session.ts'
import { ActButton } from '../ui/act-button.tsx'

/** Button with a dialog that compares the stored files with the library and deletes unneeded files. */
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
        {t('Check files')}
      </Button>
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} maxWidth="sm" fullWidth aria-labelledby="check-title">
        <DialogTitle id="check-title">{t('Check library files')}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          {problem && <Alert severity="error">{problem}</Alert>}
          {!found && !problem && <LinearProgress aria-label={t('Checking files')} />}
          {found && <Found found={found} />}
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={() => setIsOpen(false)}>
            {t('Close')}
          </Button>
          {found && <CleanUp found={found} onDone={check} />}
        </DialogActions>
      </Dialog>
    </>
  )
}

function Found({ found: { strays, young, broken, brokenCount, otherMissing } }: { found: MediaCheck }) {
  if (strays + young + brokenCount + otherMissing === 0) {
    return <Alert severity="success">{t('No unused files, and no files are missing.')}</Alert>
  }
  return (
    <>
      <Typography>
        {t('%{strays} unused files can be deleted. %{young} more are less than a day old and will be kept for now.', {
          strays,
          young,
        })}
      </Typography>
      {brokenCount > 0 && (
        <Alert severity="warning">
          {tNodes('%{broken} pictures have missing files. Upload the same picture again to repair it: %{pictures}', {
            broken: formats.number(brokenCount),
            pictures: broken.slice(0, 10).map(({ id, fileName }) => (
              <TextLink key={id} component={Link} to={`/pictures/${id}`} sx={{ mr: 1 }}>
                {fileName || id}
              </TextLink>
            )),
          })}
        </Alert>
      )}
      {otherMissing > 0 && (
        <Alert severity="warning">
          {t(
            '%{missing} files of 3D models, profile pictures or private photos are missing. Restore them from a backup.',
            { missing: otherMissing },
          )}
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
      label={t('Clean up')}
      isDanger
      act={() => post<CleanedMedia>('/media-check/removal')}
      done={t('Files deleted')}
      onDone={onDone}
      ask={{
        title: t('Delete unused files?'),
        text: t(
          'This deletes %{strays} unused files and %{lost} unused pictures whose files are missing. It cannot be undone.',
          { strays: found.strays, lost },
        ),
      }}
    />
  )
}
