import { useState } from 'react'

/** Whether something was open before or is now: from then on its part stays loaded, so that it can also close gently. */
export function useWasOpen(isOpen: boolean): boolean {
  const [wasOpen, setWasOpen] = useState(isOpen)
  if (isOpen && !wasOpen) setWasOpen(true)
  return wasOpen || isOpen
}
