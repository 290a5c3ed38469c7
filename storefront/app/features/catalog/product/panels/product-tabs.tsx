import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useRef } from 'react'
import { Key } from '../../../../ui/key.tsx'
import { useText } from '../../../../messages/text.ts'
import { BEFORE_MOUNT } from '../../../../ui/before-mount.ts'
import styles from './product-tabs.module.css'
import { tabIds, useTab, type TabId } from './use-tab.ts'

type Tab = {
  label: string
  panel: ReactNode
  /** The panel has its own title. */
  isTitled?: true
  /** Called when the tab is likely to be chosen. */
  prepare?: () => void
}
type ProductTabsProps = { tabs: Record<TabId, Tab> }

/**
 * Tabs with more about a product. The address remembers the chosen one (`#reviews`). Without scripts the panels show
 * one below another, and the tabs link to them.
 */
export function ProductTabs({ tabs }: ProductTabsProps) {
  const text = useText()
  const { chosen, isReady, choose } = useTab()
  const row = useRef<HTMLDivElement>(BEFORE_MOUNT)
  useEffect(() => keepInRow(row.current, document.getElementById(tabElementId(chosen))!), [chosen])

  const follow = (event: MouseEvent, tab: TabId) => {
    event.preventDefault()
    void choose(tab)
  }
  const move = (event: KeyboardEvent) => {
    const wanted = wantedBy(event.key, tabIds.indexOf(chosen))
    if (wanted === undefined) return
    event.preventDefault()
    document.getElementById(tabElementId(wanted))?.focus()
    void choose(wanted)
  }
  return (
    <div className={styles.tabs} data-ready={isReady || undefined}>
      <div ref={row} className={styles.row} role={isReady ? 'tablist' : undefined} aria-label={text('product.tabs')}>
        {tabIds.map((tab) => (
          <a
            key={tab}
            id={tabElementId(tab)}
            href={`#${tab}`}
            className={styles.tab}
            data-label={tabs[tab].label}
            data-chosen={tab === chosen || undefined}
            {...(isReady && tabProps(tab, tab === chosen))}
            onPointerEnter={tabs[tab].prepare}
            onFocus={tabs[tab].prepare}
            onClick={(event) => follow(event, tab)}
            onKeyDown={move}
          >
            {tabs[tab].label}
            <Key className={styles.key} />
          </a>
        ))}
      </div>
      {tabIds.map((tab) => (
        <section
          key={tab}
          // Once scripts run no element has this id, or the router would scroll to it on each choice.
          id={isReady ? panelElementId(tab) : tab}
          className={styles.panel}
          data-chosen={tab === chosen || undefined}
          {...(isReady && { role: 'tabpanel', 'aria-labelledby': tabElementId(tab) })}
        >
          {!tabs[tab].isTitled && <h2 className={styles.title}>{tabs[tab].label}</h2>}
          {tabs[tab].panel}
        </section>
      ))}
    </div>
  )
}

/** Scrolls only the row, never the page; on a phone the row is wider than the screen. */
function keepInRow(row: HTMLElement, { offsetLeft, offsetWidth }: HTMLElement): void {
  const left = Math.max(Math.min(row.scrollLeft, offsetLeft), offsetLeft + offsetWidth - row.clientWidth)
  row.scrollTo({ left })
}

/** Target of links to a part once scripts run. */
export function tabElementId(tab: TabId): string {
  return `tab-${tab}`
}

function panelElementId(tab: TabId): string {
  return `panel-${tab}`
}

function tabProps(tab: TabId, isChosen: boolean) {
  return { role: 'tab', 'aria-selected': isChosen, 'aria-controls': panelElementId(tab), tabIndex: isChosen ? 0 : -1 }
}

function wantedBy(key: string, at: number): TabId | undefined {
  if (key === 'ArrowRight') return tabIds[(at + 1) % tabIds.length]
  if (key === 'ArrowLeft') return tabIds.at(at - 1)
  if (key === 'Home') return tabIds[0]
  return key === 'End' ? tabIds.at(-1) : undefined
}
