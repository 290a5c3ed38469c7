import { useCallback } from 'react'
import { useHref, useNavigate } from 'react-router-dom'
import type { Entry, Recent } from './entry.ts'
import type { PartProps } from './part.ts'

/** Returns a function that opens a row of the palette, here or in a new tab, and closes the palette. */
export function useOpen(
  remember: (record: Recent) => void,
  show: PartProps['show'],
): (entry: Entry, inNewTab: boolean) => void {
  const navigate = useNavigate()
  const base = useHref('/').replace(/\/$/, '')
  return useCallback(
    ({ opens, remembered }, inNewTab) => {
      if (remembered) remember(remembered)
      show(undefined)
      if ('act' in opens) opens.act()
      else if ('shop' in opens) window.open(opens.shop, '_blank', 'noopener')
      else if (inNewTab) window.open(base + opens.path, '_blank', 'noopener')
      else void navigate(opens.path)
    },
    [navigate, base, remember, show],
  )
}
