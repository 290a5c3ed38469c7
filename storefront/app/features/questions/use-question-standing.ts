import { useQuery } from '@tanstack/react-query'
import type { QuestionStanding } from '#contract/questions.ts'
import { failsAtOnce, queryClient } from '../../query-client.ts'
import { questionsApi } from './questions-api.ts'

/** Returns whether the logged-in customer may answer questions about a product, and which they have answered. */
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

function standingKey(productId: string, userId: string | undefined) {
  return ['question-standing', productId, userId]
}

async function loadStanding(productId: string): Promise<QuestionStanding> {
  const answer = await questionsApi.standing(productId)
  if (!answer.success) throw new Error(`Nobody knows who may answer questions: ${answer.message}`)
  return answer.data
}
