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
  const levels = loaded.get(key)
  useEffect(() => {
    if (district === '' || levels) return undefined
    let isCurrent = true
    void load(key, district).then(() => {
      if (isCurrent) setSettled({ key, attempt })
    })
    return () => {
      isCurrent = false
    }
  }, [district, key, attempt, levels])
  const hasFailed = !levels && settled?.key === key && settled.attempt === attempt
  const levelsOf = (asked: string) => (asked === district ? levels : undefined)
  return { levels, levelsOf, retry: hasFailed ? () => setAttempt(attempt + 1) : undefined }
}

/** Leaves a failure to the next attempt. An earlier choice of the district may have loaded its list since the rendering. */
async function load(key: string, district: string): Promise<void> {
  if (loaded.has(key)) return
  const path = `/api/delivery/local-levels?${new URLSearchParams({ district })}` as const
  const { answer } = await call<LocalLevelsReply>({ method: 'GET', path })
  if (answer.success) loaded.set(key, answer.data)
}
