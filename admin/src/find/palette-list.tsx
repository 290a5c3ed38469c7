import { useEffect, useRef } from 'react'
import { Box } from '@mui/material'
import { pictureUrl, pictureWidths } from '#domain/catalog/picture.ts'
import { t } from '../language/t.ts'
import { tokens } from '../theme/tokens.ts'
import { StatusChip } from '../ui/status-chip.tsx'
import type { Entry, Group } from './entry.ts'
import { Key } from './keys.tsx'
import { Marked } from './marked.tsx'

type Props = {
  id: string
  groups: readonly Group[]
  /** Underlined in the rows. */
  words: readonly string[]
  chosen: Entry
  /** Whether the rows still answer an older text. */
  isStale: boolean
  onChoose: (entry: Entry) => void
  onOpen: (entry: Entry, inNewTab: boolean) => void
}

export function optionId(listId: string, { id }: Entry): string {
  return `${listId}-${id.replaceAll(/[^\w-]/g, '-')}`
}

/** Rows of the palette in their groups. The field keeps the focus, and names the chosen row. */
export function PaletteList({ id, groups, chosen, isStale, ...row }: Props) {
  return (
    <Box role="listbox" id={id} aria-label={t('Results')} aria-busy={isStale} sx={{ p: 0, pb: 1 }}>
      {groups.map(({ name, entries }, place) => {
        const groupId = `${id}-group-${place}`
        return (
          <Box key={name} role="group" aria-labelledby={groupId}>
            <Box id={groupId} sx={groupName}>
              {name}
            </Box>
            {entries.map((entry) => (
              <Row
                key={entry.id}
                id={optionId(id, entry)}
                entry={entry}
                isChosen={entry === chosen || entry.id === chosen.id}
                {...row}
              />
            ))}
          </Box>
        )
      })}
    </Box>
  )
}

type RowProps = Pick<Props, 'words' | 'onChoose' | 'onOpen'> & { id: string; entry: Entry; isChosen: boolean }

function Row({ id, entry, isChosen, words, onChoose, onOpen }: RowProps) {
  const ref = useRef<HTMLDivElement>(null)
  const { label, detail = '', chip, aside, verb } = entry
  useEffect(() => {
    if (isChosen) ref.current?.scrollIntoView({ block: 'nearest' })
  }, [isChosen])
  return (
    <Box
      ref={ref}
      id={id}
      role="option"
      aria-selected={isChosen}
      sx={isChosen ? chosenRow : row}
      onMouseMove={() => !isChosen && onChoose(entry)}
      // The field keeps the focus.
      onMouseDown={(event) => event.preventDefault()}
      onClick={(event) => onOpen(entry, event.ctrlKey || event.metaKey)}
      onAuxClick={(event) => event.button === 1 && onOpen(entry, true)}
    >
      <Sign entry={entry} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={line}>
          <Marked text={label} words={words} />
        </Box>
        {detail !== '' && (
          <Box sx={{ ...line, ...small }}>
            <Marked text={detail} words={words} />
          </Box>
        )}
      </Box>
      {chip && <StatusChip {...chip} />}
      {aside !== undefined && <Box sx={{ ...small, flex: 'none' }}>{aside}</Box>}
      {isChosen && (
        <Box aria-hidden sx={hint}>
          {verb} <Key>Enter</Key>
        </Box>
      )}
    </Box>
  )
}

/** The picture of a row, or its icon on a square of the same size. */
function Sign({ entry: { picture, icon: Icon } }: { entry: Entry }) {
  if (!picture) {
    return (
      <Box sx={square}>
        <Icon fontSize="small" />
      </Box>
    )
  }
  const width = Math.min(...pictureWidths(picture.width))
  return (
    <Box component="img" src={pictureUrl(picture.id, width, 'webp')} alt="" sx={{ ...square, objectFit: 'cover' }} />
  )
}

const groupName = { px: 2.5, pt: 2, pb: 0.5, fontSize: '0.8125rem', fontWeight: 600, color: tokens['ink-soft'] }
const row = { display: 'flex', alignItems: 'center', gap: 1.75, px: 2.5, py: 0.75, minHeight: 52, cursor: 'pointer' }
const chosenRow = { ...row, bgcolor: tokens.sand }
const line = {
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: { xs: 'normal', sm: 'nowrap' },
  lineHeight: 1.5,
  pb: '2px',
}
const small = { fontSize: '0.8125rem', color: tokens['ink-soft'] }
const hint = { ...small, display: { xs: 'none', sm: 'flex' }, alignItems: 'center', gap: 1, flex: 'none' }
const square = {
  display: 'grid',
  placeItems: 'center',
  width: 36,
  height: 36,
  flex: 'none',
  borderRadius: '4px',
  bgcolor: tokens['sand-soft'],
}
