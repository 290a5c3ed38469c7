import { createContext, use } from 'react'

export const InServedPart = createContext(false)

/**
 * True in the HTML of a part whose script loads on use (served-part.tsx). What works by script alone, or is not in view
 * at first, need not be in it: it comes with the script.
 */
export function useIsServedPart(): boolean {
  return use(InServedPart)
}
