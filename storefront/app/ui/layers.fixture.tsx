import { useState } from 'react'
import { createBrowserRouter, Link, RouterProvider, useLocation, useNavigate } from 'react-router'
import { onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { listenFirst } from './first-popstate.ts'
import { Panel } from './panel.tsx'

/** Opens two pages after each other in the browser's real history. The second one has a drawer with a dialog inside. */
export async function openTwoPages() {
  listenFirst()
  const loaded: string[] = []
  const loader = ({ request }: { request: Request }) => {
    loaded.push(new URL(request.url).pathname)
    return null
  }
  const router = createBrowserRouter([{ path: '*', loader, Component: AnyPage, HydrateFallback: () => null }])
  onTestFinished(() => router.dispose())
  await render(<RouterProvider router={router} />)
  await router.navigate('/first')
  await router.navigate('/second')
  loaded.length = 0
  return {
    /** Paths that the router has loaded since. */
    loaded,
    router,
  }
}

/** Resolves once the browser has gone as many steps through its history. */
export function steps(count: number): Promise<void> {
  let left = count
  return new Promise((resolve) => {
    const hear = () => {
      left -= 1
      if (left > 0) return
      navigation.removeEventListener('currententrychange', hear)
      resolve()
    }
    navigation.addEventListener('currententrychange', hear)
  })
}

export const address = () => page.getByRole('status', { name: 'Address', includeHidden: true })
export const opener = () => page.getByRole('button', { name: 'Open', exact: true })
export const drawer = () => page.getByRole('dialog', { name: 'Drawer' })
export const dialog = () => page.getByRole('dialog', { name: 'Dialog' })
export const inDrawer = (name: string) => drawer().getByRole('button', { name, exact: true })

/** As in the shop, another path closes what is open. */
function AnyPage() {
  const { pathname, search } = useLocation()
  return <Content key={pathname} address={pathname + search} />
}

function Content({ address: shown }: { address: string }) {
  const navigate = useNavigate()
  const [isOpen, setIsOpen] = useState(false)
  const [isDialogOpen, setIsDialogOpen] = useState(false)
  const close = () => setIsOpen(false)
  return (
    <main>
      <output aria-label="Address">{shown}</output>
      <button type="button" onClick={() => setIsOpen(true)}>
        Open
      </button>
      <Panel side="left" title="Drawer" closeLabel="Close" isOpen={isOpen} onClose={close}>
        <Link to="/third" onClick={close}>
          Third
        </Link>
        <button type="button" onClick={() => void navigate('?size=queen')}>
          Queen
        </button>
        <button type="button" onClick={() => setIsDialogOpen(true)}>
          Inner
        </button>
        <button
          type="button"
          onClick={() => {
            close()
            setIsDialogOpen(true)
          }}
        >
          Instead
        </button>
      </Panel>
      <Panel
        side="centre"
        title="Dialog"
        closeLabel="Close the dialog"
        isOpen={isDialogOpen}
        onClose={() => setIsDialogOpen(false)}
      >
        <Link to="/third">Third</Link>
      </Panel>
    </main>
  )
}
