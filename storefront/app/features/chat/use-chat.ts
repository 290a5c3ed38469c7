import { useEffect, useRef, useState } from 'react'
import { serialize } from '../../serialize.ts'
import { addMessage, type ChatMessage, clearMessages, isKept, type NewMessage, readMessages } from './chat-store.ts'

const CHANNEL = 'kastha-chat'

/** `photoUrl` displays the photo in this page. */
export type ShownMessage = ChatMessage & { photoUrl: string | undefined }

/** Returns the messages of this browser, synchronized between its tabs. They never leave it. */
export function useChat() {
  const [messages, setMessages] = useState<readonly ShownMessage[]>()
  const tabs = useRef<BroadcastChannel>(undefined)
  const refresh = useRef(async () => {})

  useEffect(() => {
    const urls = new Map<number, string>()
    const inTurn = serialize()
    const read = async () => {
      const kept = await readMessages()
      const ids = new Set(kept.map(({ id }) => id))
      for (const [id, url] of urls) {
        if (ids.has(id)) continue
        URL.revokeObjectURL(url)
        urls.delete(id)
      }
      for (const { id, photo } of kept) if (photo && !urls.has(id)) urls.set(id, URL.createObjectURL(photo))
      setMessages(kept.map((message) => ({ ...message, photoUrl: urls.get(message.id) })))
    }
    refresh.current = () => inTurn(read)
    const channel = new BroadcastChannel(CHANNEL)
    channel.addEventListener('message', () => void refresh.current())
    tabs.current = channel
    void refresh.current()
    return () => {
      channel.close()
      for (const url of urls.values()) URL.revokeObjectURL(url)
    }
  }, [])

  const tell = async () => {
    tabs.current?.postMessage('changed')
    await refresh.current()
  }
  return {
    /** Undefined until loaded. */
    messages,
    isKept: messages === undefined || isKept(),
    /** @returns  false when the device can store no more */
    add: async (message: NewMessage) => {
      const isAdded = (await addMessage(message)) === 'kept'
      if (isAdded) await tell()
      return isAdded
    },
    clear: async () => {
      await clearMessages()
      await tell()
    },
  }
}
