import { useState } from 'react'
import { useLocation } from 'react-router'

/** Open or closed, on the page it was opened on: going on or back closes what stood over the page. */
export function useOpenHere() {
  const { key } = useLocation()
  const [openedOn, setOpenedOn] = useState<string>()
  return { isOpen: openedOn === key, open: () => setOpenedOn(key), close: () => setOpenedOn(undefined) }
}
