import { use, useEffect, useState } from 'react'
import type { LocalLevelsReply, NamedLocalLevel } from '#contract/delivery-zones.ts'
import type { LevelsOf } from '#domain/checkout/checkout.ts'
import { LanguageContext } from '../../messages/text.ts'
import { call } from '../accounts/session/call.ts'

export type LocalLevels = {
  /** Undefined until loaded. */
  levels: readonly NamedLocalLevel[] | undefined
  /** The same by district, as the form's rules ask for them. */
  levelsOf: LevelsOf
  /** Loads again; undefined unless loading failed. */
  retry: (() => void) | undefined
}

const loaded = new Map<string, readonly NamedLocalLevel[]>()

/** Returns the local levels of a district with their labels in the page's language. Each list loads once per visit. */
export function useLocalLevels(district: string): LocalLevels {
  const language = use(LanguageContext)
  const key = `${language} ${district}`
  const [attempt, setAttempt] = useState(1)
  const [settled, setSettled] = useState<{ key: string; attempt: number }>()
  useEffect(() => {
    if (district === '' || loaded.has(key)) return undefined
    let isCurrent = true
    const path = `/api/delivery/local-levels?${new URLSearchParams({ district })}` as const
    void call<LocalLevelsReply>({ method: 'GET', path }).then(({ answer }) => {
      if (answer.success) loaded.set(key, answer.data)
      if (isCurrent) setSettled({ key, attempt })
    })
    return () => {
      isCurrent = false
    }
  }, [district, key, attempt])
  const levels = loaded.get(key)
  const hasFailed = !levels && settled?.key === key && settled.attempt === attempt
  const levelsOf = (asked: string) => (asked === district ? levels : undefined)
  return { levels, levelsOf, retry: hasFailed ? () => setAttempt(attempt + 1) : undefined }
}
