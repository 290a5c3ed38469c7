import { type KeyboardEvent, useEffect, useRef } from 'react'
import { BEFORE_MOUNT } from './before-mount.ts'

type ChoiceRow<Item> = {
  role: 'tab' | 'radio'
  /** In the order of the row's children. */
  items: readonly Item[]
  chosen: Item | undefined
  onChoose: (item: Item) => void
}

/**
 * Makes a row of links or buttons a row of tabs or of radio buttons: one tab stop, in which keys move the focus and
 * choose. A row wider than the screen shows the chosen item. The widgets of Base UI are 10 KB each (decision 051).
 *
 *     const { row, propsOf } = useChoiceRow({ role: 'tab', items: networks, chosen, onChoose })
 *     <div ref={row} role="tablist">{networks.map((network) => <button {...propsOf(network)}>…
 */
export function useChoiceRow<Item>({ role, items, chosen, onChoose }: ChoiceRow<Item>) {
  const row = useRef<HTMLDivElement>(BEFORE_MOUNT)
  const at = chosen === undefined ? -1 : items.indexOf(chosen)
  useEffect(() => keepInRow(row.current, row.current.children[at]), [at])

  const move = (event: KeyboardEvent, from: number) => {
    const to = moves[role](from)[event.key]
    const wanted = to === undefined ? undefined : items.at(to % items.length)
    if (wanted === undefined) return
    event.preventDefault()
    const child = row.current.children[items.indexOf(wanted)]
    if (child instanceof HTMLElement) child.focus()
    onChoose(wanted)
  }
  const propsOf = (item: Item) => ({
    role,
    [role === 'tab' ? 'aria-selected' : 'aria-checked']: item === chosen,
    tabIndex: item === chosen ? 0 : -1,
    onKeyDown: (event: KeyboardEvent) => move(event, items.indexOf(item)),
  })
  return { row, propsOf }
}

/** Where each key leads from an item: one place too far means the other end. */
const moves: Record<ChoiceRow<unknown>['role'], (at: number) => Record<string, number | undefined>> = {
  tab: (at) => ({ ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }),
  radio: (at) => ({ ArrowRight: at + 1, ArrowDown: at + 1, ArrowLeft: at - 1, ArrowUp: at - 1, ' ': at }),
}

/** Scrolls only the row, never the page; on a phone the row is wider than the screen. */
export function keepInRow(row: HTMLElement, item: Element | null | undefined): void {
  if (!(item instanceof HTMLElement)) return
  row.scrollTo({ left: item.offsetLeft - (row.clientWidth - item.offsetWidth) / 2 })
}
