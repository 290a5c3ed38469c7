import { useEffect, useState, type ComponentType } from 'react'
import SearchIcon from '@mui/icons-material/Search'
import { Button } from '@mui/material'
import { useNotify } from 'react-admin'
import { areas } from '../areas.ts'
import { t } from '../language/t.ts'
import { tokens } from '../theme/tokens.ts'
import type { PartProps } from './part.ts'
import { useKeys } from './use-keys.ts'
import { showPart, useShownPart, type Part } from './shown.ts'

const parts: Record<Part, () => Promise<{ default: ComponentType<PartProps> }>> = {
  palette: () => import('./palette.tsx'),
  shortcuts: () => import('./shortcuts-sheet.tsx'),
}

/** Button, like a field, that opens the search for anything; the keys of the back office; and what they open. */
export function Find() {
  useKeys()
  return (
    <>
      <Button
        onClick={() => showPart('palette')}
        aria-keyshortcuts="Control+K Meta+K"
        color="inherit"
        startIcon={<SearchIcon />}
        sx={likeField}
      >
        <span>{t('Search orders, products, pages')}</span> <kbd>Ctrl K</kbd>
      </Button>
      <Shown />
    </>
  )
}

/** The open part, once it is loaded. */
function Shown() {
  const shown = useShownPart()
  const notify = useNotify()
  const [loaded, setLoaded] = useState<{ part: Part; Component: ComponentType<PartProps> }>()
  useEffect(() => {
    if (!shown) return
    parts[shown]().then(
      (module) => setLoaded({ part: shown, Component: module.default }),
      () => {
        showPart(undefined)
        notify(t('This could not be loaded. Check your connection and try again.'), { type: 'error' })
      },
    )
  }, [shown, notify])
  return shown && loaded?.part === shown && <loaded.Component areas={areas} show={showPart} />
}

const likeField = {
  flex: '0 1 420px',
  minWidth: 0,
  mr: 'auto',
  justifyContent: 'start',
  border: `1px solid ${tokens['line-strong']}`,
  fontWeight: 400,
  whiteSpace: 'nowrap',
  '& span:not([class])': { overflow: 'hidden', textOverflow: 'ellipsis' },
  '& kbd': {
    ml: 'auto',
    px: 1,
    border: `1px solid ${tokens.line}`,
    borderRadius: '4px',
    bgcolor: tokens['sand-soft'],
    font: 'inherit',
    fontSize: '0.75rem',
    fontWeight: 600,
  },
  // An icon alone where the page's title needs the room.
  '@media (width < 900px)': {
    flex: 'none',
    minWidth: 40,
    ml: 'auto',
    mr: 0,
    px: 1,
    border: 0,
    '& span:not([class]), & kbd': { position: 'absolute', width: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
    '& .MuiButton-startIcon': { m: 0 },
  },
}
