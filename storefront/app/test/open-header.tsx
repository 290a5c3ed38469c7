import type { ReactNode } from 'react'
import { createRoutesStub, Link, useLocation, useNavigate } from 'react-router'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { HoardingsReply } from '#contract/content.ts'
import { Header } from '../features/shell/header.tsx'
import type { Shell } from '../features/shell/load-shell.ts'
import { Toasts } from '../ui/toast.tsx'
import { answerApi } from './answer-api.ts'
import { cartAnswer, givenCart } from './given-cart.ts'
import { shellCategories } from './given-categories.ts'
import { givenShell } from './given-shell.ts'

type OpenedAt = { address?: string; shell?: Partial<Shell>; content?: ReactNode }

/** Opens the shop's header over pages that show only their address, with separate links and a Back button. */
export async function openHeader({ address = '/', shell = {}, content }: OpenedAt = {}): Promise<void> {
  const given = { ...givenShell(), categories: shellCategories, ...shell }
  const Stub = createRoutesStub([{ path: '*', Component: () => <AnyPage shell={given}>{content}</AnyPage> }])
  const offers: HoardingsReply = { success: true, message: '', data: given.hoardings }
  answerApi({ 'GET /api/cart': cartAnswer(givenCart()), 'GET /api/hoarding': { status: 200, body: offers } })
  await render(
    <>
      <Toasts />
      <Stub initialEntries={[address]} />
    </>,
  )
}

function AnyPage({ shell, children }: { shell: Shell; children: ReactNode }) {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  return (
    <>
      <Header shell={shell} />
      <main id="content" tabIndex={-1} style={{ minHeight: 400 }}>
        <output aria-label="Present address">{pathname + search}</output>
        <Link to="/elsewhere">Elsewhere</Link>
        <button type="button" onClick={() => void navigate(-1)}>
          Back in history
        </button>
        <button type="button" onClick={() => void navigate(1)}>
          Forward in history
        </button>
        {children}
      </main>
    </>
  )
}

/** Finds the current address, even if a dialog hides the page from screen readers. */
export const address = () => page.getByRole('status', { name: 'Present address', includeHidden: true })

/** Navigates like the browser's own buttons, even if a dialog covers the page. */
export function go(where: 'Back' | 'Forward'): void {
  const buttons = [...document.querySelectorAll('main button')] as HTMLButtonElement[]
  buttons.find(({ textContent }) => textContent === `${where} in history`)!.click()
}
