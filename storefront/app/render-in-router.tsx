import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { messages } from '#messages/pages.ts'
import { addMessages } from './messages/text.ts'

/** Renders an element to English HTML for tests, with a router for its links. */
export function renderInRouter(element: ReactNode, address = '/'): string {
  addMessages('en', messages)
  const Stub = createRoutesStub([{ path: '*', Component: () => element }])
  return renderToString(<Stub initialEntries={[address]} />)
}
