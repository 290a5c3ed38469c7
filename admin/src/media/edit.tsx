import { useState } from 'react'
import CenterFocus from '@mui/icons-material/CenterFocusStrongOutlined'
import { Alert, Box, Button, CircularProgress, List, ListItem, Stack, TextField, Typography } from '@mui/material'
import {
  Title,
  useGetOne,
  useGetResourceLabel,
  useNotify,
  useRedirect,
  useRefresh,
  useResourceDefinitions,
} from 'react-admin'
import { Link, useParams } from 'react-router-dom'
import type { PictureDetails, PictureUse } from '#contract/admin/media.ts'
import { MAX_FILE_NAME_LENGTH } from '#domain/catalog/picture.ts'
import { remove } from '../api.ts'
import { saveRecord } from '../conflicts/save-record.ts'
import { formats, t } from '../language/t.ts'
import { FocusDialog } from './pictures/focus-dialog.tsx'
import { OpenNow } from '../live/editing-now.tsx'
import { useCan } from '../session/staff-session.ts'
import { ActButton } from '../ui/act-button.tsx'
import { whenText } from '../ui/formats.ts'
import { PagePart } from '../ui/page-part.tsx'

/** Page of one picture: its name, focal point and uses. */
export default function MediaEdit() {
  const { id = '' } = useParams()
  const mayWrite = useCan('media.write')
  const { data, error, isPending } = useGetOne<PictureDetails>('pictures', { id })
  if (isPending) return <CircularProgress aria-label={t('Loading')} sx={{ m: 4 }} />
  if (error || !data) return <Alert severity="error">{error?.message ?? t('Picture not found.')}</Alert>
  const name = data.fileName === '' ? data.id : data.fileName
  return (
    <Stack sx={{ gap: 2, py: 2 }}>
      <Title title={name} />
      <Typography variant="h1" sx={{ overflowWrap: 'anywhere' }}>
        {name}
      </Typography>
      {mayWrite && <OpenNow topic="pictures" id={id} />}
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { md: '1fr 1fr' }, alignItems: 'start' }}>
        <Box component="img" src={data.url} alt="" sx={{ width: '100%', height: 'auto' }} />
        <Stack sx={{ gap: 2 }}>
          <Facts picture={data} />
          <Uses picture={data} />
        </Stack>
      </Box>
    </Stack>
  )
}

function Facts({ picture }: { picture: PictureDetails }) {
  const { id, width, height, createdAt, uses } = picture
  const mayWrite = useCan('media.write')
  const redirect = useRedirect()
  const [isFocusing, setIsFocusing] = useState(false)
  return (
    <PagePart title={t('Details')}>
      <Stack sx={{ gap: 2, alignItems: 'start' }}>
        <Typography>
          {t('%{size} pixels, added %{when}', {
            size: formats.digits(`${width} × ${height}`),
            when: whenText(createdAt),
          })}
        </Typography>
        {mayWrite && <NameForm picture={picture} />}
        {mayWrite && (
          <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
            <Button startIcon={<CenterFocus />} onClick={() => setIsFocusing(true)}>
              {t('Set focal point')}
            </Button>
            {uses === 0 && (
              <ActButton
                label={t('Delete')}
                isDanger
                act={() => remove(`/pictures/${id}`)}
                done={t('Picture deleted')}
                onDone={() => redirect('list', 'pictures')}
                ask={{ title: t('Delete this picture?'), text: t('Its files are deleted too. This cannot be undone.') }}
              />
            )}
          </Stack>
        )}
        {isFocusing && <FocusDialog id={id} onClose={() => setIsFocusing(false)} />}
      </Stack>
    </PagePart>
  )
}

function NameForm({ picture }: { picture: PictureDetails }) {
  const { id, fileName, focus, version } = picture
  // Saving the focal point refetches the picture, which must not discard the typed name.
  const [edited, setEdited] = useState<string>()
  const typed = edited ?? fileName
  const [isBusy, setIsBusy] = useState(false)
  const notify = useNotify()
  const refresh = useRefresh()

  async function save() {
    setIsBusy(true)
    try {
      await saveRecord(`/pictures/${id}`, { fileName, focus }, { fileName: typed, focus, version })
      notify(t('Name saved'), { type: 'success' })
      refresh()
    } catch (error) {
      notify(error instanceof Error ? error.message : String(error), { type: 'error' })
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <Stack
      component="form"
      direction="row"
      sx={{ gap: 1, width: '100%', alignItems: 'center' }}
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <TextField
        label={t('Name')}
        value={typed}
        onChange={({ target }) => setEdited(target.value)}
        slotProps={{ htmlInput: { maxLength: MAX_FILE_NAME_LENGTH } }}
        fullWidth
      />
      <Button type="submit" loading={isBusy} disabled={typed.trim() === fileName}>
        {t('Save')}
      </Button>
    </Stack>
  )
}

function Uses({ picture: { uses, usedBy } }: { picture: PictureDetails }) {
  return (
    <PagePart title={t('Used in')}>
      {uses === 0 ? (
        <Typography color="text.secondary">{t('Unused')}</Typography>
      ) : (
        <List dense disablePadding>
          {usedBy.map((use) => (
            <ListItem key={`${use.resource} ${use.id}`} disableGutters>
              <Use use={use} />
            </ListItem>
          ))}
        </List>
      )}
    </PagePart>
  )
}

/** Record that uses the picture, linked to its page or else to the list of its resource. */
function Use({ use: { resource, id, name } }: { use: PictureUse }) {
  const { hasShow, hasEdit, hasList } = useResourceDefinitions()[resource] ?? {}
  const kind = useGetResourceLabel()(resource, 1)
  const page = hasShow ? `/${resource}/${id}/show` : hasEdit ? `/${resource}/${id}` : hasList && `/${resource}`
  return (
    <Typography>
      {page ? <Link to={page}>{name}</Link> : name}, {kind.toLowerCase()}
    </Typography>
  )
}
