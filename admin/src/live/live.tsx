import { useEffect, useState } from 'react'
import { useStaff } from '../session/staff-session.ts'
import { connect } from './live-connection.ts'
import { onLive } from './live-messages.ts'
import { readLiveSettings } from './live-settings.ts'
import { addNews, forgetNews, newsOf, shareSeen, useNews } from './news.ts'
import { OrderToast } from './order-toast.tsx'
import { refreshAll, refreshFor, watchUse } from './refresh.ts'
import { playSound } from './sound.ts'

/** Connects the page to what happens in the shop, and shows new orders. Renders nothing else. */
export default function Live() {
  const me = useStaff()
  const [newOrders, setNewOrders] = useState<string[]>([])

  useEffect(() => {
    // Before a required second factor, the API refuses the stream.
    if (!me || me.mustSetUpTotp) return undefined
    const stops = [
      connect(),
      watchUse(),
      shareSeen(),
      onLive((message) => {
        if (message.name === 'again') return refreshAll()
        refreshFor(message.event)
        const item = newsOf(message.event)
        if (!item) return undefined
        addNews(item)
        const { hasSound, showsOrders } = readLiveSettings()
        if (hasSound) void playSound()
        const { orderId } = item
        // A hidden tab would show it at some later time, when it is no news.
        if (orderId !== undefined && showsOrders && !document.hidden) setNewOrders((others) => [...others, orderId])
        return undefined
      }),
    ]
    return () => {
      for (const stop of stops) stop()
    }
    // A new login is a new object, and connects again.
  }, [me])
  useEffect(() => (me ? undefined : forgetNews()), [me])
  useCountInTitle()

  return <OrderToast orderIds={newOrders} onGone={() => setNewOrders([])} />
}

function useCountInTitle() {
  const { unseen } = useNews()
  useEffect(() => {
    const title = document.title.replace(/^\(\d+\) /, '')
    document.title = unseen > 0 ? `(${unseen}) ${title}` : title
  }, [unseen])
}
