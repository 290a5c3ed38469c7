import { useEffect, useRef, useState, type RefObject } from 'react'
import { useLocation } from 'react-router'

const CLOSE_DELAY_MS = 150

/**
 * Which menu of a bar is open: at most one. Left by the mouse it closes after 150 ms; Escape, a click outside of the bar
 * and navigation close it at once.
 */
export function useOneMenu(bar: RefObject<HTMLElement | null>) {
  // A menu belongs to the page it was opened on: another page has none open.
  const [opened, setOpened] = useState<{ id: string; on: string }>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const { key } = useLocation()
  const openId = opened?.on === key ? opened.id : undefined

  const open = (id: string) => {
    clearTimeout(timer.current)
    setOpened({ id, on: key })
  }
  const close = () => {
    clearTimeout(timer.current)
    setOpened(undefined)
  }
  const closeSoon = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setOpened(undefined), CLOSE_DELAY_MS)
  }

  useEffect(() => () => clearTimeout(timer.current), [])
  useEffect(() => {
    if (openId === undefined) return undefined
    const closeByKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      const opener = bar.current?.querySelector<HTMLElement>('[aria-expanded="true"]')
      if (bar.current?.contains(document.activeElement)) opener?.focus()
      setOpened(undefined)
    }
    const closeByPress = (event: PointerEvent) => {
      if (event.target instanceof Node && !bar.current?.contains(event.target)) setOpened(undefined)
    }
    document.addEventListener('keydown', closeByKey)
    document.addEventListener('pointerdown', closeByPress)
    return () => {
      document.removeEventListener('keydown', closeByKey)
      document.removeEventListener('pointerdown', closeByPress)
    }
  }, [openId, bar])

  return { openId, open, closeSoon, close }
}
