import { lazy, Suspense } from 'react'
import { useWasOpen } from '../../ui/use-was-open.ts'
import type { ShellCategory } from './load-shell.ts'

export const loadDrawer = () => import('./categories-drawer.tsx')
const CategoriesDrawer = lazy(loadDrawer)

type LazyDrawerProps = { categories: readonly ShellCategory[]; isOpen: boolean; onClose: () => void }

/** Loads the drawer when it is first opened; afterwards it stays, so that it can also close gently. */
export function LazyDrawer({ categories, isOpen, onClose }: LazyDrawerProps) {
  if (!useWasOpen(isOpen)) return null
  return (
    <Suspense>
      <CategoriesDrawer categories={categories} isOpen={isOpen} onClose={onClose} />
    </Suspense>
  )
}
