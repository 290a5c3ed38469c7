import { type KeyboardEvent, useRef } from 'react'
import { useText } from '../../messages/text.ts'
import { BEFORE_MOUNT } from '../../ui/before-mount.ts'
import { Icon } from '../../ui/icon.tsx'
import styles from './chat-tabs.module.css'
import { type Network, networkNames } from './networks.ts'

type ChatTabsProps = {
  networks: readonly Network[]
  chosen: Network
  panelId: string
  onChoose: (network: Network) => void
}

export function ChatTabs({ networks, chosen, panelId, onChoose }: ChatTabsProps) {
  const text = useText()
  const row = useRef<HTMLDivElement>(BEFORE_MOUNT)
  const at = networks.indexOf(chosen)
  const move = (event: KeyboardEvent) => {
    const steps: Record<string, number> = {
      ArrowRight: (at + 1) % networks.length,
      ArrowLeft: (at - 1 + networks.length) % networks.length,
      Home: 0,
      End: networks.length - 1,
    }
    const wanted = steps[event.key]
    if (wanted === undefined) return
    event.preventDefault()
    ;(row.current.children[wanted] as HTMLElement).focus()
    onChoose(networks[wanted]!)
  }
  return (
    <div ref={row} role="tablist" aria-label={text('chat.networks')} className={styles.tabs}>
      {networks.map((network) => (
        <button
          key={network}
          type="button"
          role="tab"
          id={`${panelId}-${network}`}
          aria-selected={network === chosen}
          aria-controls={panelId}
          tabIndex={network === chosen ? 0 : -1}
          className={styles.tab}
          onClick={() => onChoose(network)}
          onKeyDown={move}
        >
          <Icon name={network} size={20} />
          {networkNames[network]}
        </button>
      ))}
    </div>
  )
}
