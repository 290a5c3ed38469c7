import { useEffect, useRef, useState, type RefObject } from 'react'
import { useLocation } from 'react-router'

/** A mouse that passes over the bar, or crosses a neighbor on its way into the menu, opens nothing. */
const OPEN_DELAY_MS = 150
const CLOSE_DELAY_MS = 150

type Opened = {
  id: string
  /** The page on which the menu was opened; other pages have none open. */
  on: string
  by: OpenedBy
}

/** The keyboard moves the focus into the menu. Back closes a menu that did not open by itself below the mouse. */
export type OpenedBy = 'mouse' | 'press' | 'keyboard'

/**
 * Tracks which menu of a bar is open, at most one. Resting the mouse on a room opens it, and leaving closes it. Escape,
 * a click outside the bar and navigation close it immediately. Returning to a page does not open it again.
 */
export function useOneMenu(bar: RefObject<HTMLElement | null>) {
  const [opened, setOpened] = useState<Opened>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const { key } = useLocation()
  const [shownOn, setShownOn] = useState(key)
  if (shownOn !== key) {
    setShownOn(key)
    setOpened(undefined)
  }
  const current = opened?.on === key ? opened : undefined
  const openId = current?.id

  const change = (next: Opened | undefined) => {
    clearTimeout(timer.current)
    setOpened(next)
  }
  const changeByMouse = (next: Opened | undefined, delayMs: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      returnFocus(bar.current)
      setOpened(next)
    }, delayMs)
  }
  const enter = (id: string) => {
    if (id === openId) clearTimeout(timer.current)
    else changeByMouse({ id, on: key, by: 'mouse' }, OPEN_DELAY_MS)
  }

  useEffect(() => () => clearTimeout(timer.current), [])
  useEffect(() => {
    if (openId === undefined) return undefined
    const close = () => {
      clearTimeout(timer.current)
      setOpened(undefined)
    }
    const closeByKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      returnFocus(bar.current)
      close()
    }
    const closeByPress = (event: PointerEvent) => {
      if (event.target instanceof Node && !bar.current?.contains(event.target)) close()
    }
    document.addEventListener('keydown', closeByKey)
    document.addEventListener('pointerdown', closeByPress)
    return () => {
      document.removeEventListener('keydown', closeByKey)
      document.removeEventListener('pointerdown', closeByPress)
    }
  }, [openId, bar])

  return {
    openId,
    openedBy: current?.by ?? 'mouse',
    enter,
    leave: () => changeByMouse(undefined, CLOSE_DELAY_MS),
    open: (id: string, by: OpenedBy) => change({ id, on: key, by }),
    close: () => change(undefined),
  }
}

/** Moves the focus from a closing menu to its room. */
function returnFocus(bar: HTMLElement | null): void {
  const room = bar?.querySelector<HTMLElement>('[aria-expanded="true"]')
  if (room?.parentElement?.contains(document.activeElement)) room.focus({ preventScroll: true })
}
