import type { ReactNode } from 'react'
import { AdminContext, Notification, ResourceContextProvider, TestMemoryRouter } from 'react-admin'
import { vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { permissionsOf } from '#domain/staff/staff.ts'
import { dataProvider } from '../data-provider.ts'
import { queryClient } from '../query-client.ts'
import { rememberStaff } from '../session/staff-session.ts'
import { texts } from '../texts.ts'
import { theme } from '../theme/theme.ts'

type Answer = { status: number; body: object }
/** Request as received; `body` is parsed JSON. */
type Sent = { body: unknown; headers: Headers }
/** Answers by call, such as `PUT /api/admin/banners/order`, without search parameters. */
type Answers = Record<string, (sent: Sent) => Answer | Promise<Answer>>

/** Stubs the API until the test ends. */
export function answerApi(answers: Answers): void {
  vi.stubGlobal(
    'fetch',
    async (
      path: string,
      { method = 'GET', body = null, headers }: { method?: string; body?: string | null; headers?: HeadersInit },
    ) => {
      const asked = `${method} ${path.split('?')[0]}`
      const answer = await answers[asked]?.({
        body: body === null ? undefined : JSON.parse(body),
        headers: new Headers(headers),
      })
      if (!answer) throw new TypeError(`No answer is stubbed for ${asked}`)
      return Response.json(answer.body, { status: answer.status })
    },
  )
}

/** Renders a part of the back office with an owner's permissions, inside the page of a resource. */
export async function openPart(part: ReactNode, resource = 'orders', address = '/'): Promise<void> {
  rememberStaff({
    id: 'owner',
    name: 'Owner',
    email: 'owner@kastha.example',
    role: 'owner',
    permissions: permissionsOf('owner'),
  } as never)
  await render(
    <TestMemoryRouter initialEntries={[address]}>
      <AdminContext dataProvider={dataProvider} i18nProvider={texts} theme={theme} queryClient={queryClient}>
        <ResourceContextProvider value={resource}>{part}</ResourceContextProvider>
        <Notification />
      </AdminContext>
    </TestMemoryRouter>,
  )
}
