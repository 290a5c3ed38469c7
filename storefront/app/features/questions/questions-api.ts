import type {
  PostSentReply,
  ProductQuestionsReply,
  QuestionBody,
  QuestionDeletedReply,
  QuestionStandingReply,
} from '#contract/questions.ts'
import { authorisedCall } from '../accounts/session/authorised-call.ts'
import { type Answer, call } from '../accounts/session/call.ts'
import { sendOnce } from '../orders/send-once.ts'

/** Parts that use it load the texts of the session first. */
export const questionsApi = {
  list: async (productId: string, search: URLSearchParams): Promise<Answer<ProductQuestionsReply>> =>
    (await call<ProductQuestionsReply>({ method: 'GET', path: `/api/product/${productId}/questions?${search}` }))
      .answer,
  standing: (productId: string) =>
    authorisedCall<QuestionStandingReply>({ method: 'GET', path: `/api/questions/mine?productId=${productId}` }),
  /** Calls with the member's session, if any. A repeated call is the same question. */
  ask: (productId: string, body: QuestionBody) => sendOnce<PostSentReply>(`/api/product/${productId}/questions`, body),
  edit: (questionId: string, words: string) =>
    authorisedCall<PostSentReply>({ method: 'PUT', path: `/api/questions/${questionId}`, body: { text: words } }),
  remove: (questionId: string) =>
    authorisedCall<QuestionDeletedReply>({ method: 'DELETE', path: `/api/questions/${questionId}` }),
  answer: (questionId: string, words: string) =>
    authorisedCall<PostSentReply>({
      method: 'POST',
      path: `/api/questions/${questionId}/answers`,
      body: { text: words },
    }),
}
