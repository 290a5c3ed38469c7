import type { AskForNoticeBody, NoticeAskedReply, NoticesReply } from '#contract/notices.ts'
import { authorisedCall } from '../accounts/session/authorised-call.ts'
import { type Answer, call } from '../accounts/session/call.ts'

/** The calls about notices by mail and SMS. */
export const noticeCalls = {
  ask: (body: AskForNoticeBody) => authorisedCall<NoticeAskedReply>({ method: 'POST', path: '/api/notices', body }),
  /** The shop mails a link that confirms the request, or sends a code to the phone. */
  askAsGuest: async (body: AskForNoticeBody): Promise<Answer<NoticeAskedReply>> =>
    (await call<NoticeAskedReply>({ method: 'POST', path: '/api/notices', body })).answer,
  read: () => authorisedCall<NoticesReply>({ method: 'GET', path: '/api/notices' }),
  remove: (id: string) => authorisedCall<NoticesReply>({ method: 'DELETE', path: `/api/notices/${id}` }),
}
