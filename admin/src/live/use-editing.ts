import { useEffect, useState } from 'react'
import type { EditingOthers } from '#contract/admin/live.ts'
import { liveTopics, SAYS_EDITING_EVERY_MS } from '#domain/live/live-topics.ts'
import { call } from '../api.ts'
import { currentStaff } from '../session/staff-session.ts'
import { onLive } from './live-messages.ts'

type Colleague = EditingOthers['others'][number]

const tab = crypto.randomUUID()
const path = `/live/editing/${tab}`

/** Returns whether others can learn who has records of this resource open. */
export function isLive(resource: string): resource is keyof typeof liveTopics {
  return Object.hasOwn(liveTopics, resource)
}

/**
 * Says that this tab has a record open, until it is left, and returns the colleagues who have it open, too. If the
 * network is lost, the others learn of it after a minute and a half.
 */
export function useEditing(topic: keyof typeof liveTopics, id: string): readonly Colleague[] {
  const [others, setOthers] = useState<readonly Colleague[]>([])
  useEffect(() => {
    let isHere = true
    const say = async () => {
      try {
        const found = await call<EditingOthers>('PUT', path, { body: { topic, id }, isByItself: true })
        if (isHere) setOthers(found.others)
      } catch {
        // The tab says it again soon, and a save compares with what others have saved.
      }
    }
    const leave = () => {
      call('DELETE', path, { isByItself: true }).catch(() => {}) // the word of this tab expires
    }
    void say()
    const timer = setInterval(say, SAYS_EDITING_EVERY_MS)
    const stop = onLive((message) => {
      if (message.name === 'again') return void say()
      const { event } = message
      const isOurs = event.by?.id === currentStaff()?.id
      if (event.topic === topic && event.id === id && isPresence(event.act) && !isOurs) void say()
      return undefined
    })
    window.addEventListener('pagehide', leave)
    window.addEventListener('pageshow', say)
    return () => {
      isHere = false
      clearInterval(timer)
      stop()
      window.removeEventListener('pagehide', leave)
      window.removeEventListener('pageshow', say)
      setOthers([])
      leave()
    }
  }, [topic, id])
  return others
}

/** Returns whether an event says that somebody opened or left a record, which changes nothing in it. */
export function isPresence(act: string): boolean {
  return act === 'edit' || act === 'leave'
}
