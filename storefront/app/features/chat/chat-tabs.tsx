import { useText } from '../../messages/text.ts'
import { Icon } from '../../ui/icon.tsx'
import { useChoiceRow } from '../../ui/use-choice-row.ts'
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
  const { row, propsOf } = useChoiceRow({ role: 'tab', items: networks, chosen, onChoose })
  return (
    <div ref={row} role="tablist" aria-label={text('chat.networks')} className={styles.tabs}>
      {networks.map((network) => (
        <button
          key={network}
          type="button"
          id={`${panelId}-${network}`}
          aria-controls={panelId}
          className={styles.tab}
          onClick={() => onChoose(network)}
          {...propsOf(network)}
        >
          <Icon name={network} size={20} />
          {networkNames[network]}
        </button>
      ))}
    </div>
  )
}
