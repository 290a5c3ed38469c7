import type { ComponentType } from 'react'
import { createRoutesStub, useLocation } from 'react-router'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { Language } from '#domain/language/languages.ts'
import { LanguageContext } from '../messages/text.ts'
import { Toasts } from '../ui/toast.tsx'

// A page declares the props that its generated types give it; the stub hands it the same ones.
// oxlint-disable-next-line typescript/no-explicit-any
type PageComponent = ComponentType<any>

type OpenedAt = {
  /** Where it is opened, with search parameters. */
  address?: string
  /** What its loader would give. */
  loaderData?: unknown
  language?: Language
}

/**
 * Renders a page of the shop as a browser has it once its scripts have loaded: inside a router, with the toasts of every
 * page. Another address that it leads to shows nothing but the address, see `visited`.
 *
 * @param path  the page's entry in routes.ts, such as `/product/:id`
 */
export async function openPage(
  path: string,
  Page: PageComponent,
  { address = path, loaderData, language = 'en' }: OpenedAt = {},
): Promise<void> {
  const Stub = createRoutesStub([
    { path, id: 'page', Component: Page, loader: () => loaderData ?? null, HydrateFallback: () => null },
    { path: '*', Component: Elsewhere },
  ])
  document.documentElement.lang = language
  await render(
    <LanguageContext value={language}>
      {/* Before the page, so that they hear what it says as soon as it is there. */}
      <Toasts />
      <main>
        <Stub initialEntries={[address]} hydrationData={{ loaderData: { page: loaderData ?? null } }} />
      </main>
    </LanguageContext>,
  )
}

/** Another page than the one under test. */
function Elsewhere() {
  const { pathname, search, hash, state } = useLocation()
  return (
    <output aria-label="Visited address" data-state={JSON.stringify(state)}>{`${pathname}${search}${hash}`}</output>
  )
}

/** The address that the page under test has led to. */
export const visited = () => page.getByRole('status', { name: 'Visited address' })

/** A toast with exactly this message. */
export const toast = (message: string) => page.getByRole('status').getByText(message, { exact: true })
