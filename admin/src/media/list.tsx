import PictureIcon from '@mui/icons-material/ImageOutlined'
import { Box, Card, CardActionArea, Checkbox, Stack, Typography } from '@mui/material'
import {
  List,
  NullableBooleanInput,
  SearchInput,
  SortButton,
  TopToolbar,
  useListContext,
  useRefresh,
} from 'react-admin'
import { Link } from 'react-router-dom'
import type { ListedPicture } from '#contract/admin/media.ts'
import { formats, t } from '../language/t.ts'
import { DropZone } from './pictures/drop-zone.tsx'
import { Thumbnail } from './pictures/thumbnail.tsx'
import { useUploads } from './pictures/use-uploads.ts'
import { useCan } from '../session/staff-session.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { ListPagination } from '../ui/list-pagination.tsx'
import { useSelectionOfFilters } from '../ui/use-selection-of-filters.ts'
import { CheckFiles } from './check-files.tsx'
import { RemoveChosen } from './remove-chosen.tsx'

const filters = [
  <SearchInput key="q" source="q" placeholder={t('File name')} alwaysOn />,
  <NullableBooleanInput key="unused" source="unused" label={t('Unused')} alwaysOn />,
]

const actions = (
  <TopToolbar>
    <SortButton fields={['createdAt', 'fileName', 'width']} label={t('Sort')} />
    <CheckFiles />
  </TopToolbar>
)

/** Picture library. */
export default function MediaList() {
  return (
    <List
      filters={filters}
      actions={actions}
      sort={{ field: 'createdAt', order: 'DESC' }}
      perPage={48}
      pagination={<ListPagination rowsPerPageOptions={[24, 48, 96]} />}
      exporter={false}
      empty={false}
      title={t('Pictures')}
    >
      <AddPictures />
      <Pictures />
    </List>
  )
}

function AddPictures() {
  const mayWrite = useCan('media.write')
  const refresh = useRefresh()
  const { uploads, start, forget } = useUploads(refresh)
  if (!mayWrite) return null
  return (
    <Box sx={{ p: 2 }}>
      <DropZone label={t('Add pictures')} isMultiple uploads={uploads} onFiles={start} onForget={forget} />
    </Box>
  )
}

function Pictures() {
  const { data = [], isPending, error, selectedIds, onToggleItem } = useListContext<ListedPicture>()
  const mayWrite = useCan('media.write')
  useSelectionOfFilters()
  if (isPending || error) return null // the list shows these states
  if (data.length === 0) {
    return (
      <EmptyState
        icon={PictureIcon}
        title={t('No pictures found')}
        text={t('Add pictures above or change the filters.')}
      />
    )
  }
  return (
    <>
      {mayWrite && <RemoveChosen />}
      <Box component="ul" sx={grid}>
        {data.map((picture) => (
          <Card key={picture.id} component="li" variant="outlined" sx={{ position: 'relative', listStyle: 'none' }}>
            <CardActionArea component={Link} to={`/pictures/${picture.id}`}>
              <Thumbnail id={picture.id} />
              <Stack sx={{ p: 1 }}>
                <Typography noWrap title={picture.fileName}>
                  {nameOf(picture)}
                </Typography>
                <Typography variant="body2" color="text.secondary">
                  {formats.digits(`${picture.width} × ${picture.height}`)}, {usesOf(picture)}
                </Typography>
              </Stack>
            </CardActionArea>
            {mayWrite && picture.uses === 0 && (
              <Checkbox
                sx={corner}
                checked={selectedIds.includes(picture.id)}
                onChange={() => onToggleItem(picture.id)}
                slotProps={{ input: { 'aria-label': t('Select %{name}', { name: nameOf(picture) }) } }}
              />
            )}
          </Card>
        ))}
      </Box>
    </>
  )
}

function nameOf({ fileName, id }: ListedPicture): string {
  return fileName === '' ? id : fileName
}

function usesOf({ uses }: ListedPicture): string {
  if (uses === 0) return t('unused')
  return t('used once |||| used %{count} times', { count: uses })
}

const grid = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(180px, 1fr))',
  gap: 2,
  p: 2,
  m: 0,
}

const corner = {
  position: 'absolute',
  top: 4,
  left: 4,
  backgroundColor: 'background.paper',
  '&:hover': { backgroundColor: 'background.paper' },
}
