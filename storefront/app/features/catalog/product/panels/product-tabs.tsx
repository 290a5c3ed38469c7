import { type MouseEvent, type ReactNode, useEffect, useState } from 'react'
import { useNavigationType } from 'react-router'
import { Key } from '../../../../ui/key.tsx'
import { useHydrated } from '../../../../ui/hydration.ts'
import { useText } from '../../../../messages/text.ts'
import { withoutBuyBar } from '../../../cart/add/buy-bar.tsx'
import { useChoiceRow } from '../../../../ui/use-choice-row.ts'
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
  const { chosen, choose } = useTab()
  const isReady = useHydrated()
  useOpenedByLink(chosen, isReady)
  const { row, propsOf } = useChoiceRow({ role: 'tab', items: tabIds, chosen, onChoose: (tab) => void choose(tab) })
  const follow = (event: MouseEvent, tab: TabId) => {
    event.preventDefault()
    void choose(tab)
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
            {...(isReady && { ...propsOf(tab), 'aria-controls': panelElementId(tab) })}
            onPointerEnter={tabs[tab].prepare}
            onFocus={tabs[tab].prepare}
            onClick={(event) => follow(event, tab)}
          >
            {tabs[tab].label}
            {tab === chosen && <Key className={styles.key} />}
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
          {...(tab === 'custom-order' && withoutBuyBar)}
          {...(isReady && { role: 'tabpanel', 'aria-labelledby': tabElementId(tab) })}
        >
          {!tabs[tab].isTitled && <h2 className={styles.title}>{tabs[tab].label}</h2>}
          {tabs[tab].panel}
        </section>
      ))}
    </div>
  )
}

/**
 * Scrolls to the tab that a link from another page of the shop names. The router would stay at the top, since no
 * element has its id; a page that loads has its id at first, and the browser scrolls there.
 */
function useOpenedByLink(chosen: TabId, isReady: boolean): void {
  const isLink = useNavigationType() === 'PUSH'
  const [linked] = useState(isLink && isReady && chosen !== tabIds[0] ? chosen : undefined)
  useEffect(() => {
    if (linked) document.getElementById(tabElementId(linked))?.scrollIntoView()
  }, [linked])
}

/** Target of links to a part once scripts run. */
export function tabElementId(tab: TabId): string {
  return `tab-${tab}`
}

function panelElementId(tab: TabId): string {
  return `panel-${tab}`
}
