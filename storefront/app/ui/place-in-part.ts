import type { HeldPress } from './hold-press.ts'
import { isTyped, type TypedField } from './type-again.ts'

/**
 * Where the visitor is in a part whose elements are about to be replaced by equal ones. The new part may have more of
 * them, so each is known by what it says and where it stands.
 */
export type PlaceInPart = {
  focused: Known | undefined
  /** What was pressed, and still waits for an answer. */
  pressed: Known | undefined
  /** What was typed, with the cursor if there is one. */
  typed: readonly { field: Known; value: string; cursor: number | null }[]
  /** How far each list is scrolled. */
  scrolled: readonly { list: Known; left: number }[]
}

/** Which of the elements with that name it is. */
type Known = { name: string; nth: number }

/** The parts load it as one piece, when the first of them is replaced. */
export const places = { placeIn, returnTo, repeat }

/** Returns how to find a control again; undefined if it is none of this part. */
function knownControl(part: HTMLElement, control: Element | null): Known | undefined {
  return known(controlsIn(part), control, nameOfControl)
}

function findControl(part: HTMLElement, control: Known | undefined): HTMLElement | undefined {
  return find(controlsIn(part), control, nameOfControl)
}

function placeIn(part: HTMLElement, press: HeldPress | undefined): PlaceInPart {
  const lists = listsIn(part)
  const scrolled = lists.filter(({ scrollLeft }) => scrollLeft !== 0)
  const typed = controlsIn(part).filter(isTyped).filter(isChanged)
  return {
    focused: knownControl(part, document.activeElement),
    pressed: press?.isDropped === false ? knownControl(part, press.control) : undefined,
    typed: typed.map((field) => ({
      field: knownControl(part, field)!,
      value: field.value,
      cursor: 'selectionStart' in field ? field.selectionStart : null,
    })),
    scrolled: scrolled.map((list) => ({ list: known(lists, list, nameOfList)!, left: list.scrollLeft })),
  }
}

function returnTo(part: HTMLElement, { focused, scrolled }: PlaceInPart): void {
  for (const { list, left } of scrolled) {
    find(listsIn(part), list, nameOfList)?.scrollTo({ left, behavior: 'instant' })
  }
  findControl(part, focused)?.focus({ preventScroll: true })
}

/** Types and presses again, once the part hears of it. */
function repeat(part: HTMLElement, { typed, pressed }: PlaceInPart): void {
  for (const { field, value, cursor } of typed) {
    const control = findControl(part, field)
    if (!isTyped(control)) continue
    window.typeAgain(control, value)
    if (cursor !== null) (control as HTMLInputElement).setSelectionRange(cursor, cursor)
  }
  findControl(part, pressed)?.click()
}

function isChanged(field: TypedField): boolean {
  if ('defaultValue' in field) return field.value !== field.defaultValue
  return [...field.selectedOptions].some(({ defaultSelected }) => !defaultSelected)
}

function known(elements: HTMLElement[], one: Element | null, nameOf: (one: Element) => string): Known | undefined {
  const at = elements.findIndex((element) => element === one)
  if (at < 0) return undefined
  const name = nameOf(one!)
  return { name, nth: elements.slice(0, at).filter((element) => nameOf(element) === name).length }
}

function find(elements: HTMLElement[], one: Known | undefined, nameOf: (one: Element) => string) {
  return one && elements.filter((element) => nameOf(element) === one.name)[one.nth]
}

/** Cards repeat the same words, so the card and its section belong to the name. */
function nameOfControl(control: Element): string {
  const card = control.closest('article')?.querySelector('a')?.getAttribute('href')
  const label = control instanceof HTMLInputElement ? control.labels?.[0]?.textContent : control.textContent
  const says = [control.getAttribute('aria-label'), label, control.getAttribute('href')]
  return [sectionOf(control), card, control.tagName, ...says].join(' | ')
}

function nameOfList(list: Element): string {
  return `${sectionOf(list)} | ${list.className}`
}

function sectionOf(element: Element): string {
  return element.closest('section')?.querySelector('h2, h3')?.textContent ?? ''
}

function controlsIn(part: HTMLElement): HTMLElement[] {
  return [...part.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, [tabindex]')]
}

function listsIn(part: HTMLElement): HTMLElement[] {
  return [...part.querySelectorAll<HTMLElement>('ul, .swiper')]
}
