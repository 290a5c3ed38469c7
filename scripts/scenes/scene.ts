import type { Page } from '@playwright/test'

const DESK_PX = 1024

export type Scene = {
  path: string
  /** What must be so before the page is opened, such as an answer that never comes. */
  before?: (page: Page) => Promise<unknown>
  prepare?: (page: Page) => Promise<unknown>
  /** At which widths (px) there is such a thing; at all of them unless told. */
  isFor?: (width: number) => boolean
  /** The whole page rather than what the window shows. */
  isWhole?: boolean
  /** With the worker that stands in for the network. */
  hasWorker?: boolean
}

export type Scenes = Record<string, Scene>

export const onDesks = (width: number): boolean => width >= DESK_PX
export const belowDesks = (width: number): boolean => width < DESK_PX

export const fail = (calls: string) => (page: Page) => page.route(calls, (route) => route.abort())

/** Requests that are never answered: what waits for them keeps waiting. */
export const hold = (calls: string) => (page: Page) => page.route(calls, () => {})

export const keep = (name: string, value: string) => (page: Page) =>
  page.addInitScript(([key, kept]) => localStorage.setItem(key!, kept!), [name, value])
