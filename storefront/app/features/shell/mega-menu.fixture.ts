import { page } from 'vitest/browser'
import type { Answer } from '../../test/answer-api.ts'
import { givenMenuProducts } from '../../test/given-categories.ts'
import { givenMedia, moveMouseAway } from '../../test/given-media.ts'
import { pointAt } from '../../test/stopped-clock.ts'
import { openHeader } from '../../test/open-header.tsx'

export const bar = () => page.getByRole('navigation', { name: 'Categories', exact: true })
/** The link contains its name twice: a bold copy reserves the width that the open room needs. */
export const room = (name: string) => bar().getByRole('link', { name: new RegExp(`^${name}( ${name})?$`) })
export const explore = (name: string) => bar().getByText(`Explore our ${name} Collection`)
export const openRooms = () =>
  [...bar().element().querySelectorAll('[aria-expanded=true]')].map(({ textContent }) => textContent)

/** Opens a header whose menus have loaded nothing yet; returns the growing list of product calls. */
export async function openMenuBar(answer?: () => Answer): Promise<string[]> {
  await moveMouseAway()
  await givenMedia()
  const asked = givenMenuProducts(answer)
  await openHeader()
  return asked
}

/** Moves the mouse off the bar and onto the page. */
export const leaveBar = () => pointAt(page.getByRole('main'), { x: 2, y: 300 })
