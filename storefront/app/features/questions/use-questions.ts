import { type InfiniteData, useInfiniteQuery } from '@tanstack/react-query'
import type { Question } from '#contract/questions.ts'
import { failsAtOnce, queryClient } from '../../query-client.ts'
import type { ServedQuestions } from './load-questions.ts'
import { questionsApi } from './questions-api.ts'

/** The number of questions served with a product (contract/questions.ts). */
const QUESTIONS_A_PAGE = 5

/** Returns the questions loaded so far, beginning with the served ones. */
export function useQuestions(productId: string, served: ServedQuestions | undefined) {
  const initialData: InfiniteData<ServedQuestions, number> | undefined = served && { pages: [served], pageParams: [1] }
  const query = useInfiniteQuery(
    {
      queryKey: questionsKey(productId),
      queryFn: ({ pageParam }) => loadPage(productId, pageParam),
      initialPageParam: 1,
      getNextPageParam: ({ total }, pages) => (pages.length * QUESTIONS_A_PAGE < total ? pages.length + 1 : undefined),
      ...(initialData && { initialData }),
      ...failsAtOnce,
    },
    queryClient,
  )
  return { ...query, questions: distinct(query.data?.pages.flatMap(({ data }) => data) ?? []) }
}

/** Removes a question that the shopper has deleted. */
export function dropQuestion(productId: string, questionId: string): void {
  queryClient.setQueryData<InfiniteData<ServedQuestions, number>>(questionsKey(productId), (before) => {
    if (!before?.pages.some(({ data }) => data.some(({ _id }) => _id === questionId))) return before
    const pages = before.pages.map(({ data, total }) => ({
      data: data.filter(({ _id }) => _id !== questionId),
      total: total - 1,
    }))
    return { ...before, pages }
  })
}

function questionsKey(productId: string) {
  return ['questions', productId]
}

async function loadPage(productId: string, page: number): Promise<ServedQuestions> {
  const search = new URLSearchParams({ page: String(page), limit: String(QUESTIONS_A_PAGE) })
  const answer = await questionsApi.list(productId, search)
  if (!answer.success) throw new Error(`The questions could not be loaded: ${answer.message}`)
  return answer
}

/** Removes duplicates: a question published meanwhile moves another one to the next page. */
function distinct(questions: readonly Question[]): Question[] {
  return [...new Map(questions.map((question) => [question._id, question])).values()]
}
