import { useEffect, useId, useState, type KeyboardEvent } from 'react'
import CloseIcon from '@mui/icons-material/Close'
import SearchIcon from '@mui/icons-material/Search'
import { Box, Button, Dialog, InputBase, useMediaQuery, type Theme } from '@mui/material'
import { searchWords } from '#domain/catalog/search-words.ts'
import { t } from '../language/t.ts'
import { useStaff } from '../session/staff-session.ts'
import { tokens } from '../theme/tokens.ts'
import { HiddenLabel } from '../ui/hidden-label.tsx'
import { Key } from './keys.tsx'
import type { PartProps } from './part.ts'
import { paletteGroups, readInput } from './palette-groups.ts'
import { optionId, PaletteList } from './palette-list.tsx'
import { PaletteState } from './palette-state.tsx'
import { useRecent } from './recent.ts'
import { useFound } from './use-found.ts'
import { useOpen } from './use-open.ts'

/** The API refuses longer texts. */
const MAX_LENGTH = 100
const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }

/** Dialog that finds records, pages, settings and actions while somebody types. */
export default function Palette(props: PartProps) {
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'))
  return (
    <Dialog
      open
      onClose={() => props.show(undefined)}
      fullScreen={isPhone}
      slotProps={{ paper: { 'aria-label': t('Find anything') } }}
      sx={isPhone ? {} : onDesk}
    >
      <Finder {...props} />
    </Dialog>
  )
}

function Finder({ areas, show }: PartProps) {
  const listId = useId()
  const permissions = useStaff()?.permissions ?? []
  const [typed, setTyped] = useState('')
  const [retries, setRetries] = useState(0)
  const [chosenId, setChosenId] = useState<string>()
  /** How Enter, pressed before the answer, opens its first row. */
  const [awaited, setAwaited] = useState<{ inNewTab: boolean }>()
  const { text, isActions } = readInput(typed)
  const { found, isLoading, problem } = useFound(text, retries)
  const [recent, remember] = useRecent(areas)
  const open = useOpen(remember, show)

  const groups = paletteGroups(typed, { found, recent, permissions, areas, show })
  const entries = groups.flatMap((group) => group.entries)
  const chosen = entries.find(({ id }) => id === chosenId) ?? entries[0]
  const words = [...searchWords(text), ...(found?.meant ?? [])]

  useEffect(() => {
    if (awaited && !isLoading && chosen) open(chosen, awaited.inNewTab)
  }, [awaited, isLoading, chosen, open])

  const type = (value: string) => {
    setAwaited(undefined)
    setTyped(value)
    setChosenId(undefined)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const by = steps[event.key]
    if (by === undefined && event.key !== 'Enter') return
    event.preventDefault()
    const inNewTab = event.ctrlKey || event.metaKey
    if (by !== undefined && chosen) {
      setChosenId(entries[(entries.indexOf(chosen) + by + entries.length) % entries.length]!.id)
    } else if (event.key === 'Enter' && isLoading && chosenId === undefined) setAwaited({ inNewTab })
    else if (event.key === 'Enter' && chosen) open(chosen, inNewTab)
  }
  return (
    <>
      <Box sx={head}>
        <SearchIcon sx={{ color: tokens['ink-soft'] }} />
        <InputBase
          autoFocus
          fullWidth
          value={typed}
          onChange={({ target }) => type(target.value)}
          onKeyDown={onKeyDown}
          placeholder={t('Order, product, customer, phone, page')}
          sx={field}
          inputProps={{
            role: 'combobox',
            'aria-label': t('Find anything'),
            'aria-expanded': entries.length > 0,
            ...(chosen && { 'aria-controls': listId, 'aria-activedescendant': optionId(listId, chosen) }),
            'aria-autocomplete': 'list',
            maxLength: MAX_LENGTH,
            autoComplete: 'off',
            spellCheck: false,
          }}
        />
        <Button onClick={() => show(undefined)} color="inherit" sx={closing}>
          <Key>Esc</Key> <HiddenLabel text={t('Close')} />
          <CloseIcon />
        </Button>
      </Box>
      <Box sx={{ overflowY: 'auto', flex: 1, minHeight: 0 }}>
        <PaletteState
          count={entries.length}
          isTyped={text !== ''}
          isLoading={isLoading}
          problem={problem}
          late={found?.late ?? []}
          onRetry={() => setRetries(retries + 1)}
        />
        {chosen && (
          <PaletteList
            id={listId}
            groups={groups}
            words={words}
            chosen={chosen}
            isStale={isLoading}
            onChoose={({ id }) => setChosenId(id)}
            onOpen={open}
          />
        )}
      </Box>
      <Hints isActions={isActions} />
    </>
  )
}

/** What the keys do; phones have none. */
function Hints({ isActions }: { isActions: boolean }) {
  return (
    <Box sx={hints}>
      <span>
        <Key>↑</Key> <Key>↓</Key> {t('choose')}
      </span>
      <span>
        <Key>Enter</Key> {t('open')}
      </span>
      <span>
        <Key>Ctrl Enter</Key> {t('new tab')}
      </span>
      <Box component="span" sx={{ ml: 'auto' }}>
        <Key>{'>'}</Key> {isActions ? t('showing actions only') : t('actions only')}
      </Box>
    </Box>
  )
}

const onDesk = {
  '& .MuiDialog-container': { alignItems: 'flex-start' },
  '& .MuiDialog-paper': {
    width: 680,
    maxWidth: 'calc(100vw - 32px)',
    maxHeight: 'calc(100dvh - 96px - 24px)',
    m: 0,
    mt: '96px',
    borderRadius: '10px',
  },
}

const head = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  px: 2.5,
  minHeight: 64,
  flex: 'none',
  borderBottom: `1px solid ${tokens.line}`,
}

const field = {
  fontSize: '1.125rem',
  '& input::placeholder': { color: tokens['ink-soft'], opacity: 1 },
}

/** Shows the key, or on phones a cross. */
const closing = {
  flex: 'none',
  minWidth: 44,
  mr: -1,
  '& svg': { display: { sm: 'none' } },
  '& kbd': { display: { xs: 'none', sm: 'inline-block' } },
}

const hints = {
  display: { xs: 'none', sm: 'flex' },
  gap: 2.5,
  px: 2.5,
  py: 1,
  flex: 'none',
  borderTop: `1px solid ${tokens.line}`,
  bgcolor: tokens['sand-soft'],
  color: tokens['ink-soft'],
  fontSize: '0.8125rem',
}
