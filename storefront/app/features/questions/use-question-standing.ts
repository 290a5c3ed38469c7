import { skipToken, useQuery } from '@tanstack/react-query'
import type { QuestionStanding } from '#contract/questions.ts'
import { failsAtOnce, queryClient } from '../../query-client.ts'
import { questionsApi } from './questions-api.ts'

/** Returns what the logged-in customer has asked and answered about a product, and whether they may answer. */
export function useQuestionStanding(productId: string, userId: string | undefined) {
  const query = {
    queryKey: standingKey(productId, userId),
    queryFn: () => loadStanding(productId),
    ...failsAtOnce,
    enabled: userId !== undefined,
    staleTime: 0,
  } as const
  return useQuery(query, queryClient)
}

/** Remembers that the shopper has answered a question. */
export function noteAnswered(productId: string, userId: string | undefined, questionId: string): void {
  queryClient.setQueryData<QuestionStanding>(
    standingKey(productId, userId),
    (before) => before && { ...before, answered: [...before.answered, questionId] },
  )
}

/** Loads it anew after the shopper has asked, or has changed a question of their own. */
export function reloadStanding(productId: string): void {
  void queryClient.invalidateQueries({ queryKey: ['question-standing', productId] })
}

/** Returns the contact of a guest who has asked about a product during this visit; '' for none given. */
export function useGuestAsked(productId: string): string | undefined {
  return useQuery<string>({ queryKey: guestKey(productId), queryFn: skipToken }, queryClient).data
}

export function noteGuestAsked(productId: string, contact: string): void {
  queryClient.setQueryData(guestKey(productId), contact)
}

function guestKey(productId: string) {
  return ['guest-question', productId]
}

function standingKey(productId: string, userId: string | undefined) {
  return ['question-standing', productId, userId]
}

async function loadStanding(productId: string): Promise<QuestionStanding> {
  const answer = await questionsApi.standing(productId)
  if (!answer.success) throw new Error(`Nobody knows who may answer questions: ${answer.message}`)
  return answer.data
}
