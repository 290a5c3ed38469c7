import { lazy, Suspense, useState } from 'react'
import type { ShellCategory } from './load-shell.ts'

const CategoriesDrawer = lazy(() => import('./categories-drawer.tsx'))

type LazyDrawerProps = { categories: readonly ShellCategory[]; isOpen: boolean; onClose: () => void }

/** Loads the drawer when it is first opened; afterwards it stays, so that it can also close gently. */
export function LazyDrawer({ categories, isOpen, onClose }: LazyDrawerProps) {
  const [wasOpened, setWasOpened] = useState(false)
  if (isOpen && !wasOpened) setWasOpened(true)
  if (!wasOpened) return null
  return (
    <Suspense>
      <CategoriesDrawer categories={categories} isOpen={isOpen} onClose={onClose} />
    </Suspense>
  )
}
