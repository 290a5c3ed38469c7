import type {
  AccountDataReply,
  AvatarRemovedReply,
  AvatarReply,
  CodeBody,
  DeleteUserBody,
  DoneReply,
  EmailBody,
  ResendBody,
  LoginBody,
  NewPasswordBody,
  ProfileBody,
  RegisterBody,
  SessionsReply,
  TokensReply,
  UserReply,
} from '#contract/accounts.ts'
import { authorisedCall } from './authorised-call.ts'
import { call, type Answer } from './call.ts'

/**
 * The calls of section 7 of the specification. Pages that use it load their texts first (messages/account-messages.ts).
 * Other pages import it only once a customer is logged in, never up front.
 */
export const accountApi = {
  login: (body: LoginBody) => post<TokensReply>('/api/user/remember-me-login', body),
  register: (body: RegisterBody, key: string) => post<DoneReply>('/api/user/register', body, key),
  verifyEmail: (body: CodeBody) => post<DoneReply>('/api/user/verifyEmail', body),
  resendOtp: (body: ResendBody) => post<DoneReply>('/api/user/resendOtp', body),
  forgotPassword: (body: EmailBody) => post<DoneReply>('/api/user/forgot-password', body),
  verifyForgotPasswordOtp: (body: CodeBody) => post<DoneReply>('/api/user/verify-forgot-password-otp', body),
  /** Resets a forgotten password. The verified code has set a cookie that allows it. */
  resetPassword: (body: NewPasswordBody) => post<DoneReply>('/api/user/reset-password', body),
  /** Requires a session; ends all of them, so that a new login follows. */
  changePassword: (body: NewPasswordBody) =>
    authorisedCall<DoneReply>({ method: 'POST', path: '/api/user/reset-password', body }),
  updateUser: (id: string, body: ProfileBody) =>
    authorisedCall<UserReply>({ method: 'PUT', path: `/api/user/${id}`, body }),
  /** @param form  contains the picture in its field `avatar` */
  putAvatar: (form: FormData) =>
    authorisedCall<AvatarReply>({ method: 'PUT', path: '/api/user/user-avatar', body: form }),
  removeAvatar: (address: string) =>
    authorisedCall<AvatarRemovedReply>({
      method: 'DELETE',
      path: `/api/user/delete-avatar?img=${encodeURIComponent(address)}`,
    }),
  sessions: () => authorisedCall<SessionsReply>({ method: 'GET', path: '/api/user/sessions' }),
  endSession: (id: string) => authorisedCall<DoneReply>({ method: 'DELETE', path: `/api/user/sessions/${id}` }),
  endOtherSessions: () => authorisedCall<DoneReply>({ method: 'DELETE', path: '/api/user/sessions' }),
  /** Returns all data about the logged-in customer. */
  data: () => authorisedCall<AccountDataReply>({ method: 'GET', path: '/api/user/data' }),
  deleteUser: (id: string, body: DeleteUserBody) =>
    authorisedCall<DoneReply>({ method: 'DELETE', path: `/api/user/${id}`, body }),
}

async function post<Reply>(path: `/api/${string}`, body: object, idempotencyKey?: string): Promise<Answer<Reply>> {
  return (await call<Reply>({ method: 'POST', path, body, idempotencyKey })).answer
}
