import type { ComponentType } from 'react'
import { createRoutesStub, useLocation } from 'react-router'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { Language } from '#domain/language/languages.ts'
import { nepaliFormats } from '#domain/language/nepali-formats.ts'
import { LanguageContext } from '../messages/text.ts'
import { Toasts } from '../ui/toast.tsx'
import { addFormats } from '../format.ts'
import type { MessageGroup } from '#messages/pages.ts'
import { loadMessages } from '../messages/load-messages.ts'

// A page declares its generated props; the stub passes the same ones.
// oxlint-disable-next-line typescript/no-explicit-any
export type PageComponent = ComponentType<any>

type OpenedAt = {
  /** Address to open, including the query. */
  address?: string
  /** State of the link that led there. */
  state?: unknown
  /** Data of its loader. */
  loaderData?: unknown
  language?: Language
  /** Other pages open only then. */
  othersLoad?: Promise<null>
  /** The page follows a changed address only then. */
  follows?: Promise<null>
}

/**
 * Renders a page of the shop as after hydration: in a router, with the toasts of every page. Other pages show only
 * their address; see `visited`.
 *
 * @param path  the page's entry in routes.ts, such as `/product/:id`
 */
export async function openPage(
  path: string,
  Page: PageComponent,
  { address = path, state, loaderData, language = 'en', othersLoad, follows }: OpenedAt = {},
): Promise<void> {
  const loader = async () => {
    await follows
    return loaderData ?? null
  }
  const Stub = createRoutesStub([
    { path, id: 'page', Component: Page, loader, HydrateFallback: () => null },
    { path: '*', Component: Elsewhere, ...(othersLoad && { loader: () => othersLoad }) },
  ])
  document.documentElement.lang = language
  await render(
    <LanguageContext value={language}>
      {/* Rendered before the page, so that its first message is announced. */}
      <Toasts />
      <main>
        <Stub initialEntries={[entryOf(address, state)]} hydrationData={{ loaderData: { page: loaderData ?? null } }} />
      </main>
    </LanguageContext>,
  )
}

function entryOf(address: string, state: unknown) {
  const { pathname, search, hash } = new URL(address, location.origin)
  return { pathname, search, hash, state }
}

/** Any page other than the one under test. */
function Elsewhere() {
  const { pathname, search, hash, state } = useLocation()
  return (
    <output aria-label="Visited address" data-state={JSON.stringify(state)}>{`${pathname}${search}${hash}`}</output>
  )
}

/** Finds the address that the page under test has navigated to. */
export const visited = () => page.getByRole('status', { name: 'Visited address' })

/** Finds a toast with exactly this message. */
export const toast = (message: string) => page.getByRole('status').getByText(message, { exact: true })

/** Loads texts and formats as a Nepali page does; then open the page with `language: 'ne'`. */
export async function loadNepali(...groups: MessageGroup[]): Promise<void> {
  addFormats('ne', nepaliFormats)
  await Promise.all((['start', ...groups] as const).map((group) => loadMessages('ne', group)))
}
