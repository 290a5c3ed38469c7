import { useRouteLoaderData } from 'react-router'
import type { Shell } from '../../shell/load-shell.ts'

/** Returns the data of the page's frame, with the shop's usual days and fees; undefined if it failed to load. */
export function useShell(): Shell | undefined {
  return useRouteLoaderData<Shell>('root')
}
